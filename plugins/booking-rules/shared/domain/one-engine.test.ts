import fc from 'fast-check';
import { cases } from '../cases.fixture';
import type { Listing } from '../listing/listing';
import { listingWith, MONDAY_NOON, withRules } from '../listing/listing.fixture';
import { instants, listings, requests, SOME_DAY, stays } from './arbitrary.fixture';
import { checkStay, isBookable, askedStay, type StayRequest } from './availability';
import { hostileInstants, hostileListings, hostileNumbers, hostileRequests } from './hostile.fixture';
import { nightlyRateOn, priceStay, stayToPrice, totalOf } from './pricing/price';
import { isClosedToArrival, isClosedToDeparture, minimumWithoutGap } from './restrictions/restrictions';
import type { Season } from './restrictions/rules';
import { dayNumber, addDays, daysBetween, isStay, nightCount, nightsOf, weekdayOf, type Stay } from './stay';

const RUNS = cases(600);
/** All nights that an arbitrary listing can have taken. */
const SPAN = { checkIn: addDays(SOME_DAY, -70), checkOut: addDays(SOME_DAY, 120) };

/** As search asks: without reasons. */
function quickly(listing: Listing, request: StayRequest, now: Date): boolean {
  return isBookable(listing, askedStay(request, now));
}

/** As search asks: without lines. */
function totalled(listing: Listing, stay: Stay, guests: number): number {
  return totalOf(listing, stayToPrice(listing.policies, stay, guests));
}

/** The season that decides a rule on a day, found by looking at all of them: the oracle of the rules by dates. */
function decider(listing: Listing, day: string, says: (season: Season) => unknown): Season | undefined {
  const nights = ({ firstNight, lastNight }: Season) => daysBetween(firstNight, lastNight);
  return listing.seasons
    .filter(({ firstNight, lastNight }) => firstNight <= day && day <= lastNight)
    .filter((season) => says(season) !== null)
    .sort(
      (a, b) =>
        Number(a.apartments === null) - Number(b.apartments === null) ||
        nights(a) - nights(b) ||
        (a.firstNight === b.firstNight ? 0 : a.firstNight < b.firstNight ? 1 : -1) ||
        (a.id < b.id ? -1 : 1),
    )[0];
}

test('the rules by dates are those of the most specific season of each day, looked up one by one', () => {
  fc.assert(
    fc.property(listings(), (listing) => {
      const { rules, policies } = listing;
      const looked = nightsOf(SPAN).map((day) => {
        const weekday = weekdayOf(day);
        const weekend = policies.weekendNights.includes(weekday);
        const rated = decider(listing, day, (s) =>
          weekend ? (s.weekendRate ?? s.nightlyRate) : s.nightlyRate,
        );
        const own = weekend ? (rules.weekendRate ?? rules.nightlyRate) : rules.nightlyRate;
        const rate = weekend ? (rated?.weekendRate ?? rated?.nightlyRate) : rated?.nightlyRate;
        const needed = decider(listing, day, (s) => s.minimumNights)?.minimumNights;
        const arrivals = decider(listing, day, (s) => s.arrivalDays)?.arrivalDays;
        const departures = decider(listing, day, (s) => s.departureDays)?.departureDays;
        return {
          day,
          rate: rate ?? own,
          minimum: needed ?? rules.minimumStayOverride ?? policies.minimumStay ?? 1,
          closedToArrival: arrivals?.includes(weekday) === false,
          closedToDeparture: departures?.includes(weekday) === false,
        };
      });
      const said = nightsOf(SPAN).map((day) => ({
        day,
        rate: nightlyRateOn(listing, day, 0),
        minimum: minimumWithoutGap(listing, day).nights,
        closedToArrival: isClosedToArrival(listing, dayNumber(day)),
        closedToDeparture: isClosedToDeparture(listing, dayNumber(day)),
      }));
      expect(said).toEqual(looked);
    }),
    cases(60),
  );
});

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
    expect(accepted).toBeGreaterThan(RUNS.numRuns / 30);
  });

  test('is that of checkStay where most stays fit', () => {
    const open = fc.tuple(listings(), requests, instants).map(([listing, request, now]) => {
      const rules = { listed: true, capacity: 6, advanceNoticeHours: 0, maximumStay: null };
      return { listing: withRules(listing, rules), request, now };
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

  test('is that of checkStay for rules and requests that make no sense', () => {
    fc.assert(
      fc.property(hostileListings, hostileRequests, hostileInstants, (listing, request, now) => {
        expect(quickly(listing, request, now)).toBe(checkStay(listing, request, now).ok);
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

  test('is that of priceStay for rules that make no sense', () => {
    fc.assert(
      fc.property(hostileListings, hostileRequests, (listing, request) => {
        fc.pre(!isStay(request) || nightCount(request) < 2_000);
        const { total } = priceStay(listing, request, request.guests);
        // Beyond the exact integers the order of adding shows.
        if (Number.isSafeInteger(total)) expect(totalled(listing, request, request.guests)).toBe(total);
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

  test('is that of priceStay where amounts are not whole, or a season has no real days', () => {
    const odd = [
      listingWith({ rules: { nightlyRate: 0.1 } }),
      listingWith({ seasons: [{ firstNight: '2027-02-30' }] }),
    ];
    for (const listing of odd) expect(totalled(listing, SPAN, 1)).toBe(priceStay(listing, SPAN, 1).total);
  });
});
