import type { Listing } from '../../listing/listing';
import type { Fils } from '../../format/money';
import type { Season } from '../restrictions/rules';
import type { Day } from '../stay';

/** The lowest nightly rate that a guest can still get: base, weekend and the seasons that are not over. */
export function fromRate({ rules, seasons, policies }: Listing, today: Day): Fils {
  const hasWeekdays = policies.weekendNights.length < 7;
  const hasWeekends = policies.weekendNights.length > 0;
  const ratesOf = ({ nightlyRate, weekendRate }: Pick<Season, 'nightlyRate' | 'weekendRate'>) => [
    hasWeekdays || weekendRate === null ? nightlyRate : null,
    hasWeekends ? weekendRate : null,
  ];
  const rates = [rules, ...seasons.filter(({ lastNight }) => lastNight >= today)].flatMap(ratesOf);
  return Math.min(...rates.filter((rate) => rate !== null));
}
