import { askedStay, isBookable, type StayRequest } from '../../../shared/domain/availability';
import type { PriceHistogram } from '../../../contracts/search/stay-search';
import type { StayQuery } from '../../../contracts/stays';
import type { StaySort } from '../../../shared/listing/listing';
import { cheapestRates } from '../../../shared/domain/pricing/cheapest';
import { offerOn } from '../../../shared/domain/pricing/offer';
import { totalOf } from '../../../shared/domain/pricing/price';
import type { Promotion } from '../../../shared/domain/pricing/promotion';
import type { MinorUnits } from '../../../shared/format/money';
import { flexibleStays } from '../../../shared/domain/flexible-dates';
import { dayNumber, type Day, type Stay } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import type { PropertyPolicies } from '../../../shared/domain/restrictions/rules';
import { filterApartments } from './filter';
import { fromPricesOn } from './from-prices';
import type { SearchIndex } from './search-index';
import { topK, type Order } from '../platform/top-k';
import type { Inventory, InventoryItem } from '../inventory/inventory';

/** An entry with the figure that it is listed and sorted by: the total with dates, the from-price without. */
export interface Found {
  entry: InventoryItem;
  price: MinorUnits;
  /** The stay that the price is of: the cheapest where dates may move; null without dates. */
  stay: Stay | null;
}

/** A page of what was found, and how many there are on all pages. */
export interface FoundPage {
  shown: Found[];
  total: number;
  /** What everything costs that was found but for the limits of price. */
  prices: Float64Array;
}

/** What an entry costs for the question; NaN, which no limit accepts, when it is no answer to it. */
type PriceOf = (index: number) => MinorUnits;

/**
 * Searches an index: filters, then the rules, then the price of everything that is left, since prices are
 * filtered and sorted by.
 * @param page from 1
 */
export function searchStays(
  searchIndex: SearchIndex,
  query: StayQuery,
  { page, pageSize }: { page: number; pageSize: number },
  now: Date,
): FoundPage {
  const candidates = filterApartments(searchIndex, query, query.availabilityGuestNumber ?? 1);
  const priced = priceAll(searchIndex, candidates, query, now);
  const { prices } = priced;
  const { priceMin = 0, priceMax = Infinity } = query;
  const known = new Float64Array(candidates.length);
  let answers = 0;
  let total = 0;
  for (const index of candidates) {
    const price = prices[index] ?? Infinity;
    if (price === Infinity) continue;
    known[answers++] = price;
    // Those that are listed take the place of candidates that have been looked at.
    if (price >= priceMin && price <= priceMax) candidates[total++] = index;
  }
  const order = orderOf(searchIndex, query.sort ?? 'recommended', prices);
  const first = topK(candidates.subarray(0, total), page * pageSize, order).subarray((page - 1) * pageSize);
  return { shown: foundAt(searchIndex, first, priced), total, prices: known.subarray(0, answers) };
}

/** Those of some entries that a search finds, in the order of the index. */
export function findAmong(
  searchIndex: SearchIndex,
  some: ReadonlySet<InventoryItem>,
  query: StayQuery,
  now: Date,
): Found[] {
  const candidates = filterApartments(searchIndex, query, query.availabilityGuestNumber ?? 1).filter(
    (index) => {
      const entry = searchIndex.entries[index];
      return entry !== undefined && some.has(entry);
    },
  );
  const priced = priceAll(searchIndex, candidates, query, now);
  return foundAt(
    searchIndex,
    candidates.filter((index) => priced.prices[index] !== Infinity),
    priced,
  );
}

/** The offer that applies by itself to what is searched for; null where there is none, or none is wanted. */
export function offerOf(
  { offer }: Pick<StayQuery, 'offer'>,
  promotions: Inventory['promotions'],
  today: Day,
): Promotion | null {
  return offer === 'none' ? null : offerOn(promotions.values(), today);
}

/** The stays that a search would have, the most welcome first; null when it has no dates. */
function staysOf(query: StayQuery, { weekendNights }: PropertyPolicies, today: Day): Stay[] | null {
  const { availabilityDateStart: checkIn, availabilityDateEnd: checkOut, flexibleDays } = query;
  if (checkIn !== undefined && checkOut !== undefined) {
    const stay = { checkIn, checkOut };
    return flexibleDays === undefined ? [stay] : flexibleStays({ stay, days: flexibleDays }, today);
  }
  const { flexibleMonth: month, flexibleStay: kind } = query;
  if (month === undefined || kind === undefined) return null;
  return flexibleStays({ month, kind, weekendNights }, today);
}

