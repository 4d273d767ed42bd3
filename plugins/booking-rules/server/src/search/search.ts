import { askedStay, isBookable, type StayRequest } from '../../../shared/domain/availability';
import type { StayQuery } from '../../../contracts/stays';
import type { StaySort } from '../../../shared/listing/listing';
import { cheapestRates } from '../../../shared/domain/pricing/cheapest';
import { offerOn } from '../../../shared/domain/pricing/offer';
import { totalOf } from '../../../shared/domain/pricing/price';
import type { Promotion } from '../../../shared/domain/pricing/promotion';
import type { Fils } from '../../../shared/format/money';
import { dayNumber, type Day, type Stay } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { filterApartments } from './filter';
import { fromPricesOn } from './from-prices';
import type { SearchIndex } from './search-index';
import { topK, type Order } from './top-k';
import type { Inventory, InventoryItem } from '../inventory/inventory';

/** An entry with the figure that it is listed and sorted by: the total with dates, the from-price without. */
export interface Found {
  entry: InventoryItem;
  price: Fils;
}

/** A page of what was found, and how many there are on all pages. */
export interface FoundPage {
  shown: Found[];
  total: number;
}

/** What an entry costs for the question; NaN, which no limit accepts, when it is no answer to it. */
type PriceOf = (index: number) => Fils;

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
  const guests = query.availabilityGuestNumber ?? 1;
  const stay = stayOf(query);
  const filtered = filterApartments(searchIndex, query, guests);
  const candidates = stay ? freeOf(searchIndex, filtered, stay) : filtered;
  const offer = offerOf(query, searchIndex.snapshot.promotions, localDay(now));
  const priceOf = stay
    ? totals(searchIndex, { ...stay, guests }, offer, now)
    : fromNights(searchIndex, query.availabilityGuestNumber ?? null, offer, now);
  const { priceMin = 0, priceMax = Infinity } = query;
  const prices = new Float64Array(searchIndex.entries.length);
  let count = 0;
  for (const index of candidates) {
    const price = priceOf(index);
    if (!(price >= priceMin && price <= priceMax)) continue;
    prices[index] = price;
    candidates[count] = index;
    count += 1;
  }
  const order = orderOf(searchIndex, query.sort ?? 'recommended', prices);
  const first = topK(candidates.subarray(0, count), page * pageSize, order).subarray((page - 1) * pageSize);
  const shown = Array.from(first, (index) => searchIndex.entries[index])
    .flatMap((entry) => entry ?? [])
    .map((entry, at) => ({ entry, price: prices[first[at] ?? 0] ?? 0 }));
  return { shown, total: count };
}

/** The offer that applies by itself to what is searched for; null where there is none, or none is wanted. */
export function offerOf(
  { offer }: Pick<StayQuery, 'offer'>,
  promotions: Inventory['promotions'],
  today: Day,
): Promotion | null {
  return offer === 'none' ? null : offerOn(promotions.values(), today);
}

function stayOf({ availabilityDateStart, availabilityDateEnd }: StayQuery): Stay | null {
  if (availabilityDateStart === undefined || availabilityDateEnd === undefined) return null;
  return { checkIn: availabilityDateStart, checkOut: availabilityDateEnd };
}

/** Those without a taken night in the stay: most of them fail here, so it is asked first and of all at once. */
function freeOf(
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

function totals(
  { entries, snapshot }: SearchIndex,
  request: StayRequest,
  offer: Promotion | null,
  now: Date,
): PriceOf {
  const stay = askedStay(request, now, true);
  const cheapest = cheapestRates(snapshot.policies, request, request.guests, localDay(now), offer);
  return (index) => {
    const listing = entries[index]?.listing;
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
