import type { Listing } from '../../listing/listing';
import type { PropertyPolicies } from '../restrictions/rules';
import type { Day, Stay } from '../stay';
import { stayToPrice, type StayToPrice } from './price';
import { isForApartment, isInTime, type RatePlan } from './rate-plan';

/** The cheapest way to book a stay: the plan, null for the standard one, and what its price follows from. */
export interface CheapestRate {
  plan: RatePlan | null;
  toPrice: StayToPrice;
}

/**
 * For each listing of these policies the plan with the least total, as fast as a search needs it: what a plan does to
 * the nights decides, since everything after it grows with what it leaves of them.
 */
export function cheapestRates(
  policies: PropertyPolicies,
  stay: Stay,
  guests: number,
  today: Day,
): (listing: Listing) => CheapestRate {
  const standard: CheapestRate = { plan: null, toPrice: stayToPrice(policies, stay, guests) };
  const cheaper = policies.ratePlans
    .filter((plan) => plan.percent < 0 && isInTime(plan, stay.checkIn, today))
    .sort((a, b) => a.percent - b.percent)
    .map((plan) => ({ plan, toPrice: stayToPrice(policies, stay, guests, null, plan) }));
  if (cheaper.length === 0) return () => standard;
  return ({ rules }) => cheaper.find(({ plan }) => isForApartment(plan, rules.apartmentId)) ?? standard;
}
