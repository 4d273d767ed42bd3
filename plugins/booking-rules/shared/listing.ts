import type { HouseRules, ListingRules, Season, TakenNights } from './rules';
import { seasonsFor } from './season';

/** An apartment with everything that decides about its stays: the one thing every rule is asked about. */
export interface Listing {
  rules: ListingRules;
  house: HouseRules;
  /** Those that can matter to it, most specific first. */
  seasons: readonly Season[];
  taken: TakenNights;
}

/** Puts a listing together from its parts, with the seasons in the order the rules need. */
export function listingOf(
  rules: ListingRules,
  house: HouseRules,
  seasons: readonly Season[],
  taken: TakenNights,
): Listing {
  return { rules, house, seasons: seasonsFor(seasons, rules.apartmentId), taken };
}
