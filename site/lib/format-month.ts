import type { Day } from 'booking-rules/shared/domain/stay';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The month of a day as its caption: `December 2026`. */
export function formatMonth(day: Day): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** A day without its weekday, for what is read rather than planned: `12 October 2026`. */
export function formatDate(day: Day): string {
  return `${Number(day.slice(8))} ${formatMonth(day)}`;
}
