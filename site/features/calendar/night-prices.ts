import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import type { Fils } from 'booking-rules/shared/format/money';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';

/**
 * The lowest price of a night among the days of so many months on which a stay can begin; null where all cost the same,
 * so that none is cheaper.
 * @param from a day of the first of these months
 */
export function lowestNight(
  nights: readonly CalendarNight[],
  from: Day,
  months: number,
  canArrive: (day: Day) => boolean,
): Fils | null {
  const first = `${from.slice(0, 8)}01`;
  let end = first;
  for (let month = 0; month < months; month += 1) end = `${addDays(end, 31).slice(0, 8)}01`;
  const rates = nights
    .filter(({ date }) => date >= first && date < end && canArrive(date))
    .map(({ rate }) => rate);
  const lowest = Math.min(...rates);
  return rates.some((rate) => rate > lowest) ? lowest : null;
}
