import { checkStay, type Reason, type StayRequest } from '../availability';
import type { BookingPolicies } from '../booking-policies';
import { refundLadder, type CancellationPolicy, type Refund } from '../cancellation';
import { cancellationPolicyOf, paymentTermsOf, type Listing } from '../../listing/listing';
import { currencyOfBusiness, type MinorUnits } from '../../format/money';
import { agreePayment, paymentTermsFor, type AgreedPayment } from '../payments/payment-schedule';
import { appliedRatePlan, ratePlansFor, STANDARD_RATE, type RatePlan } from './rate-plan';
import { savingsOf, type Savings } from './offer';
import { priceStay, stayToPrice, totalOf, type Price } from './price';
import type { AppliedPromotion } from './promotion';
import { nightCount, type Day } from '../stay';
import { localDay, localInstant } from '../local-day';

/** What a stay costs and under what terms, before it is numbered and frozen. */
export interface QuoteTerms extends StayRequest, Price {
  apartmentId: string;
  nights: number;
  /** What the promotion saves; null without one. */
  savings: Savings | null;
  /** ISO 4217. */
  currency: string;
  refunds: Refund[];
  /** What the refunds follow from. */
  cancellationPolicy: CancellationPolicy;
  ratePlan: ChosenRatePlan;
  /** What is paid when the stay is booked, and by when the rest. */
  paymentTerms: AgreedPayment;
  /** Every way in which the stay could be booked, the chosen one among them. */
  ratePlans: RatePlanOffer[];
}

/** The rate plan of a stay, kept with its price. */
export type ChosenRatePlan = Pick<RatePlan, 'id' | 'name' | 'percent' | 'paidAtOnce'>;

/** A rate plan with what the stay costs by it, and what cancelling gives back. */
export interface RatePlanOffer extends ChosenRatePlan {
  total: MinorUnits;
  refunds: Refund[];
}

/** A price for a stay that can be booked, or every reason why it cannot. */
export function quoteStay(
  listing: Listing,
  request: StayRequest,
  promotion: AppliedPromotion | null,
  now: Date,
  ratePlan = STANDARD_RATE,
): { ok: true; terms: QuoteTerms } | { ok: false; reasons: Reason[] } {
  const availability = checkStay(listing, request, now);
  return availability.ok
    ? { ok: true, terms: quoteTermsOf(listing, request, promotion, now, ratePlan) }
    : availability;
}

/** The price and terms of a stay, whether or not the rules let a guest book it. */
export function quoteTermsOf(
  listing: Listing,
  { checkIn, checkOut, guests }: StayRequest,
  promotion: AppliedPromotion | null,
  now: Date,
  ratePlan = STANDARD_RATE,
): QuoteTerms {
  const stay = { checkIn, checkOut };
  const { rules, policies } = listing;
  const today = localDay(now);
  const priced = (plan: RatePlan) => {
    const price = priceStay(listing, stay, guests, promotion, appliedRatePlan(plan));
    const policy = plan.cancellation ?? cancellationPolicyOf(listing);
    return { plan, price, policy, refunds: refundLadder(policy.tiers, checkIn, price.total, today) };
  };
  const offered = ratePlansFor(policies.ratePlans, rules.apartmentId, checkIn, today).map(priced);
  // A manager may choose one that guests are not offered any more.
  const chosen = offered.find(({ plan }) => plan.id === ratePlan.id) ?? priced(ratePlan);
  const { paidAtOnce } = chosen.plan;
  const plainly = stayToPrice(policies, stay, guests, null, appliedRatePlan(chosen.plan));
  const terms = paymentTermsFor(paymentTermsOf(listing), { checkIn, paidAtOnce }, today);
  return {
    apartmentId: rules.apartmentId,
    checkIn,
    checkOut,
    guests,
    nights: nightCount(stay),
    currency: currencyOfBusiness(),
    ...chosen.price,
    savings: promotion && savingsOf(promotion.code, totalOf(listing, plainly), chosen.price.total),
    cancellationPolicy: chosen.policy,
    refunds: chosen.refunds,
    ratePlan: chosenOf(chosen.plan),
    paymentTerms: agreePayment(terms, chosen.price.total),
    ratePlans: offered.map(({ plan, price, refunds }) => ({
      ...chosenOf(plan),
      total: price.total,
      refunds,
    })),
  };
}

function chosenOf({ id, name, percent, paidAtOnce }: RatePlan): ChosenRatePlan {
  return { id, name, percent, paidAtOnce };
}

/** Until when a guest's own quote holds. */
export function quoteEnd({ quoteMinutes }: Pick<BookingPolicies, 'quoteMinutes'>, now: Date): Date {
  return new Date(now.getTime() + quoteMinutes * 60_000);
}

/** Until when a manager's quote holds: not into the day of check-in, but at least as long as a guest's own. */
export function enquiryQuoteEnd(policies: BookingPolicies, checkIn: Day, now: Date): Date {
  const offered = now.getTime() + policies.offerHours * 3_600_000;
  const own = quoteEnd(policies, now).getTime();
  return new Date(Math.max(own, Math.min(offered, localInstant(checkIn, '00:00').getTime())));
}
