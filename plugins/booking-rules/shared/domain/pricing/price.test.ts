import fc from 'fast-check';
import { listings, promotions, requests } from '../arbitrary.fixture';
import { listingWith, type ListingDetails } from '../../listing/listing.fixture';
import { nightlyRateOn, priceStay } from './price';
import { chargeIdOf } from './price-line';
import type { AppliedPromotion } from './promotion';
import type { ListingRules } from '../restrictions/rules';
import { addDays, nightCount, type Stay, type Weekday } from '../stay';

const VACATIONER25 = { code: 'VACATIONER25', percent: 25 };

function amounts(details: ListingDetails, stay: Stay, guests = 2, promotion: AppliedPromotion | null = null) {
  const { lines, total } = priceStay(listingWith(details), stay, guests, promotion);
  return [...lines.map(({ kind, amount }): [string, number] => [kind, amount]), ['total', total]];
}

function nightsFrom(checkIn: string, nights: number): Stay {
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

describe('whole prices, worked out by hand', () => {
  test('a studio for three nights counts one bedroom; the deposit stands apart', () => {
    const studio = { bedrooms: 0, nightlyRate: 40_000, cleaningFee: 15_000, deposit: 100_000 };
    const price = priceStay(listingWith({ rules: studio }), nightsFrom('2027-03-01', 3), 2);
    expect(price).toEqual({
      lines: [
        { kind: 'night', label: '3 nights: 3 × AED\u00a0400', amount: 120_000 },
        { kind: 'cleaning', label: 'Cleaning fee', amount: 15_000 },
        {
          kind: 'tourism-dirham',
          label: 'Tourism Dirham: AED\u00a010 × 1 bedroom × 3 nights',
          amount: 3_000,
        },
        { kind: 'vat', label: 'VAT 5%', amount: 6_750 },
      ],
      total: 144_750,
      deposit: 100_000,
    });
  });

  test('a deluxe two-bedroom over weekend and season, with VACATIONER25 after the discount for a week', () => {
    const rules: Partial<ListingRules> = {
      bedrooms: 2,
      grade: 'deluxe',
      nightlyRate: 90_000,
      weekendRate: 110_000,
      cleaningFee: 35_000,
    };
    const seasons = [
      { firstNight: '2027-03-07', lastNight: '2027-03-20', nightlyRate: 130_000, weekendRate: 150_000 },
    ];
    const listing = listingWith({ rules, seasons });
    const { lines, total } = priceStay(listing, nightsFrom('2027-03-03', 7), 2, VACATIONER25);
    expect(lines.map(({ kind, label, amount }) => [kind, label.replaceAll('\u00a0', ' '), amount])).toEqual([
      ['night', '7 nights: 2 × AED 900, 2 × AED 1,100, 3 × AED 1,300', 790_000],
      ['length-of-stay', '10% off for 7 nights or more', -79_000],
      ['promotion', 'VACATIONER25: 25% off the nights', -177_750],
      ['cleaning', 'Cleaning fee', 35_000],
      ['tourism-dirham', 'Tourism Dirham: AED 15 × 2 bedrooms × 7 nights', 21_000],
      ['vat', 'VAT 5%', 28_413], // 5% of 568 250 is 28 412.5
    ]);
    expect(total).toBe(617_663);
  });

  test('31 nights pay Tourism Dirham for 30, and take the larger length-of-stay discount alone', () => {
    expect(amounts({ rules: { nightlyRate: 33_333 } }, nightsFrom('2027-03-01', 31))).toEqual([
      ['night', 1_033_323],
      ['length-of-stay', -206_665], // 20% is 206 664.6
      ['tourism-dirham', 30_000],
      ['vat', 41_333], // 5% of 826 658 is 41 332.9
      ['total', 897_991],
    ]);
  });

  test('VACATIONER25 on a short stay, three guests where two are included', () => {
    const rules = { nightlyRate: 55_555, includedGuests: 2, extraGuestFee: 7_500, cleaningFee: 20_000 };
    expect(amounts({ rules }, nightsFrom('2027-03-01', 2), 3, VACATIONER25)).toEqual([
      ['night', 126_110],
      ['promotion', -31_528], // 31 527.5
      ['cleaning', 20_000],
      ['tourism-dirham', 2_000],
      ['vat', 5_729], // 5% of 114 582 is 5 729.1
      ['total', 122_311],
    ]);
  });

  test('a code that takes everything leaves fees and taxes', () => {
    const free = { code: 'FREE', percent: 100 };
    expect(amounts({ rules: { cleaningFee: 10_000 } }, nightsFrom('2027-03-01', 1), 2, free)).toEqual([
      ['night', 40_000],
      ['promotion', -40_000],
      ['cleaning', 10_000],
      ['tourism-dirham', 1_000],
      ['vat', 500],
      ['total', 11_500],
    ]);
  });
});

describe('length of stay', () => {
  test.each([
    [6, 0],
    [7, -28_000],
    [27, -108_000],
    [28, -224_000],
  ])('%p nights take %p fils off', (nights, discount) => {
    const { lines } = priceStay(listingWith(), nightsFrom('2027-03-01', nights), 2);
    expect(lines.find(({ kind }) => kind === 'length-of-stay')?.amount ?? 0).toBe(discount);
  });

  test('takes the larger discount even when the longer stay earns less', () => {
    const policies = {
      lengthOfStayDiscounts: [
        { nights: 10, percent: 5 },
        { nights: 7, percent: 10 },
      ],
    };
    expect(amounts({ policies }, nightsFrom('2027-03-01', 12))).toContainEqual(['length-of-stay', -48_000]);
  });
});

describe('the rate of a night', () => {
  const rules = { nightlyRate: 100, weekendRate: 200 };
  const [thursday, friday, saturday, sunday] = ['2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07'];
  const rate = (details: ListingDetails, night: string) => nightlyRateOn(listingWith(details), night, 2);

  test('is the weekend rate on Friday and Saturday nights', () => {
    expect([thursday, friday, saturday, sunday].map((night) => rate({ rules }, night))).toEqual([
      100, 200, 200, 100,
    ]);
  });

  test('is the weekend rate on the nights that count as the weekend', () => {
    const nights = [thursday, friday, saturday, sunday];
    const rates = (weekendNights: Weekday[]) =>
      nights.map((night) => rate({ rules, policies: { weekendNights } }, night));
    expect(rates([4, 0])).toEqual([200, 100, 100, 200]);
    expect(rates([])).toEqual([100, 100, 100, 100]);
  });

  test('is the base rate at weekends too where there is no weekend rate', () => {
    expect(rate({ rules: { ...rules, weekendRate: null } }, friday)).toBe(100);
  });

  test.each<[string, { nightlyRate: number | null; weekendRate: number | null }, number, number]>([
    ['both its rates', { nightlyRate: 300, weekendRate: 400 }, 300, 400],
    ['its one rate at weekends too', { nightlyRate: 300, weekendRate: null }, 300, 300],
    ['its weekend rate alone', { nightlyRate: null, weekendRate: 400 }, 100, 400],
    ['no rate', { nightlyRate: null, weekendRate: null }, 100, 200],
  ])('in a season with %s', (_, season, weekday, weekend) => {
    expect(rate({ rules, seasons: [season] }, thursday)).toBe(weekday);
    expect(rate({ rules, seasons: [season] }, friday)).toBe(weekend);
  });

  test('grows with each guest beyond those included', () => {
    const listing = listingWith({ rules: { nightlyRate: 100, includedGuests: 2, extraGuestFee: 30 } });
    expect([1, 2, 3, 4].map((guests) => nightlyRateOn(listing, thursday, guests))).toEqual([
      100, 100, 130, 160,
    ]);
  });
});

describe('for any rules and any stay', () => {
  const ORDER = ['night', 'length-of-stay', 'promotion', 'cleaning'];

  test('the lines are whole fils, in their order, each kind, fee and tax once, and add up to the total', () => {
    fc.assert(
      fc.property(listings(), requests, promotions, (listing, stay, promotion) => {
        const { lines, total, deposit } = priceStay(listing, stay, stay.guests, promotion);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
        const charges = lines.flatMap((line) => chargeIdOf(line) ?? []);
        expect(new Set(charges).size).toBe(charges.length);
        const places = lines.slice(0, lines.length - charges.length).map(({ kind }) => ORDER.indexOf(kind));
        expect(places).toEqual([...new Set(places)].filter((place) => place >= 0).sort());
        expect(total).toBeGreaterThanOrEqual(0);
        expect(deposit).toBe(listing.rules.deposit);
      }),
    );
  });

  test('the nights cost what the calendar says of each', () => {
    fc.assert(
      fc.property(listings(), requests, (listing, stay) => {
        const rates = Array.from({ length: nightCount(stay) }, (_, index) =>
          nightlyRateOn(listing, addDays(stay.checkIn, index), stay.guests),
        );
        const [nights] = priceStay(listing, stay, stay.guests).lines;
        expect(nights?.amount).toBe(rates.reduce((sum, rate) => sum + rate, 0));
      }),
    );
  });

  test('a code never makes a stay dearer', () => {
    fc.assert(
      fc.property(listings(), requests, promotions, (listing, stay, promotion) => {
        const without = priceStay(listing, stay, stay.guests).total;
        expect(priceStay(listing, stay, stay.guests, promotion).total).toBeLessThanOrEqual(without);
      }),
    );
  });
});
