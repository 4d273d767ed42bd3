import { formatDay } from 'booking-rules/shared/format/day';
import { daysOfWeek } from 'booking-rules/shared/format/place';
import { dayNumber, type Day, type Weekday } from 'booking-rules/shared/domain/stay';
import { localDay } from 'booking-rules/shared/domain/local-day';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const known = new Map<string, string>();

/** The day that it is at the property. */
export function localToday(): Day {
  return localDay(new Date());
}

/** `February 2027`, the month of a day. */
export function monthName(day: Day): string {
  const month = day.slice(0, 7);
  const name = known.get(month) ?? MONTH.format(new Date(dayNumber(`${month}-01`) * 86_400_000));
  known.set(month, name);
  return name;
}

/** The first day of a day's month, or of the month so many months later. */
export function firstOfMonth(day: Day, later = 0): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + later;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

/** `Mon 1 Feb 2027 to Sun 7 Feb 2027`, both included; one day is named once. */
export function formatDays(from: Day, to: Day): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

/** A day of the week in words. */
interface NamedWeekday {
  day: Weekday;
  short: string;
  name: string;
}

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The days of the week in the order of the calendars of the place; a day's number is that of `Weekday`, Sunday 0. */
export function week(): readonly NamedWeekday[] {
  return daysOfWeek().map((day) => {
    const name = NAMES[day] ?? '';
    return { day, short: name.slice(0, 3), name };
  });
}
