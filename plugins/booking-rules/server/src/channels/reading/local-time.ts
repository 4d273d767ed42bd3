import { dayNumber, fromDayNumber, isDay, type Day } from '../../../../shared/domain/stay';
import { localClock } from '../../../../shared/domain/local-day';
import { offsetOnClock } from '../../../../shared/domain/time-zone';

/** A day at the property, and the minute of it; whole days have none. */
export interface LocalTime {
  day: Day;
  minute: number | null;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d))?(Z?)$/;
/** A date-time of eight digits only: the value of a date whose type was not said. */
const BARE_DATE = /^(\d{4}-\d\d-\d\d)T::$/;

/** How far a zone is ahead of UTC, in minutes, when its clocks show a time; null for a zone that is not known. */
export type ZoneOffset = (zone: string, wallClock: number) => number | null;

/**
 * A value of DTSTART or DTEND as a time at the property. Days stay the days that they are; times of a zone are
 * converted, times without a zone (or of one that nobody knows) are the property's.
 * @param value as jCal writes it: `2027-01-31`, `2027-01-31T16:00:00`, `2027-01-31T12:00:00Z`
 * @returns null for what is no time
 */
export function localTimeOf(value: unknown, zone: string | null, offsetOf: ZoneOffset): LocalTime | null {
  if (typeof value !== 'string') return null;
  const bare = BARE_DATE.exec(value)?.[1] ?? value;
  if (isDay(bare)) return { day: bare, minute: null };
  const [, day, hours, minutes, , utc] = DATE_TIME.exec(value) ?? [];
  if (day === undefined || !isDay(day) || Number(hours) > 24 || Number(minutes) > 59) return null;
  const minute = Number(hours) * 60 + Number(minutes);
  const wallClock = dayNumber(day) * DAY_MINUTES * MINUTE_MS + minute * MINUTE_MS;
  const offset = utc === 'Z' ? 0 : zone === null ? null : offsetOf(zone, wallClock);
  if (offset === null) return plusMinutes({ day, minute }, 0);
  const instant = wallClock - offset * MINUTE_MS;
  const local = localClock(instant);
  return { day: fromDayNumber(local.day), minute: minuteOf(local.clock / MINUTE_MS) };
}

/** The time so many minutes later; of a whole day, as many whole days as have begun by then. */
export function plusMinutes({ day, minute }: LocalTime, minutes: number): LocalTime {
  const total = (minute ?? 0) + minutes;
  if (minute === null) return { day: fromDayNumber(dayNumber(day) + Math.ceil(total / DAY_MINUTES)), minute };
  return { day: fromDayNumber(dayNumber(day) + Math.floor(total / DAY_MINUTES)), minute: minuteOf(total) };
}

/** The offset of a zone of the IANA list, by the tables of the runtime; null for any other name. */
export const ianaOffset: ZoneOffset = (zone, wallClock) => {
  const offset = offsetOnClock(zone, wallClock);
  return offset === null ? null : offset / MINUTE_MS;
};

function minuteOf(minutes: number): number {
  return ((Math.floor(minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}