/** What entries cost, by their index. */
interface Priced {
  /** The stays that were asked for; null without dates. */
  stays: readonly Stay[] | null;
  /** Infinity of an entry that is no answer. */
  prices: Float64Array;
  /** The number of the stay that is the cheapest. */
  chosen: Uint8Array;
}

function priceAll(searchIndex: SearchIndex, candidates: Uint32Array, query: StayQuery, now: Date): Priced {
  const guests = query.availabilityGuestNumber ?? 1;
  const stays = staysOf(query, searchIndex.snapshot.policies, localDay(now));
  const offer = offerOf(query, searchIndex.snapshot.promotions, localDay(now));
  const prices = new Float64Array(searchIndex.entries.length).fill(Infinity);
  const chosen = new Uint8Array(searchIndex.entries.length);
  const priceSome = (some: Uint32Array, priceOf: PriceOf, number: number) => {
    for (const index of some) {
      const price = priceOf(index);
      if (!(price < (prices[index] ?? 0))) continue;
      prices[index] = price;
      chosen[index] = number;
    }
  };
  if (stays === null)
    priceSome(candidates, fromNights(searchIndex, query.availabilityGuestNumber ?? null, offer, now), 0);
  for (const [number, stay] of (stays ?? []).entries()) {
    priceSome(
      freeOf(searchIndex, candidates.slice(), stay),
      totals(searchIndex, { ...stay, guests }, offer, now),
      number,
    );
  }
  return { stays, prices, chosen };
}

function foundAt({ entries }: SearchIndex, indexes: Uint32Array, { stays, prices, chosen }: Priced): Found[] {
  return Array.from(indexes).flatMap((index): Found[] => {
    const entry = entries[index];
    const stay = stays?.[chosen[index] ?? 0] ?? null;
    return entry ? [{ entry, price: prices[index] ?? 0, stay }] : [];
  });
}

/** Those without a taken night in the stay: most of them fail here, so it is asked first and of all at once. */
export function freeOf(
  { snapshot, row }: SearchIndex,
  candidates: Uint32Array,
  { checkIn, checkOut }: Stay,
): Uint32Array {
  const count = snapshot.sheet.keepFree(candidates, row, dayNumber(checkIn), dayNumber(checkOut));
  return candidates.subarray(0, count);
}

function fromNights(
  { entries, snapshot: { policies } }: SearchIndex,
  guests: number | null,
  offer: Promotion | null,
  now: Date,
): PriceOf {
  const priceOf = fromPricesOn({ policies, guests, offer, now });
  return (index) => {
    const entry = entries[index];
    return entry ? priceOf(entry).nightly : NaN;
  };
}

/** The total of each for a stay whose nights are known to be free; NaN where a rule refuses it. */
export function totals(
  { listings, snapshot }: SearchIndex,
  request: StayRequest,
  offer: Promotion | null,
  now: Date,
): PriceOf {
  const stay = askedStay(request, now, true);
  const cheapest = cheapestRates(snapshot.policies, request, request.guests, localDay(now), offer);
  return (index) => {
    const listing = listings[index];
    return listing && isBookable(listing, stay) ? totalOf(listing, cheapest(listing).toPrice) : NaN;
  };
}

/** Entries lie in the order of their ids, which decides where nothing else does. */
function orderOf(searchIndex: SearchIndex, sort: StaySort, prices: Float64Array): Order {
  const { featured, bedrooms, capacity } = searchIndex;
  const byPrice: Order = (a, b) => (prices[a] ?? 0) - (prices[b] ?? 0) || a - b;
  const most =
    (column: Uint8Array | Uint16Array): Order =>
    (a, b) =>
      (column[b] ?? 0) - (column[a] ?? 0) || byPrice(a, b);
  switch (sort) {
    case 'recommended':
      return most(featured);
    case 'price':
      return byPrice;
    case 'price-desc':
      return (a, b) => (prices[b] ?? 0) - (prices[a] ?? 0) || a - b;
    case 'bedrooms':
      return most(bedrooms);
    case 'guests':
      return most(capacity);
  }
}

/** How prices lie: how many in each of some steps of equal size, from the least to the most; null without any. */
export function priceHistogram(prices: Float64Array, steps: number): PriceHistogram | null {
  if (prices.length === 0) return null;
  const least = prices.reduce((found, price) => Math.min(found, price), Infinity);
  const most = prices.reduce((found, price) => Math.max(found, price), -Infinity);
  const counts = Array.from({ length: steps }, () => 0);
  for (const price of prices) {
    const share = most === least ? 0 : (price - least) / (most - least);
    const step = Math.min(steps - 1, Math.floor(share * steps));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return { least, most, counts };
}
