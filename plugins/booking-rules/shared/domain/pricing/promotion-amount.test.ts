import fc from 'fast-check';
import { listings, requests } from '../arbitrary.fixture';
import { listingWith } from '../../listing/listing.fixture';
import { changed, exampleListing, folioOf, nightsFrom, reserved } from '../folio/folio.fixture';
import { priceStay } from './price';
import { appliedPromotion, describeDiscount, isOffered } from './promotion';
import { SUMMER } from './promotion.fixture';

const off = (amount: number) => appliedPromotion({ ...SUMMER, percent: 0, amount });

test.each([
  ['comes off once, whatever the nights', 10_000, 2, -10_000],
  ['is never more than the nights', 999_999, 2, -80_000],
  ['is of what the length of stay leaves', 999_999, 7, -252_000],
])('an amount %s', (_, amount, nights, discount) => {
  const { lines } = priceStay(listingWith(), nightsFrom('2027-03-01', nights), 2, off(amount));
  expect(lines.find(({ kind }) => kind === 'promotion')).toMatchObject({ amount: discount });
});

test('a discount is named by what it gives', () => {
  expect(describeDiscount(appliedPromotion(SUMMER))).toBe('20% off the nights');
  expect(describeDiscount(off(10_050))).toBe('AED\u00a0100.50 off the nights');
});

test('no amount makes a price negative, and the lines add up to the total', () => {
  fc.assert(
    fc.property(
      listings(),
      requests,
      fc.integer({ min: 1, max: 100_000_000 }),
      (listing, request, amount) => {
        const { lines, total } = priceStay(listing, request, request.guests, off(amount));
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
        expect(total).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('a stay that is lengthened keeps the amount that was agreed', () => {
  const listing = exampleListing();
  const [from, to] = [nightsFrom('2027-03-01', 2), nightsFrom('2027-03-01', 3)];
  const entries = folioOf(reserved(listing, from, 2, off(10_000)));
  const { lines } = changed({ entries, from, to, listing, promotion: off(10_000) });
  expect(lines.filter(({ kind }) => kind === 'promotion')).toMatchObject([{ amount: -10_000 }]);
});

test.each([
  ['always', {}, true],
  ['while it is off', { active: false }, false],
  ['before its first day', { bookFrom: '2027-03-02' }, false],
  ['on its last day', { bookUntil: '2027-03-01' }, true],
  ['after its last day', { bookUntil: '2027-02-28' }, false],
  ['once it is used up', { useLimit: 3, uses: 3 }, false],
])('a code is offered or not: %s', (_, terms, offered) => {
  expect(isOffered({ ...SUMMER, ...terms }, '2027-03-01')).toBe(offered);
});
