import { dayNumber, type Day } from 'booking-rules/shared/domain/stay';

const NAMES = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const known = new Map<string, string>();

/** `February 2027`, the month of a day. */
export function monthName(day: Day): string {
  const month = day.slice(0, 7);
  const name = known.get(month) ?? NAMES.format(new Date(dayNumber(`${month}-01`) * 86_400_000));
  known.set(month, name);
  return name;
}

/** The first day of the month that is so many months later. */
export function monthAfter(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}
