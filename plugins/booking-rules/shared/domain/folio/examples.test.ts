import { listingWith } from '../../listing/listing.fixture';
import { changeStay, refuseAgreedPromotion } from './change-stay';
import { endStay, reviveStay } from './ending';
import { standingCharges, sumsOf, type Entry } from './entry';
import { changed, exampleListing, folioOf, MONEY, nightsFrom, reserved, written } from './folio.fixture';
import { paymentReceived } from './money';
import { chargeOf } from './taxes';

const FOUR = nightsFrom('2027-03-01', 4);
const SEVEN = nightsFrom('2027-03-01', 7);
const FIVE = nightsFrom('2027-03-01', 5);

/** What stands, without its nights one by one: kind, label of a discount or tax, and amount. */
function standing(entries: readonly Entry[]): [string, number][] {
  const charges = standingCharges(entries);
  const nights = charges.filter(({ kind }) => kind === 'night');
  return [
    ['nights', sumsOf(nights).total],
    ...charges
      .filter(({ kind }) => kind !== 'night')
      .map((entry): [string, number] => [
        entry.kind === 'tax' ? (chargeOf(entry)?.id ?? entry.kind) : entry.kind,
        entry.amount,
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
}

function paidFour(): Entry[] {
  const booked = folioOf(reserved(exampleListing(), FOUR));
  return written(booked, [paymentReceived(235_000, MONEY)]);
}

function paidSeven(): Entry[] {
  const { drafts } = changed({ entries: paidFour(), from: FOUR, to: SEVEN });
  return written(written(paidFour(), drafts), [paymentReceived(152_100, MONEY)]);
}

describe('example 1: four nights lengthened to seven', () => {
  test('four nights at 500 come to 2,350 and are paid', () => {
    expect(standing(paidFour())).toEqual([
      ['nights', 200_000],
      ['fee', 20_000],
      ['tourism-dirham', 4_000],
      ['vat', 11_000],
    ]);
    expect(sumsOf(paidFour())).toMatchObject({ total: 235_000, paid: 235_000, due: 0, refundable: 0 });
  });

  test('agreed rates for nights kept and today’s for nights added come to 3,871, of which 1,521 are due', () => {
    const change = changed({ entries: paidFour(), from: FOUR, to: SEVEN });
    const after = written(paidFour(), change.drafts);
    expect(standing(after)).toEqual([
      ['nights', 380_000],
      ['discount', -38_000],
      ['fee', 20_000],
      ['tourism-dirham', 7_000],
      ['vat', 18_100],
    ]);
    expect(sumsOf(after)).toMatchObject({ total: 387_100, due: 152_100 });
    expect(change).toMatchObject({ before: 235_000, after: 387_100, charge: 0, dropped: [] });
    expect(change.added).toEqual(['2027-03-05', '2027-03-06', '2027-03-07']);
  });

  test('nights and fees that stay as they are get no second entry', () => {
    const { drafts } = changed({ entries: paidFour(), from: FOUR, to: SEVEN });
    expect(drafts.filter(({ kind }) => kind === 'night')).toHaveLength(3);
    expect(drafts.filter(({ reverses }) => reverses !== null).map(({ kind }) => kind)).toEqual([
      'tax',
      'tax',
    ]);
    expect(drafts.some(({ kind }) => kind === 'fee')).toBe(false);
  });

  test('agreed rates hold although today’s are others', () => {
    const listing = exampleListing({ rules: { nightlyRate: 90_000, cleaningFee: 35_000 } });
    const { after } = changed({ entries: paidFour(), from: FOUR, to: SEVEN, listing });
    expect(after).toBe(387_100);
    const today = changed({ entries: paidFour(), from: FOUR, to: SEVEN, listing, choice: { kind: 'today' } });
    // 4 × 900 + 3 × 600 − 10 % + 350 + 70 + VAT of 5,210
    expect(today.after).toBe(554_050);
  });
});

test('more guests pay for themselves from the first night on, and no longer once they stay away', () => {
  const listing = exampleListing({ rules: { includedGuests: 2, extraGuestFee: 5_000 } });
  const more = changed({ entries: paidFour(), from: FOUR, to: FOUR, listing, guests: 3, guestsBefore: 2 });
  // 4 × 550 + 200 + 40 + VAT of 2,400
  expect(more).toMatchObject({ before: 235_000, after: 256_000, added: [], dropped: [] });
  const entries = written(paidFour(), more.drafts);
  const fewer = changed({ entries, from: FOUR, to: FOUR, listing, guests: 2, guestsBefore: 3 });
  expect(fewer).toMatchObject({ before: 256_000, after: 235_000, charge: 0 });
});

test('example 2: the same seven nights by hand at 3,500 come to that exactly', () => {
  const choice = { kind: 'by-hand', total: 350_000, reason: 'a returning guest' } as const;
  const change = changed({ entries: paidFour(), from: FOUR, to: SEVEN, choice });
  const after = written(paidFour(), change.drafts);
  expect(standing(after)).toEqual([
    ['nights', 380_000],
    ['adjustment', -35_333],
    ['discount', -38_000],
    ['fee', 20_000],
    ['tourism-dirham', 7_000],
    ['vat', 16_333],
  ]);
  expect(sumsOf(after)).toMatchObject({ total: 350_000, due: 115_000 });
  expect(change.lines.map(({ kind }) => kind)).toEqual([
    ...['night', 'length-of-stay', 'cleaning', 'adjustment', 'tourism-dirham', 'vat'],
  ]);
});

test('a total by hand that does not cover Tourism Dirham is refused', () => {
  const choice = { kind: 'by-hand', total: 6_999, reason: 'a gift' } as const;
  const change = {
    ...{ entries: paidFour(), from: FOUR, to: SEVEN, guests: 2, listing: exampleListing(), choice },
    ...{ sameApartment: true, promotion: null, ratePlan: null, refundPercent: 100 },
  };
  expect(changeStay(change)).toEqual({ problem: 'below-taxes', least: 7_000 });
});

describe('example 3: seven nights cut to five', () => {
  test('half of the two nights given up is kept, and 314 can be refunded', () => {
    const change = changed({ entries: paidSeven(), from: SEVEN, to: FIVE, refundPercent: 50 });
    const after = written(paidSeven(), change.drafts);
    expect(standing(after)).toEqual([
      ['nights', 260_000],
      ['cancellation-charge', 56_700],
      ['fee', 20_000],
      ['tourism-dirham', 5_000],
      ['vat', 14_000],
    ]);
    expect(standingCharges(after).find(({ kind }) => kind === 'cancellation-charge')?.taxIncluded).toBe(
      2_700,
    );
    expect(sumsOf(after)).toMatchObject({ total: 355_700, refundable: 31_400 });
    expect(change).toMatchObject({ dropped: ['2027-03-06', '2027-03-07'], charge: 56_700 });
    expect(change.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(355_700);
  });

  test.each([
    { refundPercent: 100, charge: 0, after: 299_000 },
    // 1,134 would make it dearer than the seven nights: it shrinks to what they cost.
    { refundPercent: 0, charge: 88_100, after: 387_100 },
  ])('with $refundPercent % back, $charge fils are kept', ({ refundPercent, charge, after }) => {
    const change = changed({ entries: paidSeven(), from: SEVEN, to: FIVE, refundPercent });
    expect(change).toMatchObject({ charge, after });
  });

  test('a shorter stay that loses its discount costs what the longer one did, and its next change does not', () => {
    const listing = listingWith({ rules: { nightlyRate: 10_000 } });
    const [long, short] = [nightsFrom('2027-03-01', 28), nightsFrom('2027-03-01', 27)];
    const entries = folioOf(reserved(listing, long));
    const cut = changed({ entries, from: long, to: short, listing });
    // 28 nights: 2,240 + 280 + VAT 112; 27 nights at 10 % off would be 2,430 + 270 + 121.50.
    expect(cut).toMatchObject({ before: 263_200, after: 263_200, charge: 0 });
    const back = changed({ entries: written(entries, cut.drafts), from: short, to: long, listing });
    expect(back.after).toBe(263_200);
  });
});

describe('another apartment', () => {
  const villa = listingWith({
    rules: { apartmentId: 'palm-villa', nightlyRate: 80_000, bedrooms: 3, cleaningFee: 40_000 },
  });
  const move = { entries: paidFour(), from: FOUR, to: FOUR, listing: villa, sameApartment: false };

  test('costs its rates of today, with its fees and taxes', () => {
    // 4 × 800 + 400 + 3 bedrooms × 4 × 10 + VAT of 3,600
    expect(changed({ ...move, choice: { kind: 'today' } }).after).toBe(390_000);
  });

  test('or the old nights’ price is kept, with its fees and taxes', () => {
    // 4 × 500 + 400 + 120 + VAT of 2,400
    expect(changed({ ...move, choice: { kind: 'agreed' } }).after).toBe(264_000);
  });
});

describe('what a manager adjusted by hand', () => {
  const choice = { kind: 'by-hand', total: 350_000, reason: 'a returning guest' } as const;
  const byHand = changed({ entries: paidFour(), from: FOUR, to: SEVEN, choice });
  const entries = written(paidFour(), byHand.drafts);

  test('goes on with all nights that are kept', () => {
    const longer = changed({ entries, from: SEVEN, to: nightsFrom('2027-03-01', 8) });
    expect(longer.lines.find(({ kind }) => kind === 'adjustment')?.amount).toBe(-35_333);
  });

  test('goes on in part with a part of them', () => {
    const shorter = changed({ entries, from: SEVEN, to: FIVE });
    // 2,600 of the nights’ 3,800
    expect(shorter.lines.find(({ kind }) => kind === 'adjustment')?.amount).toBe(-24_175);
  });

  test('is over with today’s rates', () => {
    expect(changed({ entries, from: SEVEN, to: SEVEN, choice: { kind: 'today' } }).after).toBe(387_100);
  });
});

describe('a stay that ends', () => {
  test('cancelled at 50 %: 1,175.00 are kept, of it VAT 55.95, and 1,175.00 go back', () => {
    const after = written(paidFour(), endStay(paidFour(), { kind: 'cancelled', refundPercent: 50 }));
    expect(standingCharges(after)).toMatchObject([
      { kind: 'cancellation-charge', amount: 117_500, taxIncluded: 5_595 },
    ]);
    expect(sumsOf(after)).toMatchObject({ total: 117_500, refundable: 117_500 });
  });

  test.each([
    { percent: 100, kept: 0 },
    { percent: 0, kept: 235_000 },
    { percent: 33.33, kept: 156_674 },
  ])('cancelled with $percent % back keeps $kept fils', ({ percent, kept }) => {
    const after = written(paidFour(), endStay(paidFour(), { kind: 'cancelled', refundPercent: percent }));
    expect(sumsOf(after)).toMatchObject({ total: kept, refundable: 235_000 - kept });
  });

  test('as a no-show keeps all but Tourism Dirham', () => {
    const after = written(paidFour(), endStay(paidFour(), { kind: 'no-show', refundPercent: 0 }));
    expect(standingCharges(after)).toMatchObject([
      { kind: 'no-show-charge', amount: 231_000, taxIncluded: 11_000 },
    ]);
    expect(sumsOf(after)).toMatchObject({ total: 231_000, refundable: 4_000 });
  });

  test('by expiring owes nothing, and owes the same as before once it is revived', () => {
    const booked = folioOf(reserved(exampleListing(), FOUR));
    const later = new Date('2027-01-12T09:00:00+04:00');
    const expired = written(booked, endStay(booked, { kind: 'expired' }), later);
    expect(sumsOf(expired).total).toBe(0);
    const revived = written(expired, reviveStay(expired));
    expect(standing(revived)).toEqual(standing(booked));
    expect(reviveStay(revived)).toEqual([]);
    expect(reviveStay(written(booked, endStay(booked, { kind: 'declined' })))).toEqual([]);
  });
});

test('an agreed code holds for another stay while its conditions do, whenever it could be booked', () => {
  const promotion = {
    ...{ code: 'SPRING', percent: 10, amount: null, active: false, bookFrom: null, bookUntil: '2026-12-31' },
    ...{ stayFrom: '2027-03-01', stayUntil: '2027-03-31', minimumNights: 4, apartments: null },
    ...{ useLimit: 1, uses: 1, banner: null },
  };
  expect(refuseAgreedPromotion(promotion, 'marina-view', FOUR)).toBeNull();
  expect(refuseAgreedPromotion(undefined, 'marina-view', FOUR)).toBeNull();
  expect(refuseAgreedPromotion(promotion, 'marina-view', nightsFrom('2027-03-01', 3))).toEqual({
    problem: 'minimum-nights',
    nights: 4,
  });
  expect(refuseAgreedPromotion(promotion, 'marina-view', nightsFrom('2027-04-01', 4))?.problem).toBe(
    'stay-window',
  );
});
