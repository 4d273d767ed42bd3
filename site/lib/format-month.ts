import { DAY_MS, dayNumber, type Day } from 'booking-rules/shared/domain/stay';
import { currentLanguage, dateFormat } from 'booking-rules/shared/format/language';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The month of a day as its caption: `December 2026`. */
export function formatMonth(day: Day): string {
  if (currentLanguage() !== 'en') return dateFormat('month').format(dayNumber(day) * DAY_MS);
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** A day without its weekday, for what is read rather than planned: `12 October 2026`. */
export function formatDate(day: Day): string {
  if (currentLanguage() !== 'en') return dateFormat('date').format(dayNumber(day) * DAY_MS);
  return `${Number(day.slice(8))} ${formatMonth(day)}`;
}
