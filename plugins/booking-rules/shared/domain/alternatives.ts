import { askedStay, isBookable, type StayRequest } from './availability';
import type { MinorUnits } from '../format/money';
import type { Listing } from '../listing/listing';
import { nearbyStays } from './nearby-stays';
import { priceStay } from './pricing/price';
import type { AppliedPromotion } from './pricing/promotion';
import type { AppliedRatePlan } from './pricing/rate-plan';
import { isParty, isStay, type Stay } from './stay';

/** How many stays are offered at most in place of a refused one. */
export const MOST_ALTERNATIVES = 5;
/** How many other apartments are considered; any after them are ignored. */
export const MOST_LISTINGS_SEEN = 20_000;
/** How many of them, the most similar first, are checked for the dates: in the area, and again elsewhere. */
export const MOST_LISTINGS_ASKED = 1_000;

/** A stay that really can be booked, offered in place of one that cannot; whoever shows it adds the apartment's name. */
export interface AlternativeStay extends StayRequest {
  apartmentId: string;
  total: MinorUnits;
}

/** A refused stay, and the apartments among which to look for others. */
export interface RefusedRequest {
  /** The requested apartment; null when there is none. */
  asked: Listing | null;
  /** May contain the requested apartment, which is skipped. */
  others: Iterable<Listing>;
  request: StayRequest;
  /** The promotion discount that a stay in an apartment would get. */
  promotionFor: (listing: Listing, stay: Stay) => AppliedPromotion | null;
  /** The rate plan by which a stay in an apartment is priced; the standard one where nothing is said. */
  ratePlanFor?: (listing: Listing, stay: Stay) => AppliedRatePlan | null;
  now: Date;
}

/**
 * Up to five stays that can be booked in place of a refused one, each with its total, by what they cost the guest to
 * change: one with the same arrival and another departure, two on other days, and two in other apartments on the same
 * days, those of its area first. A party that is too large is offered the same stay for as many guests as the apartment
 * sleeps, and larger apartments: other days would not help it. Places that one kind leaves free go to the others in
 * this order.
 */
export function findAlternatives(refused: RefusedRequest): AlternativeStay[] {
  const { asked, request, now } = refused;
  if (!isStay(request) || !isParty(request.guests)) return [];
  const others = { offers: otherApartments(refused), share: 2 };
  if (!asked) return choose([others]);
  const offers = (stays: Stay[]): AlternativeStay[] =>
    stays.flatMap((stay) => offerOf(refused, asked, stay) ?? []);
  if (!canHost(asked, request)) return choose([{ offers: fewerGuests(refused, asked), share: 1 }, others]);
  const { kept, moved, resized } = nearbyStays(asked, request, now, MOST_ALTERNATIVES);
  return choose([
    { offers: offers(kept), share: 1 },
    { offers: offers(moved), share: 2 },
    { offers: offers(resized), share: kept.length === 0 ? 1 : 0 },
    others,
  ]);
}

/** The asked stay for as many guests as the apartment sleeps, where they were too many. */
function fewerGuests(refused: RefusedRequest, asked: Listing): AlternativeStay[] {
  const { capacity, listed } = asked.rules;
  if (!listed || refused.request.guests <= capacity) return [];
  const { checkIn, checkOut } = refused.request;
  const offer = offerOf(refused, asked, { checkIn, checkOut }, capacity);
  return offer ? [offer] : [];
}

function choose(kinds: { offers: AlternativeStay[]; share: number }[]): AlternativeStay[] {
  let free = kinds.reduce(
    (left, { offers, share }) => left - Math.min(share, offers.length),
    MOST_ALTERNATIVES,
  );
  return kinds.flatMap(({ offers, share }) => {
    const extra = Math.max(0, Math.min(free, offers.length - share));
    free -= extra;
    return offers.slice(0, share + extra);
  });
}

/** Reasons that no other date can change. */
function canHost({ rules }: Listing, { guests }: StayRequest): boolean {
  return rules.listed && guests <= rules.capacity;
}

/** The stay with its total, if it can be booked. */
function offerOf(
  { request, promotionFor, ratePlanFor, now }: RefusedRequest,
  listing: Listing,
  stay: Stay,
  guests = request.guests,
): AlternativeStay | null {
  const { checkIn, checkOut } = stay;
  if (!isBookable(listing, askedStay({ checkIn, checkOut, guests }, now))) return null;
  const { total } = priceStay(
    listing,
    stay,
    guests,
    promotionFor(listing, stay),
    ratePlanFor?.(listing, stay),
  );
  return { apartmentId: listing.rules.apartmentId, checkIn, checkOut, guests, total };
}

/** Other apartments on the requested days, those of the area first. */
function otherApartments(refused: RefusedRequest): AlternativeStay[] {
  const { asked, request } = refused;
  const here: Listing[] = [];
  const elsewhere: Listing[] = [];
  const seen = new Set(asked ? [asked.rules.apartmentId] : []);
  let left = MOST_LISTINGS_SEEN;
  for (const listing of refused.others) {
    if (left-- === 0) break;
    const { apartmentId, district } = listing.rules;
    if (seen.has(apartmentId) || !canHost(listing, request)) continue;
    seen.add(apartmentId);
    (district === asked?.rules.district ? here : elsewhere).push(listing);
  }
  const offers = offersAmong(refused, here, MOST_ALTERNATIVES);
  return [...offers, ...offersAmong(refused, elsewhere, MOST_ALTERNATIVES - offers.length)];
}

function offersAmong(refused: RefusedRequest, listings: Listing[], most: number): AlternativeStay[] {
  if (most <= 0) return [];
  const { checkIn, checkOut } = refused.request;
  const offers: AlternativeStay[] = [];
  for (const listing of mostAlike(refused.asked, listings).slice(0, MOST_LISTINGS_ASKED)) {
    const offer = offerOf(refused, listing, { checkIn, checkOut });
    if (offer) offers.push(offer);
    if (offers.length === most) break;
  }
  return offers;
}

/** Closest in bedrooms, then in nightly rate; in the given order when no apartment was requested. */
function mostAlike(asked: Listing | null, listings: Listing[]): Listing[] {
  if (!asked) return listings;
  const { bedrooms, nightlyRate } = asked.rules;
  const bedroomsApart = ({ rules }: Listing): number => Math.abs(rules.bedrooms - bedrooms);
  const rateApart = ({ rules }: Listing): number => Math.abs(rules.nightlyRate - nightlyRate);
  return [...listings].sort((a, b) => bedroomsApart(a) - bedroomsApart(b) || rateApart(a) - rateApart(b));
}
