/** A calendar day at the property as `YYYY-MM-DD`. A night is named by the day on whose evening the guest sleeps. */
export type Day = string;

/** A half-open span of nights `[checkIn, checkOut)`: the guest sleeps on checkIn and leaves on checkOut. */
export interface Stay {
  checkIn: Day;
  checkOut: Day;
}

/** Sunday 0 to Saturday 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * No stay is longer than this: every night from today to the end of the longest booking window, three years away.
 */
export const LONGEST_STAY_NIGHTS = 1_096;

/** No party is larger than this; the API and every rule use the same limit. */
export const LARGEST_PARTY = 50;

/** Most infants, and most pets, that come beside the guests who are counted. */
export const MOST_BESIDE_GUESTS = 5;

export const DAY_MS = 86_400_000;
const DAY_PATTERN = /^[1-9]\d{3}-\d\d-\d\d$/;
const FIRST_DAY = Date.UTC(1000, 0, 1) / DAY_MS;
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY_MS;

/**
 * The days of this century, each parsed and formatted once: for every apartment of a search the rules use the same
 * few hundred of them. Other days are not cached, so hostile input cannot fill the memory.
 */
const FIRST_KEPT = Date.UTC(2000, 0, 1) / DAY_MS;
const LAST_KEPT = Date.UTC(2099, 11, 31) / DAY_MS;
const keptDays = new Map<number, Day>();
const keptNumbers = new Map<Day, number>();

function keep(number: number, day: Day): void {
  if (!(number >= FIRST_KEPT && number <= LAST_KEPT)) return;
  keptDays.set(number, day);
  keptNumbers.set(day, number);
}

/** Days since 1970-01-01; NaN when the text is not a real calendar day of the years 1000 to 9999. */
export function dayNumber(day: Day): number {
  const kept = keptNumbers.get(day);
  if (kept !== undefined) return kept;
  const number = readDay(day);
  keep(number, day);
  return number;
}

function readDay(day: Day): number {
  if (!DAY_PATTERN.test(day)) return NaN;
  const month = Number(day.slice(5, 7));
  const date = Number(day.slice(8));
  if (month < 1 || month > 12 || date < 1) return NaN;
  const ms = Date.UTC(Number(day.slice(0, 4)), month - 1, date);
  return date > 28 && new Date(ms).getUTCDate() !== date ? NaN : ms / DAY_MS;
}

/**
 * The day that is `number` days after 1970-01-01, limited to the years 1000 to 9999. For NaN it is the empty text,
 * which is not a day and sorts before every day.
 */
export function fromDayNumber(number: number): Day {
  const kept = keptDays.get(number);
  if (kept !== undefined) return kept;
  if (Number.isNaN(number)) return '';
  const whole = Math.min(LAST_DAY, Math.max(FIRST_DAY, Math.floor(number)));
  const day = new Date(whole * DAY_MS).toISOString().slice(0, 10);
  keep(whole, day);
  return day;
}

/** True for a real calendar day written `YYYY-MM-DD`. */
export function isDay(value: unknown): value is Day {
  return typeof value === 'string' && !Number.isNaN(dayNumber(value));
}

/** The day `count` days later (earlier when negative); the empty text when there is none. */
export function addDays(day: Day, count: number): Day {
  return fromDayNumber(dayNumber(day) + count);
}

/** The same day of another year; 29 February becomes 28 February where there is none. */
export function addYears(day: Day, count: number): Day {
  const year = String(Number(day.slice(0, 4)) + count).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  return isDay(same) ? same : `${year}-02-28`;
}

/** Days from `from` to `to`; the nights of a stay when given its check-in and check-out. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** True when both are real days and check-out is after check-in. */
export function isStay(stay: Stay): boolean {
  return daysBetween(stay.checkIn, stay.checkOut) > 0;
}

/** True for a possible number of guests, wherever they stay: a whole number from 1 to `LARGEST_PARTY`. */
export function isParty(guests: number): boolean {
  return Number.isInteger(guests) && guests >= 1 && guests <= LARGEST_PARTY;
}

/** Number of nights slept. */
export function nightCount(stay: Stay): number {
  return daysBetween(stay.checkIn, stay.checkOut);
}

/** Every night of the stay, first to last; none when it is not a stay. */
export function nightsOf(stay: Stay): Day[] {
  const first = dayNumber(stay.checkIn);
  return Array.from({ length: Math.max(0, nightCount(stay)) }, (_, index) => fromDayNumber(first + index));
}

/** The weekday of a day, Sunday 0. */
export function weekdayOf(day: Day): Weekday {
  return weekdayOfNumber(dayNumber(day));
}

/** The weekday of a day number, Sunday 0. */
export function weekdayOfNumber(number: number): Weekday {
  // 1970-01-01 was a Thursday.
  return ((((number + 4) % 7) + 7) % 7) as Weekday;
}
