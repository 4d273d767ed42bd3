import { checkStay, type StayRequest } from '../domain/availability';
import type { TakenNight, Trace, TracedPromotion } from './trace';
import type { AppliedPromotion } from '../domain/pricing/promotion';
import type { Listing } from '../listing/listing';
import { withExtras } from '../domain/folio/quoted-extras';
import type { AgreedExtra, ExtraOffer } from '../domain/pricing/extra';
import { priceInDetail, type Price } from '../domain/pricing/price';
import { quoteTermsOf } from '../domain/pricing/quote';
import { appliedRatePlan, STANDARD_RATE, type RatePlan } from '../domain/pricing/rate-plan';
import { isParty, isStay, LONGEST_STAY_NIGHTS, nightCount } from '../domain/stay';
import { minimumStayCandidates } from './trace-minimum-stay';
import { traceNights, tracePromotion, type AskedPromotion } from './trace-price';
import { traceSteps } from './trace-steps';

/** A stay that a manager wants explained. */
export interface TraceQuestion {
  listing: Listing;
  request: StayRequest;
  /** The code that came with it; null for none. */
  promotion: AskedPromotion | null;
  /** The rate plan by which it is priced; the standard one where nothing is said. */
  ratePlan?: RatePlan;
  /** Extras that can be booked beside the stay, and those that are chosen; none where nothing is said. */
  extras?: { offered: ExtraOffer[]; chosen: readonly AgreedExtra[] };
  /** Who holds the taken nights of the stay, first to last. */
  taken: readonly TakenNight[];
  now: Date;
}

/**
 * Explains a stay: each rule looked at, what it said and which one won, and how the price comes about.
 * The verdict is that of `checkStay`, the price that of a quote.
 */
export function traceStay({
  listing,
  request,
  promotion,
  ratePlan = STANDARD_RATE,
  extras = { offered: [], chosen: [] },
  taken,
  now,
}: TraceQuestion): Trace {
  const { apartmentId } = listing.rules;
  const { checkIn, checkOut, guests } = request;
  const verdict = checkStay(listing, request, now);
  const isDated = isStay(request);
  const minimumStay = isDated ? minimumStayCandidates(listing, checkIn) : [];
  const traced = promotion && tracePromotion(promotion, apartmentId, request, now);
  const applied = traced?.holds ? appliedOf(traced) : null;
  const canPrice = canBePriced(request);
  return {
    apartmentId,
    checkIn,
    checkOut,
    guests,
    asOf: now.toISOString(),
    verdict,
    steps: traceSteps({ listing, request, now, verdict, minimumStay, taken }),
    minimumStay,
    taken: [...taken],
    promotion: traced,
    ratePlans: canPrice
      ? quoteTermsOf(listing, request, applied, now).ratePlans.map(({ refunds: _, ...plan }) => plan)
      : [],
    extras: canPrice ? extras.offered : [],
    price: canPrice ? { ...pricedWithExtras(), nights: traceNights(listing, request, guests) } : null,
  };

  function pricedWithExtras(): Price {
    const plan = appliedRatePlan(ratePlan);
    const { price, basis } = priceInDetail(listing, request, guests, applied, plan);
    const { lines, total } = withExtras(price.lines, request, basis, extras.chosen);
    return { lines, total, deposit: price.deposit };
  }
}

function appliedOf({ code, percent, amount }: TracedPromotion): AppliedPromotion {
  return { code, percent: percent ?? 0, ...(amount !== null && { amount }) };
}

function canBePriced(request: StayRequest): boolean {
  return isStay(request) && nightCount(request) <= LONGEST_STAY_NIGHTS && isParty(request.guests);
}
