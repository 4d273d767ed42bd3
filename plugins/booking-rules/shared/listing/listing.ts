import { compileRules, type CompiledRules } from '../domain/restrictions/compiled-rules';
import type { CancellationPolicy } from '../domain/cancellation';
import type { PaymentTerms } from '../domain/payments/payment-schedule';
import type { PropertyPolicies, ListingRules, Season, TakenNights } from '../domain/restrictions/rules';
import {
  seasonsOfDay,
  seasonSpansFor,
  spanIndex,
  type SeasonsOfDay,
} from '../domain/restrictions/season-spans';
import { dayNumber, type Day } from '../domain/stay';

/**
 * An apartment with everything that decides about its stays: the one thing every rule is asked about. Made by
 * `listingOf` alone: what is compiled follows from its rules, policies and seasons. Its taken nights may change.
 */
export interface Listing {
  rules: ListingRules;
  policies: PropertyPolicies;
  /** Those that can matter to it, most specific first. */
  seasons: readonly Season[];
  taken: TakenNights;
  compiled: CompiledRules;
}

/** The orders in which stays can be listed. */
export const STAY_SORTS = ['recommended', 'price', 'price-desc', 'bedrooms', 'guests'] as const;
export type StaySort = (typeof STAY_SORTS)[number];

/** Puts a listing together from its parts, with its rules worked out. */
export function listingOf(
  rules: ListingRules,
  policies: PropertyPolicies,
  allSeasons: readonly Season[],
  taken: TakenNights,
): Listing {
  const spans = seasonSpansFor(allSeasons, rules.apartmentId);
  return { rules, policies, seasons: spans.seasons, taken, compiled: compileRules(rules, policies, spans) };
}

/** What cancelling a stay there gives back. */
export function cancellationPolicyOf({
  rules,
  policies,
}: {
  rules: Pick<ListingRules, 'cancellation'>;
  policies: Pick<PropertyPolicies, 'cancellation'>;
}): CancellationPolicy {
  return rules.cancellation ?? policies.cancellation;
}

/** How a stay there is paid for, before a rate plan or a near arrival has its say. */
export function paymentTermsOf({ rules, policies }: Pick<Listing, 'rules' | 'policies'>): PaymentTerms {
  return rules.paymentTerms ?? policies.paymentTerms;
}

/** The seasons of an apartment on a day, and which of them decide what; none for a text that is no day. */
export function seasonsOn({ compiled: { seasonSpans } }: Listing, day: Day): SeasonsOfDay {
  const { starts, deciding } = seasonSpans;
  return deciding[spanIndex(starts, dayNumber(day))] ?? seasonsOfDay([], NaN);
}
