import fc from 'fast-check';
import type { StayQuery } from '../../../contracts/stays';
import type { StayRequest } from '../../../shared/domain/availability';
import type { Listing, StaySort } from '../../../shared/listing/listing';
import { flexibleStays } from '../../../shared/domain/flexible-dates';
import { addDays, type Stay } from '../../../shared/domain/stay';
import { SOME_DAY } from '../../../shared/domain/arbitrary.fixture';
import { fromPrices } from '../../../shared/domain/pricing/from-price';
import { appliedPromotion, refusePromotion } from '../../../shared/domain/pricing/promotion';
import { quoteStay } from '../../../shared/domain/pricing/quote';
import { localDay } from '../../../shared/domain/local-day';
import { searchIndexOf } from './search-index';
import { instants, queries, snapshots } from '../inventory/inventory.fixture';
import { findTogether } from './together';
import { topK } from '../platform/top-k';
import { createStays, type StaysDeps } from './service';
import { priceHistogram, searchStays, type Found } from './search';
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

/** The stays that a search would have; null without dates. */
function staysOf({ policies: { weekendNights } }: Listing, query: StayQuery, now: Date): Stay[] | null {
  const { availabilityDateStart: checkIn, availabilityDateEnd: checkOut, flexibleDays } = query;
  const { flexibleMonth: month, flexibleStay: kind } = query;
  const today = localDay(now);
  if (checkIn !== undefined && checkOut !== undefined) {
    const stay = { checkIn, checkOut };
    return flexibleDays === undefined ? [stay] : flexibleStays({ stay, days: flexibleDays }, today);
  }
  if (month === undefined || kind === undefined) return null;
  return flexibleStays({ month, kind, weekendNights }, today);
}

/** The price of one entry by the rules themselves; null when it does not answer the question. */
function priceOf(
  listing: Listing,
  { promotions }: Inventory,
  request: StayRequest,
  query: StayQuery,
  now: Date,
): number | null {
  const announced = query.offer === 'none' ? undefined : announcedIn(promotions, localDay(now));
  const isValid = refusePromotion(announced, listing.rules.apartmentId, request, localDay(now)) === null;
  const quote = quoteStay(listing, request, announced && isValid ? appliedPromotion(announced) : null, now);
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

/** An entry with the cheapest of the stays asked for, of equal ones the first; none when there is none. */
function foundOf(entry: InventoryItem, snapshot: Inventory, query: StayQuery, now: Date): Found[] {
  const { listing } = entry;
  const guests = query.availabilityGuestNumber ?? 1;
  if (!listing.rules.listed || listing.rules.capacity < guests) return [];
  const stays = staysOf(listing, query, now);
  if (stays === null) {
    const asked = query.availabilityGuestNumber ?? null;
    const offer = query.offer === 'none' ? null : (announcedIn(snapshot.promotions, localDay(now)) ?? null);
    const priceOf = fromPriceOf({ policies: listing.policies, guests: asked, offer, now });
    return [{ entry, price: priceOf(listing).nightly, stay: null }];
  }
  return stays
    .flatMap((stay): Found[] => {
      const price = priceOf(listing, snapshot, { ...stay, guests }, query, now);
      return price === null ? [] : [{ entry, price, stay }];
    })
    .sort((a, b) => a.price - b.price)
    .slice(0, 1);
}

/** Whether an entry passes the filters, whatever it costs and whoever has its nights. */
function isSuitable({ card, amenities, beds, bookingMode, welcomes }: InventoryItem, query: StayQuery) {
  return (
    (query.district === undefined || card.district.slug === query.district) &&
    (query.bedrooms === 0 ? card.bedrooms === 0 : card.bedrooms >= (query.bedrooms ?? 0)) &&
    (query.amenities ?? []).every((slug) => amenities.has(slug)) &&
    beds >= (query.beds ?? 0) &&
    (query.bookingMode === undefined || bookingMode === query.bookingMode) &&
    (welcomes.pets || (query.pets ?? 0) === 0) &&
    (welcomes.children || (query.children ?? 0) === 0) &&
    isInPart(card.location, query.bounds)
  );
}

function isInPart(location: InventoryItem['card']['location'], bounds: StayQuery['bounds']): boolean {
  if (bounds === undefined || location === null) return bounds === undefined;
  const [south, west, north, east] = bounds;
  const { latitude, longitude } = location;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** The same search the plain way: every rule asked of every apartment. */
function plainly(snapshot: Inventory, query: StayQuery, now: Date): Found[] {
  return [...snapshot.entries.values()]
    .filter((entry) => isSuitable(entry, query))
    .flatMap((entry) => foundOf(entry, snapshot, query, now))
    .filter(({ price }) => price >= (query.priceMin ?? 0) && price <= (query.priceMax ?? Infinity))
    .sort(ORDERS[query.sort ?? 'recommended']);
}

const shown = (found: readonly Found[]) =>
  found.map(({ entry, price, stay }) => [entry.card.apartmentId, price, stay]);

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

test('pins are the list without its pages, but for what has no location', () => {
  const inventory = (snapshot: Inventory) => ({ current: () => snapshot }) as StaysDeps['inventory'];
  fc.assert(
    fc.property(snapshots, queries, instants, (snapshot, query, now) => {
      const stays = createStays({ inventory: inventory(snapshot) } as StaysDeps);
      stays.useNames(({ card }) => card.name.toUpperCase());
      const list = stays.search({ ...query, pageSize: 100 }, now);
      const located = list.data.flatMap(({ apartmentId, location, total, from, nights, fromStay }) =>
        location ? [{ apartmentId, location, price: total ?? from, nights: nights ?? fromStay?.nights }] : [],
      );
      const { data, meta } = stays.pins(query, now);
      expect(
        data.map(({ apartmentId, location, price, nights }) => ({ apartmentId, location, price, nights })),
      ).toEqual(located);
      expect(data.map(({ name }) => name)).toEqual(
        located.map(({ apartmentId }) => apartmentId.toUpperCase()),
      );
      const { currency, ...counted } = meta;
      expect(currency).toBe('AED');
      expect(counted).toEqual({
        total: list.meta.pagination.total,
        located: located.length,
      });
    }),
    { numRuns: 100 },
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

test('a histogram counts every price once, in steps of equal size from the least to the most', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 2, max: 40 }), (prices, steps) => {
      const histogram = priceHistogram(Float64Array.from(prices), steps);
      if (prices.length === 0) {
        expect(histogram).toBeNull();
        return;
      }
      const least = Math.min(...prices);
      const most = Math.max(...prices);
      expect(histogram).toMatchObject({ least, most });
      const upTo = (step: number) =>
        prices.filter((price) => (price - least) * steps < (most - least) * (step + 1) || step === steps - 1);
      const sums = histogram?.counts.map((_, step, counts) =>
        counts.slice(0, step + 1).reduce((sum, count) => sum + count, 0),
      );
      if (most > least) expect(sums).toEqual(histogram?.counts.map((_, step) => upTo(step).length));
      expect(sums?.at(-1)).toBe(prices.length);
    }),
  );
});

