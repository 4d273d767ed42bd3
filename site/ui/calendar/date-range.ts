import type { Day } from 'booking-rules/shared/domain/stay';

/** A stay being chosen: the arrival first, then the departure. */
export interface DateRange {
  start: Day | null;
  end: Day | null;
}

/** The range after a day is picked: it ends a range that was begun, or begins a new one. */
export function pickDay({ start, end }: DateRange, day: Day): DateRange {
  return start !== null && end === null && day > start ? { start, end: day } : { start: day, end: null };
}

/** Whether a day may become the next arrival: none while a departure is being picked, nor those of a whole range. */
export function isArrivalToPick({ start, end }: DateRange, day: Day): boolean {
  if (start === null) return true;
  return end !== null && (day < start || day > end);
}

/** The calendar day of a local `Date`, whatever the zone of the browser. */
export function dayOfDate(date: Date): Day {
  const pad = (part: number, length: number): string => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** Local noon of a calendar day, so that no clock change moves it to another day. */
export function dateOfDay(day: Day): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** What a day is in a range: one that is still open has a beginning only. */
export function placeInRange(
  { start, end }: DateRange,
  day: Day,
): 'open' | 'start' | 'between' | 'end' | null {
  if (start === null || day < start) return null;
  if (day === start) return end === null ? 'open' : 'start';
  if (end === null || day > end) return null;
  return day === end ? 'end' : 'between';
}

/** A line under the number of a day. */
export interface DayNote {
  /** A few characters, as `min 3`. */
  text: string;
  /** The same for a screen reader, as `3-night minimum`. */
  label: string;
  /** It is shown on the day only while that is pointed at, focused or picked. */
  quiet?: boolean;
  /** It is marked, by more than its colour. */
  marked?: boolean;
}

/** How a marked line looks, wherever it stands. */
export const MARKED = 'font-bold underline decoration-2 underline-offset-2';
