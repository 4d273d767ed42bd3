import type { Listing } from '../../listing/listing';
import type { PropertyPolicies } from '../restrictions/rules';
import type { Day, Stay } from '../stay';
import { offerForStay } from './offer';
import { stayToPrice, type StayToPrice } from './price';
import type { AppliedPromotion, Promotion } from './promotion';
import { isForApartment, isInTime, type RatePlan } from './rate-plan';

/** The cheapest way to book a stay: the plan, null for the standard one, and what its price follows from. */
export interface CheapestRate {
  plan: RatePlan | null;
  toPrice: StayToPrice;
  /** The same without the offer; null where none applies. */
  withoutOffer: StayToPrice | null;
}

/**
 * For each listing of these policies the plan with the least total, as fast as a search needs it: what a plan does to
 * the nights decides, since everything after it grows with what it leaves of them.
 * @param offer the promotion that applies by itself where it is valid
 */
export function cheapestRates(
  policies: PropertyPolicies,
  stay: Stay,
  guests: number,
  today: Day,
  offer: Promotion | null = null,
): (listing: Listing) => CheapestRate {
  const offerFor = offerForStay(offer, stay, today);
  const rateOf = (plan: RatePlan | null) => pairOf(plan, stayToPrice(policies, stay, guests, null, plan));
  const standard = rateOf(null);
  const cheaper = policies.ratePlans
    .filter((plan) => plan.percent < 0 && isInTime(plan, stay.checkIn, today))
    .sort((a, b) => a.percent - b.percent)
    .map((plan) => ({ plan, rates: rateOf(plan) }));
  return ({ rules: { apartmentId } }) => {
    const found = cheaper.find(({ plan }) => isForApartment(plan, apartmentId))?.rates ?? standard;
    return found(offerFor(apartmentId));
  };
}

/** A plan without the offer and with it, each made once: a search asks it of thousands of apartments. */
function pairOf(
  plan: RatePlan | null,
  toPrice: StayToPrice,
): (offer: AppliedPromotion | null) => CheapestRate {
  const plain: CheapestRate = { plan, toPrice, withoutOffer: null };
  let offered: CheapestRate | null = null;
  return (offer) => {
    if (offer === null) return plain;
    offered ??= { plan, toPrice: { ...toPrice, promotion: offer }, withoutOffer: toPrice };
    return offered;
  };
}
