import { formatDay } from 'booking-rules/shared/format/day';
import { dayNumber, dubaiDay, type Day, type Weekday } from 'booking-rules/shared/domain/stay';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const known = new Map<string, string>();

/** The day that it is in Dubai. */
export function dubaiToday(): Day {
  return dubaiDay(new Date());
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

/** The days of the week in the order of Dubai's calendars; a day's number is that of `Weekday`, Sunday 0. */
export const WEEK: readonly { day: Weekday; short: string; name: string }[] = [
  { day: 1, short: 'Mon', name: 'Monday' },
  { day: 2, short: 'Tue', name: 'Tuesday' },
  { day: 3, short: 'Wed', name: 'Wednesday' },
  { day: 4, short: 'Thu', name: 'Thursday' },
  { day: 5, short: 'Fri', name: 'Friday' },
  { day: 6, short: 'Sat', name: 'Saturday' },
  { day: 0, short: 'Sun', name: 'Sunday' },
];
