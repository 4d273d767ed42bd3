import { formatDay } from 'booking-rules/shared/format/day';
import { dateFormat } from 'booking-rules/shared/format/language';
import { daysOfWeek } from 'booking-rules/shared/format/place';
import { DAY_MS, dayNumber, type Day, type Weekday } from 'booking-rules/shared/domain/stay';
import { localDay } from 'booking-rules/shared/domain/local-day';
import { messages } from '../messages/messages';

/** The day that it is at the property. */
export function localToday(): Day {
  return localDay(new Date());
}

/** `February 2027`, the month of a day. */
export function monthName(day: Day): string {
  return dateFormat('month').format(dayNumber(`${day.slice(0, 7)}-01`) * DAY_MS);
}

/** The first day of a day's month, or of the month so many months later. */
export function firstOfMonth(day: Day, later = 0): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + later;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

/** `Mon 1 Feb 2027 to Sun 7 Feb 2027`, both included; one day is named once. */
export function formatDays(from: Day, to: Day): string {
  return from === to ? formatDay(from) : messages().components.days.fromTo(formatDay(from), formatDay(to));
}

/** A day of the week in words. */
interface NamedWeekday {
  day: Weekday;
  short: string;
  name: string;
}

/** The days of the week in the order of the calendars of the place; a day's number is that of `Weekday`, Sunday 0. */
export function week(): readonly NamedWeekday[] {
  const t = messages().components.days;
  return daysOfWeek().map((day) => ({ day, short: t.shortWeekday(day), name: t.weekdays[day] ?? '' }));
}
