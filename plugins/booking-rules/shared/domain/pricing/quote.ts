import { checkStay, type Reason, type StayRequest } from '../availability';
import type { BookingPolicies } from '../booking-policies';
import { refundLadder, type CancellationPolicy, type Refund } from '../cancellation';
import { cancellationPolicyOf, type Listing } from '../../listing/listing';
import { CURRENCY } from '../../format/money';
import { priceStay, type AppliedPromotion, type Price } from './price';
import { dubaiDay, dubaiInstant, nightCount, type Day } from '../stay';

/** What a stay costs and under what terms, before it is numbered and frozen. */
export interface QuoteTerms extends StayRequest, Price {
  apartmentId: string;
  nights: number;
  currency: typeof CURRENCY;
  refunds: Refund[];
  /** What the refunds follow from. */
  cancellationPolicy: CancellationPolicy;
}

/** A price for a stay that can be booked, or every reason why it cannot. */
export function quoteStay(
  listing: Listing,
  request: StayRequest,
  promotion: AppliedPromotion | null,
  now: Date,
): { ok: true; terms: QuoteTerms } | { ok: false; reasons: Reason[] } {
  const availability = checkStay(listing, request, now);
  return availability.ok ? { ok: true, terms: quoteTermsOf(listing, request, promotion, now) } : availability;
}

/** The price and terms of a stay, whether or not the rules let a guest book it. */
export function quoteTermsOf(
  listing: Listing,
  { checkIn, checkOut, guests }: StayRequest,
  promotion: AppliedPromotion | null,
  now: Date,
): QuoteTerms {
  const stay = { checkIn, checkOut };
  const cancellationPolicy = cancellationPolicyOf(listing);
  const price = priceStay(listing, stay, guests, promotion);
  return {
    apartmentId: listing.rules.apartmentId,
    checkIn,
    checkOut,
    guests,
    nights: nightCount(stay),
    currency: CURRENCY,
    ...price,
    cancellationPolicy,
    refunds: refundLadder(cancellationPolicy.tiers, checkIn, price.total, dubaiDay(now)),
  };
}

/** Until when a guest's own quote holds. */
export function quoteEnd({ quoteMinutes }: Pick<BookingPolicies, 'quoteMinutes'>, now: Date): Date {
  return new Date(now.getTime() + quoteMinutes * 60_000);
}

/** Until when a manager's quote holds: not into the day of check-in, but at least as long as a guest's own. */
export function enquiryQuoteEnd(policies: BookingPolicies, checkIn: Day, now: Date): Date {
  const offered = now.getTime() + policies.offerHours * 3_600_000;
  const own = quoteEnd(policies, now).getTime();
  return new Date(Math.max(own, Math.min(offered, dubaiInstant(checkIn, '00:00').getTime())));
}
