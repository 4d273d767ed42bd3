import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import type { MinorUnits } from 'booking-rules/shared/format/money';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';

/** The most nights that can be the cheapest, as a part of all: of more it would say nothing. */
const FEW = 1 / 4;
/** How far below the night in the middle the cheapest has to lie, as a part of that night's price. */
const WORTH_WHILE = 0.05;

/**
 * The lowest price of a night among the days of so many months on which a stay can begin, where it is worth a mark: a
 * quarter of these nights have it at most, and it is at least a twentieth below their median. Null where it is not.
 * @param from a day of the first of these months
 */
export function lowestNight(
  nights: readonly CalendarNight[],
  from: Day,
  months: number,
  canArrive: (day: Day) => boolean,
): MinorUnits | null {
  const first = `${from.slice(0, 8)}01`;
  let end = first;
  for (let month = 0; month < months; month += 1) end = `${addDays(end, 31).slice(0, 8)}01`;
  const rates = nights
    .filter(({ date }) => date >= first && date < end && canArrive(date))
    .map(({ rate }) => rate)
    .sort((one, other) => one - other);
  const [lowest] = rates;
  const median = rates[Math.floor((rates.length - 1) / 2)];
  if (lowest === undefined || median === undefined) return null;
  const count = rates.filter((rate) => rate === lowest).length;
  return count <= rates.length * FEW && lowest <= median * (1 - WORTH_WHILE) ? lowest : null;
}
