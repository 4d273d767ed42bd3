import fc from 'fast-check';
import type { StayQuery } from '../../../contracts/stays';
import type { StaySort } from '../../../shared/listing/listing';
import { fromPrices } from '../../../shared/domain/pricing/from-price';
import { appliedPromotion, refusePromotion } from '../../../shared/domain/pricing/promotion';
import { quoteStay } from '../../../shared/domain/pricing/quote';
import { localDay } from '../../../shared/domain/local-day';
import { searchIndexOf } from './search-index';
import { instants, queries, snapshots } from '../inventory/inventory.fixture';
import { topK } from './top-k';
import { searchStays, type Found } from './search';
import type { InventoryItem, Inventory } from '../inventory/inventory';

const RUNS = { numRuns: 500 };
const byId = (a: Found, b: Found) => (a.entry.card.apartmentId < b.entry.card.apartmentId ? -1 : 1);
const byPrice = (a: Found, b: Found) => a.price - b.price || byId(a, b);
const ORDERS: Record<StaySort, (a: Found, b: Found) => number> = {
  recommended: (a, b) => Number(b.entry.featured) - Number(a.entry.featured) || byPrice(a, b),
  price: byPrice,
  'price-desc': (a, b) => b.price - a.price || byId(a, b),
  bedrooms: (a, b) => b.entry.card.bedrooms - a.entry.card.bedrooms || byPrice(a, b),
  guests: (a, b) => b.entry.card.capacity - a.entry.card.capacity || byPrice(a, b),
};

/** The price of one entry by the rules themselves; null when it does not answer the question. */
function priceOf(
  { listing }: InventoryItem,
  { promotions }: Inventory,
  query: StayQuery,
  now: Date,
): number | null {
  const { availabilityDateStart: checkIn, availabilityDateEnd: checkOut } = query;
  const guests = query.availabilityGuestNumber ?? 1;
  if (!listing.rules.listed || listing.rules.capacity < guests) return null;
  const announced = query.offer === 'none' ? undefined : announcedIn(promotions, localDay(now));
  if (checkIn === undefined || checkOut === undefined) {
    const asked = query.availabilityGuestNumber ?? null;
    return fromPriceOf({ policies: listing.policies, guests: asked, offer: announced ?? null, now })(listing)
      .nightly;
  }
  const stay = { checkIn, checkOut, guests };
  const isValid = refusePromotion(announced, listing.rules.apartmentId, stay, localDay(now)) === null;
  const quote = quoteStay(listing, stay, announced && isValid ? appliedPromotion(announced) : null, now);
  return quote.ok ? Math.min(...quote.terms.ratePlans.map(({ total }) => total)) : null;
}

/** Made once for the apartments of a snapshot, which are asked one after the other. */
let last: { terms: string; policies: object; priceOf: ReturnType<typeof fromPrices> } | null = null;
function fromPriceOf(terms: Parameters<typeof fromPrices>[0]): ReturnType<typeof fromPrices> {
  const key = JSON.stringify([terms.guests, terms.offer, terms.now]);
  if (last?.terms !== key || last.policies !== terms.policies)
    last = { terms: key, policies: terms.policies, priceOf: fromPrices(terms) };
  return last.priceOf;
}

/** The first promotion on the banner with which somebody can book today. */
function announcedIn(promotions: Inventory['promotions'], today: string) {
  return [...promotions.values()].find(
    ({ active, banner, bookFrom, bookUntil, useLimit, uses }) =>
      active &&
      banner !== null &&
      (bookFrom ?? '') <= today &&
      today <= (bookUntil ?? '9999') &&
      (useLimit === null || uses < useLimit),
  );
}

/** The same search the plain way: every rule asked of every apartment. */
function plainly(snapshot: Inventory, query: StayQuery, now: Date): Found[] {
  return [...snapshot.entries.values()]
    .filter(({ card }) => query.district === undefined || card.district.slug === query.district)
    .filter(({ card }) =>
      query.bedrooms === 0 ? card.bedrooms === 0 : card.bedrooms >= (query.bedrooms ?? 0),
    )
    .filter(({ amenities }) => (query.amenities ?? []).every((slug) => amenities.has(slug)))
    .flatMap((entry) => {
      const price = priceOf(entry, snapshot, query, now);
      return price === null ? [] : [{ entry, price }];
    })
    .filter(({ price }) => price >= (query.priceMin ?? 0) && price <= (query.priceMax ?? Infinity))
    .sort(ORDERS[query.sort ?? 'recommended']);
}

const shown = (found: readonly Found[]) => found.map(({ entry, price }) => [entry.card.apartmentId, price]);

test('a search finds what the rules accept, at the price that the rules say, in the order asked for', () => {
  let found = 0;
  fc.assert(
    fc.property(snapshots, queries, instants, (snapshot, query, now) => {
      const expected = plainly(snapshot, query, now);
      const page = searchStays(searchIndexOf(snapshot), query, { page: 1, pageSize: 100 }, now);
      expect(shown(page.shown)).toEqual(shown(expected));
      expect(page.total).toBe(expected.length);
      found += expected.length;
    }),
    RUNS,
  );
  expect(found).toBeGreaterThan(RUNS.numRuns / 2);
});

test('the pages of a list are the list: nothing twice, nothing left out', () => {
  const sizes = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(snapshots, queries, instants, sizes, (snapshot, query, now, pageSize) => {
      const searchIndex = searchIndexOf(snapshot);
      const all = searchStays(searchIndex, query, { page: 1, pageSize: 100 }, now).shown;
      const pages = Math.ceil(all.length / pageSize) + 1;
      const together = Array.from({ length: pages }, (_, index) =>
        searchStays(searchIndex, query, { page: index + 1, pageSize }, now),
      );
      expect(together.flatMap((page) => shown(page.shown))).toEqual(shown(all));
      expect(together.at(-1)?.shown).toEqual([]);
    }),
    RUNS,
  );
});

test('nights that are taken or freed show in the next search, in the same search index', () => {
  fc.assert(
    fc.property(snapshots, queries, queries, instants, (snapshot, query, other, now) => {
      const searchIndex = searchIndexOf(snapshot);
      for (const { nights } of snapshot.entries.values()) {
        if (other.availabilityDateStart !== undefined) nights.set(other.availabilityDateStart);
        if (query.availabilityDateStart !== undefined) nights.clear(query.availabilityDateStart);
      }
      const page = searchStays(searchIndex, query, { page: 1, pageSize: 100 }, now);
      expect(shown(page.shown)).toEqual(shown(plainly(snapshot, query, now)));
    }),
    RUNS,
  );
});

test('the first of many are the first of all of them sorted', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 40 })), fc.nat({ max: 30 }), (weights, most) => {
      const numbers = Uint32Array.from(weights, (_, index) => index);
      const order = (a: number, b: number) => (weights[a] ?? 0) - (weights[b] ?? 0) || a - b;
      expect([...topK(numbers, most, order)]).toEqual([...numbers].sort(order).slice(0, most));
    }),
  );
});
