import { nightsTakenWhere } from './restrictions/availability-bitmap';
import fc from 'fast-check';
import { instants, listings, promotions, requests } from './arbitrary.fixture';
import { findAlternatives, MOST_LISTINGS_ASKED } from './alternatives';
import { checkStay } from './availability';
import type { Listing } from '../listing/listing';
import { listingWith, MONDAY_NOON, type ListingDetails } from '../listing/listing.fixture';
import { quoteStay } from './pricing/quote';
import type { ListingRules } from './restrictions/rules';
import { nightsOf } from './stay';

const request = { checkIn: '2027-04-10', checkOut: '2027-04-13', guests: 2 };
const allSpring = nightsOf({ checkIn: '2027-03-01', checkOut: '2027-06-01' });

function offers(asked: Listing | null, others: Iterable<Listing>, wish = request): string[] {
  const found = findAlternatives({
    asked,
    others,
    request: wish,
    promotionFor: () => null,
    now: MONDAY_NOON,
  });
  return found.map(
    ({ apartmentId, checkIn, checkOut }) => `${apartmentId} ${checkIn.slice(5)}/${checkOut.slice(5)}`,
  );
}

function other(apartmentId: string, rules: Partial<ListingRules> = {}, rest: ListingDetails = {}): Listing {
  return listingWith({ ...rest, rules: { apartmentId, ...rules } });
}

test('where the arrival is gone, other days first, then another length, then the same days in the area', () => {
  const asked = listingWith({ taken: ['2027-04-10'] });
  expect(offers(asked, [other('twin'), asked, other('third'), other('fourth')])).toEqual([
    'marina-view 04-11/04-14',
    'marina-view 04-07/04-10',
    'marina-view 04-11/04-13',
    'twin 04-10/04-13',
    'third 04-10/04-13',
  ]);
});

test('the same arrival comes first, then other days, then other apartments', () => {
  const short = listingWith({ policies: { minimumStay: 4 } });
  const longEnough = (id: string) => other(id, {}, { policies: { minimumStay: 1 } });
  expect(offers(short, [longEnough('twin')])).toEqual([
    'marina-view 04-10/04-14',
    'marina-view 04-09/04-13',
    'marina-view 04-09/04-14',
    'marina-view 04-08/04-13',
    'twin 04-10/04-13',
  ]);
  const lateTaken = listingWith({ taken: ['2027-04-12'] });
  expect(offers(lateTaken, [other('twin')]).slice(0, 3)).toEqual([
    'marina-view 04-10/04-12',
    'marina-view 04-09/04-12',
    'marina-view 04-13/04-16',
  ]);
});

test('too many guests are offered fewer guests and larger apartments, never other days', () => {
  const asked = listingWith({ rules: { capacity: 2 } });
  const others = [other('large', { capacity: 6 }), other('small', { capacity: 3 })];
  const found = findAlternatives({
    ...{ asked, others, request: { ...request, guests: 4 }, promotionFor: () => null, now: MONDAY_NOON },
  });
  expect(found.map(({ apartmentId, guests, checkIn }) => [apartmentId, guests, checkIn])).toEqual([
    ['marina-view', 2, '2027-04-10'],
    ['large', 4, '2027-04-10'],
  ]);
  const gone = listingWith({ rules: { capacity: 2 }, taken: ['2027-04-10'] });
  expect(offers(gone, others, { ...request, guests: 4 })).toEqual(['large 04-10/04-13']);
});

test('five of the same apartment where there is no other', () => {
  expect(offers(listingWith({ taken: ['2027-04-11'] }), [])).toHaveLength(5);
});

test('another apartment where this one is full, the area before anywhere, the most alike first', () => {
  const full = listingWith({ rules: { bedrooms: 2, nightlyRate: 50_000 }, taken: allSpring });
  const others = [
    other('far-twin', { district: 'meydan', bedrooms: 2, nightlyRate: 50_000 }),
    other('studio', { bedrooms: 0 }),
    other('dearer', { bedrooms: 2, nightlyRate: 90_000 }),
    other('alike', { bedrooms: 2, nightlyRate: 55_000 }),
    other('far-studio', { district: 'meydan', bedrooms: 0 }),
    other('taken', { bedrooms: 2 }, { taken: ['2027-04-12'] }),
  ];
  expect(offers(full, others).map((offer) => offer.split(' ')[0])).toEqual([
    'alike',
    'dearer',
    'studio',
    'far-twin',
    'far-studio',
  ]);
});

test('without an apartment asked for, any that is free, as they come', () => {
  expect(
    offers(null, [other('a', {}, { taken: allSpring }), other('b'), other('c', { district: 'meydan' })]),
  ).toEqual(['b 04-10/04-13', 'c 04-10/04-13']);
});

