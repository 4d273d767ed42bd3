import { listingWith, type ListingDetails } from '../../listing/listing.fixture';
import { addDays } from '../stay';
import { describeRule, TOURISM_DIRHAM, VAT, type ChargeRule } from './charge-rule';
import { priceStay } from './price';

const CITY_TAX: ChargeRule = {
  ...{ id: 'city-tax', name: 'City tax', kind: 'tax', basis: 'percent-of-nights' },
  ...{ amount: 0, deluxeAmount: null, percent: 7.5, nights: null, taxable: false },
  ...{ from: null, until: null, apartments: null },
};
const LINEN: ChargeRule = {
  ...CITY_TAX,
  ...{ id: 'linen', name: 'Linen', kind: 'fee', basis: 'guest', amount: 1_500, percent: 0, taxable: true },
};
const VISITORS: ChargeRule = {
  ...CITY_TAX,
  ...{ id: 'visitors', name: 'Visitor tax', basis: 'guest-night', amount: 300, percent: 0, nights: 7 },
};

/** Fees and taxes of ten nights at 400 with cleaning at 200, from 1 March on, for three guests. */
function charged(
  charges: readonly ChargeRule[],
  details: ListingDetails['rules'] = {},
  checkIn = '2027-03-01',
) {
  const listing = listingWith({
    rules: { cleaningFee: 20_000, bedrooms: 2, ...details },
    policies: { charges, lengthOfStayDiscounts: [{ nights: 7, percent: 10 }] },
  });
  const { lines, total } = priceStay(listing, { checkIn, checkOut: addDays(checkIn, 10) }, 3);
  return { lines: lines.slice(3).map(({ label, amount }) => [label, amount]), total };
}

describe('a fee or tax is charged', () => {
  const flat = { ...LINEN, taxable: false, amount: 1_000 };

  test.each<[ChargeRule['basis'], string, number]>([
    ['stay', 'Linen', 1_000],
    ['guest', 'Linen: AED 10 × 3 guests', 3_000],
    ['night', 'Linen: AED 10 × 10 nights', 10_000],
    ['guest-night', 'Linen: AED 10 × 3 guests × 10 nights', 30_000],
    ['bedroom-night', 'Linen: AED 10 × 2 bedrooms × 10 nights', 20_000],
  ])('for each %s: %s', (basis, label, amount) => {
    expect(charged([{ ...flat, basis }]).lines).toEqual([[label.replace('AED ', 'AED\u00a0'), amount]]);
  });

  test('in per cent of the nights less discounts, or of all that is taxable', () => {
    const both = [VAT, { ...CITY_TAX, percent: 10 }];
    expect(charged(both).lines).toEqual([
      ['City tax: 10% of the nights', 36_000],
      ['VAT 5%', 19_000],
    ]);
  });

  test('with percentages on it only where it is taxable', () => {
    const taxes = (taxable: boolean) => charged([{ ...LINEN, taxable }, VAT]).lines.at(-1)?.[1];
    expect([taxes(false), taxes(true)]).toEqual([19_000, 19_225]);
    // A service charge of 10 % of the nights, and VAT on it.
    const service = { ...CITY_TAX, kind: 'fee' as const, percent: 10, taxable: true };
    expect(charged([service, VAT]).lines.at(-1)).toEqual(['VAT 5%', 20_800]);
  });

  test('at another amount in deluxe apartments', () => {
    const amountIn = (grade: 'standard' | 'deluxe') => charged([TOURISM_DIRHAM], { grade }).lines[0]?.[1];
    expect([amountIn('standard'), amountIn('deluxe')]).toEqual([20_000, 30_000]);
  });

  test('only in the apartments that it is for', () => {
    expect(charged([{ ...flat, apartments: ['palm-villa'] }]).lines).toEqual([]);
    expect(charged([{ ...flat, apartments: ['marina-view'] }]).lines).toHaveLength(1);
  });
});

describe('a fee or tax is in force', () => {
  const march = { from: '2027-03-04', until: '2027-03-31' };

  test.each([
    ['2027-03-01', 7, 'nights before it are free'],
    ['2027-03-04', 10, 'all nights lie in it'],
    ['2027-03-25', 7, 'nights after it are free'],
    ['2027-02-01', 0, 'no night lies in it'],
  ])('by night where it is charged by night: arriving on %s, %i nights (%s)', (checkIn, nights) => {
    const nightly = { ...LINEN, ...march, basis: 'night' as const, taxable: false, amount: 100 };
    expect(charged([nightly], {}, checkIn).total - charged([], {}, checkIn).total).toBe(nights * 100);
  });

  test.each([
    ['2027-03-03', 0],
    ['2027-03-04', 1],
    ['2027-03-31', 1],
    ['2027-04-01', 0],
  ])('by arrival where it is not: arriving on %s it is charged %i times', (checkIn, times) => {
    for (const rule of [
      { ...LINEN, ...march },
      { ...VAT, ...march },
    ])
      expect(charged([rule], {}, checkIn).lines).toHaveLength(times);
  });

  test('for the first nights of a stay, which count from arrival', () => {
    const capped = { ...VISITORS, from: '2027-03-04' };
    // The first seven nights end on 8 March: from the 4th on these are four.
    expect(charged([capped]).lines).toEqual([['Visitor tax: AED\u00a03 × 3 guests × 4 nights', 3_600]]);
  });
});

test('a city of euros: linen at a reduced rate, a tax on the nights, and one for each guest for a week', () => {
  const reduced = { ...VAT, percent: 7 };
  const { lines, total } = charged([reduced, CITY_TAX, VISITORS, LINEN]);
  // 4,000 less 10 %, 200 cleaning, 45 linen: 3,845 are taxable at 7 %.
  expect(lines).toEqual([
    ['Linen: AED\u00a015 × 3 guests', 4_500],
    ['Visitor tax: AED\u00a03 × 3 guests × 7 nights', 6_300],
    ['City tax: 7.5% of the nights', 27_000],
    ['VAT 7%', 26_915],
  ]);
  expect(total).toBe(360_000 + 20_000 + 4_500 + 6_300 + 27_000 + 26_915);
});

test('managers read a fee or tax in a line', () => {
  expect(
    [TOURISM_DIRHAM, VAT, { ...CITY_TAX, from: '2027-01-01', apartments: ['marina-view'] }].map(describeRule),
  ).toEqual([
    'AED\u00a010 for each bedroom and night (AED\u00a015 in deluxe apartments), first 30 nights',
    '5% of all that is taxable',
    '7.5% of the nights, from Fri 1 Jan 2027, 1 apartment',
  ]);
});
