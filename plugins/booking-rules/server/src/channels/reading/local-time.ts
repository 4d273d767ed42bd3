import { dayNumber, dubaiDay, fromDayNumber, isDay, type Day } from '../../../../shared/domain/stay';

/** A day at the property, and the minute of it; whole days have none. */
export interface LocalTime {
  day: Day;
  minute: number | null;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Dubai has no daylight saving; see `dubaiDay`. */
const DUBAI_OFFSET_MINUTES = 240;
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
  return { day: dubaiDay(new Date(instant)), minute: minuteOf(instant / MINUTE_MS + DUBAI_OFFSET_MINUTES) };
}

/** The time so many minutes later; of a whole day, as many whole days as have begun by then. */
export function plusMinutes({ day, minute }: LocalTime, minutes: number): LocalTime {
  const total = (minute ?? 0) + minutes;
  if (minute === null) return { day: fromDayNumber(dayNumber(day) + Math.ceil(total / DAY_MINUTES)), minute };
  return { day: fromDayNumber(dayNumber(day) + Math.floor(total / DAY_MINUTES)), minute: minuteOf(total) };
}

/** The offset of a zone of the IANA list, by the tables of the runtime; null for any other name. */
export const ianaOffset: ZoneOffset = (zone, wallClock) => {
  const format = formatOf(zone);
  if (!format) return null;
  // The clocks may change between the guess and the instant: what holds at the second guess is right.
  const guess = wallClock - shownBy(format, wallClock) + wallClock;
  return Math.round((shownBy(format, guess) - guess) / MINUTE_MS);
};

const formats = new Map<string, Intl.DateTimeFormat | null>();
const MOST_FORMATS = 100;

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const format = makeFormat(zone);
  formats.set(zone, format);
  return format;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    });
  } catch {
    return null;
  }
}

/** What the clocks of a zone show at an instant, as if they were UTC's. */
function shownBy(format: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const [year, month, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => parts.get(type) ?? 0) as [number, number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function minuteOf(minutes: number): number {
  return ((Math.floor(minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}
