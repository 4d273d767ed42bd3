import { placeOfBusiness } from '../format/place';
import { DAY_MS, fromDayNumber, type Day } from './stay';
import { offsetAt, offsetOnClock } from './time-zone';

/** The calendar day at the property at an instant, in the time zone of the business. */
export function localDay(now: Date): Day {
  return fromDayNumber(localClock(now).day);
}

/** What clocks at the property show at an instant: the day number, and milliseconds since 1970-01-01. */
export function localClock(now: Date | number): { day: number; clock: number } {
  const instant = Number(now);
  const clock = instant + (offsetAt(placeOfBusiness().timeZone, instant) ?? NaN);
  return { day: Math.floor(clock / DAY_MS), clock };
}

/**
 * The instant at which clocks at the property show a time (`HH:MM`) on a day; an invalid date when either is malformed.
 * Where clocks are put forward over that time it is as much later; where they show it twice it is the first.
 */
export function localInstant(day: Day, time: string): Date {
  const wallClock = Date.parse(`${day}T${time}:00Z`);
  return new Date(wallClock - (offsetOnClock(placeOfBusiness().timeZone, wallClock) ?? NaN));
}
