import { askedStay, isBookable, type AskedStay } from '../availability';
import type { Listing } from '../../listing/listing';
import { averageNight, type MinorUnits } from '../../format/money';
import { localDay, localInstant } from '../local-day';
import { maximumStayOf, usualMinimumStay } from '../restrictions/restrictions';
import type { PropertyPolicies } from '../restrictions/rules';
import { spanIndex } from '../restrictions/season-spans';
import { addDays, fromDayNumber, weekdayOfNumber, type Day } from '../stay';
import { offerForStay } from './offer';
import { stayToPrice, totalOf, type StayToPrice } from './price';
import { appliedPromotion, type AppliedPromotion, type Promotion } from './promotion';

/** Nights of the usual stay, of which from-prices are; an apartment with a longer minimum stay has that. */
const USUAL_NIGHTS = 4;
/** Guests of the usual stay, as far as an apartment sleeps them. */
const USUAL_GUESTS = 2;
/** How many days of arrival are looked at, from tomorrow on: about six months. */
const ARRIVAL_DAYS = 180;

/** From what a night costs: that of the cheapest usual stay of the next months, all fees and taxes included. */
export interface FromPrice {
  /** What a night of it costs on average, in whole units of the currency. */
  nightly: MinorUnits;
  nights: number;
  total: MinorUnits;
  /** Its first day; null where none of them can be booked, so that it is what one would cost. */
  checkIn: Day | null;
}

/** What from-prices are worked out for, beside the apartment. */
export interface FromPriceTerms {
  policies: PropertyPolicies;
  /** Null for the usual number. */
  guests: number | null;
  offer: Promotion | null;
  now: Date;
}

/** A usual stay, with all about its price that apartments share. */
interface Arrival {
  stay: AskedStay;
  plain: StayToPrice;
  offered: StayToPrice;
  offerFor: (apartmentId: string) => AppliedPromotion | null;
  /** Two of one kind, both within one season of an apartment, cost the same there. */
  kind: number;
}

/**
 * Works out from-prices of apartments with the same policies: the standard rate, with the offer where it is valid, as
 * the quote for these nights has it. They hold until the local day is over.
 */
export function fromPrices({
  policies,
  guests,
  offer,
  now,
}: FromPriceTerms): (listing: Listing) => FromPrice {
  const today = localDay(now);
  // What can be booked in the last instant of the day can be booked all day.
  const dayEnd = new Date(localInstant(addDays(today, 1), '00:00').getTime() - 1);
  const known = new Map<number, Arrival[]>();
  const arrivalsOf = (nights: number, party: number): Arrival[] => {
    const key = nights * 1_000 + party;
    const arrivals = known.get(key) ?? arrivalsIn({ policies, offer, today, dayEnd }, nights, party);
    known.set(key, arrivals);
    return arrivals;
  };
  return (listing) => {
    const nights = Math.min(maximumStayOf(listing), Math.max(USUAL_NIGHTS, usualMinimumStay(listing)));
    const party = guests ?? Math.min(USUAL_GUESTS, listing.rules.capacity);
    return cheapestOf(listing, nights, arrivalsOf(nights, party));
  };
}

function arrivalsIn(
  { policies, offer, today, dayEnd }: Omit<FromPriceTerms, 'guests' | 'now'> & { today: Day; dayEnd: Date },
  nights: number,
  guests: number,
): Arrival[] {
  const kinds = new Map<string, number>();
  const promotion = offer && appliedPromotion(offer);
  const tomorrow = addDays(today, 1);
  const first = askedStay({ checkIn: tomorrow, checkOut: addDays(tomorrow, nights), guests }, dayEnd, true);
  return Array.from({ length: ARRIVAL_DAYS }, (_, index) => {
    const days = { first: first.first + index, end: first.end + index };
    const stay = { ...first, ...days, checkIn: fromDayNumber(days.first), checkOut: fromDayNumber(days.end) };
    const plain = stayToPrice(policies, stay, guests);
    const charges = plain.charges.map(({ index: charge, times }) => `${charge} ${times}`);
    const key = [weekdayOfNumber(days.first), ...charges].join();
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    const offerFor = offerForStay(offer, stay, today);
    return { stay, plain, offered: { ...plain, promotion }, offerFor, kind };
  });
}

function cheapestOf(listing: Listing, nights: number, arrivals: readonly Arrival[]): FromPrice {
  const priceOf = pricesOf(listing);
  let [total, checkIn]: [MinorUnits, Day | null] = [Infinity, null];
  const end = arrivals.at(-1)?.stay.end ?? 0;
  /** The next taken night: it rules out every stay that has it, and all that leave before it are free. */
  let taken = -1;
  for (const arrival of arrivals) {
    const { stay } = arrival;
    if (taken < stay.first) taken = listing.taken.firstBetween(stay.first, end) ?? Infinity;
    if (taken < stay.end) continue;
    // The price comes before the other rules: few stays cost less than the cheapest so far.
    const price = priceOf(arrival);
    if (price < total && isBookable(listing, stay)) [total, checkIn] = [price, stay.checkIn];
  }
  if (checkIn === null) total = arrivals.reduce((least, one) => Math.min(least, priceOf(one)), Infinity);
  return { nightly: averageNight(total, nights), nights, total, checkIn };
}

/** What stays in an apartment cost, each kind worked out once for each of its seasons. */
function pricesOf(listing: Listing): (arrival: Arrival) => MinorUnits {
  const { starts } = listing.compiled.seasonSpans;
  const known = new Map<number, MinorUnits>();
  return ({ stay, plain, offered, offerFor, kind }) => {
    const isOffered = offerFor(listing.rules.apartmentId) !== null;
    const toPrice = isOffered ? offered : plain;
    const span = spanIndex(starts, stay.first);
    if ((starts[span + 1] ?? Infinity) < stay.end) return totalOf(listing, toPrice);
    const key = 2 * (kind * starts.length + span) + Number(isOffered);
    const price = known.get(key) ?? totalOf(listing, toPrice);
    known.set(key, price);
    return price;
  };
}
