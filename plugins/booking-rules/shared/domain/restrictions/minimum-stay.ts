import type { Listing } from '../../listing/listing';
import { seasonOn } from './season';
import { dayNumber, fromDayNumber, LONGEST_STAY_NIGHTS, type Day } from '../stay';

/** Which rule set the minimum, most specific first (contract B2). */
export type MinimumStayRule =
  | { kind: 'gap-fill' }
  | { kind: 'season-apartment'; id: string; name: string; firstNight: Day; lastNight: Day }
  | { kind: 'season'; id: string; name: string; firstNight: Day; lastNight: Day }
  | { kind: 'override' }
  | { kind: 'global' }
  | { kind: 'default' };

/** Fewest nights a stay must have, and the rule that says so. */
export interface MinimumStay {
  nights: number;
  rule: MinimumStayRule;
}

/**
 * The minimum stay for an arrival on a day.
 *
 * Order (contract B2): gap fill, season for the apartment, season for all, override, global, 1.
 */
export function minimumStayOn(listing: Listing, arrival: Day): MinimumStay {
  const base = minimumWithoutGap(listing, arrival);
  const gap = listing.rules.gapFilling ? gapFrom(listing, arrival, base.nights) : null;
  return gap === null ? base : { nights: gap, rule: { kind: 'gap-fill' } };
}

/** The minimum stay by the rules alone, as if no night were taken. */
export function minimumWithoutGap({ rules, policies, seasons }: Listing, arrival: Day): MinimumStay {
  const seasonal = seasonOn(seasons, rules.apartmentId, arrival, (season) => season.minimumNights);
  if (seasonal) {
    const { id, name, firstNight, lastNight, apartments } = seasonal.season;
    const kind = apartments === null ? 'season' : 'season-apartment';
    return { nights: atLeastOne(seasonal.rule), rule: { kind, id, name, firstNight, lastNight } };
  }
  if (rules.minimumStayOverride !== null) {
    return { nights: atLeastOne(rules.minimumStayOverride), rule: { kind: 'override' } };
  }
  if (policies.minimumStay !== null)
    return { nights: atLeastOne(policies.minimumStay), rule: { kind: 'global' } };
  return { nights: 1, rule: { kind: 'default' } };
}

/** Nights needed outside of seasons and gaps: override, global, 1. */
export function minimumNightsAsARule({ rules, policies }: Listing): number {
  return atLeastOne(rules.minimumStayOverride ?? policies.minimumStay ?? 1);
}

/** A whole number of nights, 1 where the rule makes no sense. */
function atLeastOne(nights: number): number {
  return nights > 1 ? Math.ceil(nights) : 1;
}

/** Length of the free gap that begins on the day between two taken nights, when it is shorter than the minimum. */
function gapFrom({ taken }: Listing, arrival: Day, minimum: number): number | null {
  if (minimum < 2 || taken.has(arrival)) return null;
  const first = dayNumber(arrival);
  if (!taken.has(fromDayNumber(first - 1))) return null;
  for (let nights = 1; nights < Math.min(minimum, LONGEST_STAY_NIGHTS); nights += 1) {
    if (taken.has(fromDayNumber(first + nights))) return nights;
  }
  return null;
}