test('never one that is too small or not listed', () => {
  const small = listingWith({ rules: { capacity: 1 }, taken: allSpring });
  expect(offers(small, [other('hidden', { listed: false }), other('tiny', { capacity: 1 })])).toEqual([]);
});

test.each([
  ['no dates', { ...request, checkOut: 'soon' }],
  ['no nights', { ...request, checkOut: request.checkIn }],
  ['no guests', { ...request, guests: 0 }],
])('nothing for %s', (_, wish) => expect(offers(listingWith(), [other('twin')], wish)).toEqual([]));

test('each is priced with the discount that its own stay gets', () => {
  const asked = listingWith({ policies: { minimumStay: 4 } });
  const found = findAlternatives({
    asked,
    others: [],
    request,
    promotionFor: (_, { checkIn }) => (checkIn < request.checkIn ? { code: 'EARLY', percent: 50 } : null),
    now: MONDAY_NOON,
  });
  // Four nights: 160 000, Tourism Dirham 4 000, VAT 8 000; or 80 000, 4 000 and 4 000.
  expect(found.slice(0, 2)).toEqual([
    { apartmentId: 'marina-view', checkIn: '2027-04-10', checkOut: '2027-04-14', guests: 2, total: 172_000 },
    { apartmentId: 'marina-view', checkIn: '2027-04-09', checkOut: '2027-04-13', guests: 2, total: 88_000 },
  ]);
});

test('among endless apartments only so many are looked at', () => {
  let seen = 0;
  let asked = 0;
  const taken = nightsTakenWhere(() => (asked += 1) > 0);
  function* endless(): Generator<Listing> {
    for (;;) yield { ...other(`apartment-${(seen += 1)}`, { gapFilling: false }), taken };
  }
  expect(offers(null, endless())).toEqual([]);
  expect(seen).toBeLessThanOrEqual(20_001);
  expect(asked).toBeLessThanOrEqual(MOST_LISTINGS_ASKED);
});

test('whatever the rules, every one can be booked at its total, none is the asked stay, none comes twice', () => {
  const neighbours = fc.tuple(...['palm-villa', 'creek-loft', 'marina-view', 'palm-villa'].map(listings));
  const asks = fc.option(listings());
  fc.assert(
    fc.property(asks, neighbours, requests, promotions, instants, (asked, others, wish, promotion, now) => {
      const promotionFor = () => promotion;
      const found = findAlternatives({ asked, others, request: wish, promotionFor, now });
      expect(found.length).toBeLessThanOrEqual(5);
      for (const { apartmentId, total, ...stay } of found) {
        const listing = [asked, ...others].find((one) => one?.rules.apartmentId === apartmentId);
        const twins = others.filter(({ rules }) => rules.apartmentId === apartmentId);
        const quotes = [listing, ...twins].flatMap((one) =>
          one ? [quoteStay(one, stay, promotion, now)] : [],
        );
        expect(quotes.some((quote) => quote.ok && quote.terms.total === total)).toBe(true);
      }
      const stays = found.map(
        ({ apartmentId, checkIn, checkOut, guests }) => `${apartmentId} ${checkIn} ${checkOut} ${guests}`,
      );
      expect(new Set(stays).size).toBe(found.length);
      if (asked) expect(stays).not.toContain(`marina-view ${wish.checkIn} ${wish.checkOut} ${wish.guests}`);
    }),
  );
});

test('whatever the rules, what costs less to change comes first, and only too many guests become fewer', () => {
  const neighbours = fc.tuple(...['palm-villa', 'creek-loft'].map(listings));
  fc.assert(
    fc.property(listings(), neighbours, requests, instants, (asked, others, wish, now) => {
      const found = findAlternatives({ asked, others, request: wish, promotionFor: () => null, now });
      const costs = found.map(({ apartmentId, checkIn }) => {
        if (apartmentId !== asked.rules.apartmentId) return 2;
        return checkIn === wish.checkIn ? 0 : 1;
      });
      expect(costs).toEqual([...costs].sort());
      const isTooMany = wish.guests > asked.rules.capacity;
      for (const { apartmentId, guests, checkIn, checkOut } of found) {
        const isHere = apartmentId === asked.rules.apartmentId;
        expect(guests).toBe(isHere && isTooMany ? asked.rules.capacity : wish.guests);
        if (isTooMany) expect([checkIn, checkOut]).toEqual([wish.checkIn, wish.checkOut]);
      }
    }),
  );
});

test('whenever an apartment nearby is free for the asked days, something is offered', () => {
  fc.assert(
    fc.property(listings(), listings('palm-villa'), requests, instants, (asked, twin, wish, now) => {
      fc.pre(checkStay(twin, wish, now).ok);
      const found = findAlternatives({ asked, others: [twin], request: wish, promotionFor: () => null, now });
      expect(found.some(({ apartmentId }) => apartmentId === 'palm-villa')).toBe(true);
    }),
  );
});
