import fc from 'fast-check';
import { cases } from '../../cases.fixture';
import { listings } from '../arbitrary.fixture';
import { checkStay } from '../availability';
import type { Listing } from '../../listing/listing';
import { listingWith, MONDAY_NOON } from '../../listing/listing.fixture';
import { gapFinder, gapNightsIn, type GapNights } from './gap-nights';
import { addDays, daysBetween } from '../stay';

const taken = ['2027-03-05', '2027-03-08'];

/** The gaps of the next days, as a manager reads them. */
function gapNightsOf(listing: Listing, days: number): GapNights[] {
  return gapFinder(days, MONDAY_NOON)(listing).map((span) => gapNightsIn(listing, span, MONDAY_NOON));
}

test('two nights between two stays are an orphan where three are needed and gaps are not filled', () => {
  const listing = listingWith({ rules: { gapFilling: false }, policies: { minimumStay: 3 }, taken });
  expect(gapNightsOf(listing, 60)).toEqual([
    {
      firstNight: '2027-03-06',
      lastNight: '2027-03-07',
      nights: 2,
      reasons: [{ reason: 'min-stay', nights: 3, rule: { kind: 'global' } }],
    },
  ]);
});

test('gap filling leaves no orphans of the minimum stay', () => {
  const listing = listingWith({ policies: { minimumStay: 3 }, taken });
  expect(gapNightsOf(listing, 60)).toEqual([]);
});

test('a gap of which a part can be booked is none', () => {
  const listing = listingWith({ rules: { gapFilling: false }, policies: { minimumStay: 2 }, taken });
  expect(gapNightsOf(listing, 60)).toEqual([]);
});

test('a gap on whose only evening nobody may arrive says which days are open', () => {
  const listing = listingWith({ seasons: [{ arrivalDays: [1] }], taken: ['2027-03-05', '2027-03-07'] });
  expect(gapNightsOf(listing, 60)).toMatchObject([
    { firstNight: '2027-03-06', nights: 1, reasons: [{ reason: 'arrival-day-closed', openDays: [1] }] },
  ]);
});

test('an apartment that is not listed has none, nor has a calendar without taken nights', () => {
  expect(gapNightsOf(listingWith({ rules: { listed: false }, taken }), 60)).toEqual([]);
  expect(gapNightsOf(listingWith({ policies: { minimumStay: 9 } }), 60)).toEqual([]);
});

test('no stay inside an orphan gap is ever accepted, and all its nights are free', () => {
  let seen = 0;
  fc.assert(
    fc.property(listings(), (listing) => {
      for (const { firstNight, lastNight, nights, reasons } of gapNightsOf(listing, 120)) {
        seen += 1;
        expect(nights).toBe(daysBetween(firstNight, lastNight) + 1);
        expect(reasons.length).toBeGreaterThan(0);
        for (let from = 0; from < nights; from += 1) {
          expect(listing.taken.has(addDays(firstNight, from))).toBe(false);
          const stay = { checkIn: addDays(firstNight, from), checkOut: addDays(lastNight, 1) };
          expect(checkStay(listing, { ...stay, guests: 1 }, MONDAY_NOON).ok).toBe(false);
        }
      }
    }),
    cases(200),
  );
  expect(seen).toBeGreaterThan(0);
});
