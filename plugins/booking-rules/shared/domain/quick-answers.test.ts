import fc from 'fast-check';
import { instants, listings, requests, SOME_DAY, stays } from './arbitrary.fixture';
import { checkStay, type StayRequest } from './availability';
import { compileRules } from './restrictions/compiled-rules';
import { hostileInstants, hostileListings, hostileNumbers, hostileRequests } from './hostile.fixture';
import type { Listing } from '../listing/listing';
import { listingWith, MONDAY_NOON } from '../listing/listing.fixture';
import { availabilityBitmapOf } from './restrictions/availability-bitmap';
import { priceStay } from './pricing/price';
import { quickCheck } from './restrictions/quick-check';
import { quickTotal } from './pricing/quick-total';
import { addDays, isStay, nightCount, nightsOf, type Stay } from './stay';

const RUNS = { numRuns: 600 };
/** All nights that an arbitrary listing can have taken. */
const SPAN = { checkIn: addDays(SOME_DAY, -70), checkOut: addDays(SOME_DAY, 120) };

function quickly(listing: Listing, request: StayRequest, now: Date): boolean | null {
  const compiled = compileRules(listing);
  if (compiled === null) return null;
  const nights = nightsOf(SPAN).filter((night) => listing.taken.has(night));
  return quickCheck(request, now)(compiled, availabilityBitmapOf(SPAN.checkIn, nights));
}

function totalled(listing: Listing, stay: Stay, guests: number): number | null {
  const compiled = compileRules(listing);
  return compiled && quickTotal(listing.policies, stay, guests)(compiled);
}

describe('the quick yes or no', () => {
  test('is that of checkStay, for any rules, nights, stay and instant', () => {
    let accepted = 0;
    fc.assert(
      fc.property(listings(), requests, instants, (listing, request, now) => {
        const { ok } = checkStay(listing, request, now);
        accepted += Number(ok);
        expect(quickly(listing, request, now)).toBe(ok);
      }),
      RUNS,
    );
    // Two noes prove little.
    expect(accepted).toBeGreaterThan(20);
  });

  test('is that of checkStay where most stays fit', () => {
    const open = fc.tuple(listings(), requests, instants).map(([listing, request, now]) => {
      const rules = { ...listing.rules, listed: true, capacity: 6, advanceNoticeHours: 0, maximumStay: null };
      return { listing: { ...listing, rules }, request, now };
    });
    fc.assert(
      fc.property(open, ({ listing, request, now }) => {
        expect(quickly(listing, request, now)).toBe(checkStay(listing, request, now).ok);
      }),
      RUNS,
    );
  });

  test('sells a gap whole, as checkStay does', () => {
    const gaps = fc.record({
      nights: fc.integer({ min: 1, max: 8 }),
      gap: fc.integer({ min: 1, max: 8 }),
      minimumStay: fc.integer({ min: 1, max: 9 }),
      gapFilling: fc.boolean(),
    });
    fc.assert(
      fc.property(gaps, ({ nights, gap, minimumStay, gapFilling }) => {
        const checkIn = '2027-03-10';
        const taken = [addDays(checkIn, -1), addDays(checkIn, gap)];
        const listing = listingWith({ rules: { gapFilling }, policies: { minimumStay }, taken });
        const request = { checkIn, checkOut: addDays(checkIn, nights), guests: 1 };
        expect(quickly(listing, request, MONDAY_NOON)).toBe(checkStay(listing, request, MONDAY_NOON).ok);
      }),
      RUNS,
    );
  });

  test('is that of checkStay for rules and requests that make no sense, or left to it', () => {
    fc.assert(
      fc.property(hostileListings, hostileRequests, hostileInstants, (listing, request, now) => {
        // Sets that say yes to every day are no sets of nights.
        fc.pre(!listing.taken.has('0000-00-00'));
        const quick = quickly(listing, request, now);
        if (quick !== null) expect(quick).toBe(checkStay(listing, request, now).ok);
      }),
      RUNS,
    );
  });
});

describe('the quick total', () => {
  test('is that of priceStay, for any rules and any stay', () => {
    fc.assert(
      fc.property(listings(), stays(90), fc.integer({ min: 1, max: 9 }), (listing, stay, guests) => {
        expect(totalled(listing, stay, guests)).toBe(priceStay(listing, stay, guests).total);
      }),
      RUNS,
    );
  });

  test('is that of priceStay for the longest of stays', () => {
    fc.assert(
      fc.property(listings(), stays(1_096), (listing, stay) => {
        expect(totalled(listing, stay, 2)).toBe(priceStay(listing, stay, 2).total);
      }),
    );
  });

  test('is that of priceStay for rules that make no sense, or left to it', () => {
    fc.assert(
      fc.property(hostileListings, hostileRequests, (listing, request) => {
        fc.pre(!isStay(request) || nightCount(request) < 2_000);
        const quick = totalled(listing, request, request.guests);
        const { total } = priceStay(listing, request, request.guests);
        // Beyond the exact integers the order of adding shows.
        if (quick !== null && Number.isSafeInteger(total)) expect(quick).toBe(total);
      }),
      RUNS,
    );
  });

  test('is that of priceStay, and a whole number of fils, for every number of guests and any dates', () => {
    const dates = fc.oneof(stays(90), hostileRequests);
    fc.assert(
      fc.property(listings(), dates, hostileNumbers, (listing, stay, guests) => {
        fc.pre(!isStay(stay) || nightCount(stay) < 2_000);
        const { total } = priceStay(listing, stay, guests);
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(totalled(listing, stay, guests)).toBe(total);
      }),
      RUNS,
    );
  });

  test('charges nothing for guests who cannot come', () => {
    const listing = listingWith({ rules: { includedGuests: 2, extraGuestFee: 5_000 } });
    const none = { checkIn: '2027-03-05', checkOut: '2027-03-05' };
    for (const guests of [NaN, Infinity, -Infinity, 2.5, 1e21, -3, 0, 51]) {
      expect(priceStay(listing, SPAN, guests).total).toBe(priceStay(listing, SPAN, 2).total);
      expect(totalled(listing, none, guests)).toBe(priceStay(listing, none, guests).total);
    }
  });

  test('is left to priceStay where amounts are not whole', () => {
    expect(totalled(listingWith({ rules: { nightlyRate: 0.1 } }), SPAN, 1)).toBeNull();
    expect(totalled(listingWith({ seasons: [{ firstNight: '2027-02-30' }] }), SPAN, 1)).toBeNull();
  });
});
