import { formatShortDay } from 'booking-rules/shared/format/day';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';

/** The first day of the month that comes after a day's. */
function nextMonth(day: Day): Day {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}

/** So many months from a first day of one on, each `[first, next)`. */
export function monthsFrom(day: Day, count: number): { first: Day; next: Day }[] {
  const months: { first: Day; next: Day }[] = [];
  for (let first = day; months.length < count; first = nextMonth(first)) {
    months.push({ first, next: nextMonth(first) });
  }
  return months;
}

/** `Dec 2026`. @param month a day of it, or `2026-12` */
export function monthName(month: string): string {
  const [, name = ''] = formatShortDay(`${month.slice(0, 7)}-01`).split(' ');
  return `${name} ${month.slice(0, 4)}`;
}
