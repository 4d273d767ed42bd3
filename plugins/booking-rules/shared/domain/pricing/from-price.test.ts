import fc from 'fast-check';
import { listingWith, MONDAY_NOON, type ListingDetails } from '../../listing/listing.fixture';
import { instants, listings, managedPromotions } from '../arbitrary.fixture';
import { checkStay } from '../availability';
import { localDay } from '../local-day';
import { maximumStayOf, usualMinimumStay } from '../restrictions/restrictions';
import { addDays } from '../stay';
import { fromPrices, type FromPrice } from './from-price';
import { offerForStay, offerOn } from './offer';
import type { Promotion } from './promotion';
import { SUMMER } from './promotion.fixture';
import { quoteStay } from './quote';

const rules = { nightlyRate: 40_000, cleaningFee: 20_000 };

function fromOf(details: ListingDetails, offer: Promotion | null = null): FromPrice {
  const listing = listingWith(details);
  return fromPrices({ policies: listing.policies, guests: null, offer, now: MONDAY_NOON })(listing);
}

// 4 nights of AED 400 and cleaning of AED 200, with 5% VAT, and AED 40 of Tourism Dirham.
const PLAIN = { nightly: 48_300, nights: 4, total: 193_000 };

test.each<[string, ListingDetails, Partial<FromPrice>]>([
  ['four nights with all fees, from tomorrow on', { rules }, { ...PLAIN, checkIn: '2027-03-02' }],
  ['the minimum stay where that is longer', { rules: { ...rules, minimumStayOverride: 6 } }, { nights: 6 }],
  ['no more than the maximum stay', { rules: { ...rules, maximumStay: 3 } }, { nights: 3 }],
  [
    'the nights of a cheaper season, as far as they are free',
    {
      rules,
      seasons: [
        { firstNight: '2027-04-01', lastNight: '2027-04-10', nightlyRate: 30_000, weekendRate: 30_000 },
      ],
      taken: ['2027-04-02', '2027-04-03'],
    },
    { checkIn: '2027-04-04', total: 151_000 },
  ],
  [
    'what a stay would cost where none can be booked',
    { rules: { ...rules, listed: false } },
    { ...PLAIN, checkIn: null },
  ],
])('from the lowest: %s', (_, details, from) => expect(fromOf(details)).toMatchObject(from));

test('the offer counts where it is valid', () => {
  const offer: Promotion = { ...SUMMER, percent: 50, stayFrom: '2027-05-01', banner: 'Book direct' };
  expect(fromOf({ rules }, offer)).toMatchObject({ checkIn: '2027-05-01', total: 109_000 });
  expect(fromOf({ rules }, { ...offer, apartments: ['palm-villa'] })).toMatchObject(PLAIN);
});

test('a from-price is what a quote for these nights comes to, and none of the usual stay is lower', () => {
  let found = 0;
  const guests = fc.option(fc.integer({ min: 1, max: 6 }));
  fc.assert(
    fc.property(listings(), managedPromotions(), guests, instants, (listing, promotions, asked, now) => {
      const today = localDay(now);
      const offer = offerOn(promotions, today);
      const from = fromPrices({ policies: listing.policies, guests: asked, offer, now })(listing);
      const nights = Math.min(maximumStayOf(listing), Math.max(4, usualMinimumStay(listing)));
      const party = asked ?? Math.min(2, listing.rules.capacity);
      const totals = Array.from({ length: 180 }, (_, index) => addDays(today, index + 1)).flatMap(
        (checkIn) => {
          const stay = { checkIn, checkOut: addDays(checkIn, nights), guests: party };
          // One that must be booked a while before is only counted when there is time all day.
          const dayEnd = new Date(Date.parse(`${addDays(today, 1)}T00:00:00+04:00`) - 1);
          if (!checkStay(listing, stay, dayEnd).ok) return [];
          const quote = quoteStay(listing, stay, offerForStay(offer, stay, today)('marina-view'), now);
          return quote.ok ? [{ checkIn, total: quote.terms.total }] : [];
        },
      );
      const lowest = totals.reduce((least, { total }) => Math.min(least, total), Infinity);
      expect(from.nights).toBe(nights);
      expect(from.checkIn).toBe(totals.find(({ total }) => total === lowest)?.checkIn ?? null);
      if (from.checkIn === null) return;
      expect(from.total).toBe(lowest);
      expect(from.nightly * nights).toBeGreaterThanOrEqual(lowest);
      found += 1;
    }),
    { numRuns: 150 },
  );
  expect(found).toBeGreaterThan(20);
});
