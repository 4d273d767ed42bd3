import type { PropertyPolicies, ListingRules, Season, TakenNights } from '../domain/restrictions/rules';
import { seasonsFor } from '../domain/restrictions/season';

/** An apartment with everything that decides about its stays: the one thing every rule is asked about. */
export interface Listing {
  rules: ListingRules;
  policies: PropertyPolicies;
  /** Those that can matter to it, most specific first. */
  seasons: readonly Season[];
  taken: TakenNights;
}

/** Puts a listing together from its parts, with the seasons in the order the rules need. */
export function listingOf(
  rules: ListingRules,
  policies: PropertyPolicies,
  seasons: readonly Season[],
  taken: TakenNights,
): Listing {
  return { rules, policies, seasons: seasonsFor(seasons, rules.apartmentId), taken };
}
