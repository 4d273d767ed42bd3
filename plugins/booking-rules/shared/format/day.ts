import { DAY_MS, dayNumber, weekdayOfNumber, type Day } from '../domain/stay';
import { currentLanguage, dateFormat } from './language';

/** As English texts abbreviate them, Sunday first. */
export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export const MONTHS: readonly string[] = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** Day number of some Sunday. */
const SUNDAY = 3;

/** A day as guests read it: `Fri 4 Dec 2026`. What is no day is given back as it is. */
export function formatDay(day: Day): string {
  const number = dayNumber(day);
  if (Number.isNaN(number)) return day;
  if (currentLanguage() !== 'en') return dateFormat('day').format(number * DAY_MS);
  return `${WEEKDAYS[weekdayOfNumber(number)]} ${dateAndMonth(day)} ${day.slice(0, 4)}`;
}

/** A day where the year goes without saying: `4 Dec`. What is no day is given back as it is. */
export function formatShortDay(day: Day): string {
  const number = dayNumber(day);
  if (Number.isNaN(number)) return day;
  return currentLanguage() === 'en' ? dateAndMonth(day) : dateFormat('short-day').format(number * DAY_MS);
}

/** A weekday as a column of a calendar heads it: `Sun`. @param weekday Sunday 0 */
export function weekdayName(weekday: number): string {
  if (currentLanguage() !== 'en') return dateFormat('weekday').format((SUNDAY + weekday) * DAY_MS);
  return WEEKDAYS[weekday] ?? String(weekday);
}

function dateAndMonth(day: Day): string {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}