test('a histogram is of all that is found, whatever limits of price a search has', () => {
  fc.assert(
    fc.property(snapshots, queries, instants, (snapshot, { priceMin: _, priceMax: __, ...query }, now) => {
      const searchIndex = searchIndexOf(snapshot);
      const { prices } = searchStays(searchIndex, { ...query, priceMax: 1 }, { page: 1, pageSize: 1 }, now);
      const all = plainly(snapshot, query, now).map(({ price }) => price);
      expect([...prices].sort((a, b) => a - b)).toEqual(all.sort((a, b) => a - b));
    }),
    { numRuns: 100 },
  );
});

describe('a party too large for one home', () => {
  const parties = fc.integer({ min: 4, max: 14 });
  const dates = fc.record({ from: fc.integer({ min: 0, max: 40 }), nights: fc.integer({ min: 2, max: 6 }) });

  test('is offered the two that together cost least, of the closest there are', () => {
    let offered = 0;
    fc.assert(
      fc.property(snapshots, dates, parties, instants, (snapshot, { from, nights }, guests, now) => {
        const stay = { checkIn: addDays(SOME_DAY, from), checkOut: addDays(SOME_DAY, from + nights) };
        const query: StayQuery = {
          availabilityDateStart: stay.checkIn,
          availabilityDateEnd: stay.checkOut,
          availabilityGuestNumber: guests,
          pets: guests % 2,
        };
        const together = findTogether(searchIndexOf(snapshot), query, now);
        const suitable = [...snapshot.entries.values()].filter(
          (entry) => isSuitable(entry, query) && entry.listing.rules.listed,
        );
        const largest = Math.max(0, ...suitable.map(({ card }) => card.capacity));
        if (guests <= largest) {
          expect(together).toBeNull();
          return;
        }
        const sums = suitable.flatMap((one, at) =>
          suitable.slice(at + 1).flatMap((other) =>
            Array.from({ length: guests - 1 }, (_, index) => index + 1).flatMap((share) => {
              const first = priceOf(one.listing, snapshot, { ...stay, guests: share }, query, now);
              const second = priceOf(
                other.listing,
                snapshot,
                { ...stay, guests: guests - share },
                query,
                now,
              );
              const near = one.card.district.slug === other.card.district.slug;
              return first === null || second === null ? [] : [{ total: first + second, near }];
            }),
          ),
        );
        if (sums.length === 0) {
          expect(together).toBeNull();
          return;
        }
        offered += 1;
        expect(together).toMatchObject({ largest });
        const { near = 'city', total, homes = [], capacity = 0 } = together ?? {};
        expect(homes.reduce((sum, home) => sum + home.guests, 0)).toBe(guests);
        expect(capacity).toBeGreaterThanOrEqual(guests);
        expect(
          homes.map(({ found, guests: share }) =>
            priceOf(found.entry.listing, snapshot, { ...stay, guests: share }, query, now),
          ),
        ).toEqual(homes.map(({ found }) => found.price));
        expect(homes.reduce((sum, { found }) => sum + found.price, 0)).toBe(total);
        const closest = sums.some((sum) => sum.near);
        if (near === 'city') expect(closest).toBe(false);
        if (near !== 'neighbours')
          expect(total).toBe(Math.min(...sums.filter((sum) => sum.near === closest).map((sum) => sum.total)));
      }),
      RUNS,
    );
    expect(offered).toBeGreaterThan(5);
  });
});
