import type { Listing } from './listing';
import type { Fils } from './money';
import type { Day } from './stay';

/** The lowest nightly rate that a guest can still get: base, weekend and the seasons that are not over. */
export function fromRate({ rules, seasons }: Listing, today: Day): Fils {
  const seasonal = seasons
    .filter((season) => season.lastNight >= today)
    .flatMap((season) => [season.nightlyRate, season.weekendRate]);
  const rates = [rules.nightlyRate, rules.weekendRate, ...seasonal];
  return Math.min(...rates.filter((rate) => rate !== null));
}
