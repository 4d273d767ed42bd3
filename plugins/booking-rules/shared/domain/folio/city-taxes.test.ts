import { formatAmount } from '../../format/money';
import { TOURISM_DIRHAM, VAT, type ChargeRule } from '../pricing/charge-rule';
import { priceInDetail } from '../pricing/price';
import { tellCharges } from '../documents/document-lines';
import { adjustPrice } from './by-hand';
import { endStay } from './ending';
import { standingCharges, sumsOf, type Entry } from './entry';
import { changed, exampleListing, folioOf, nightsFrom, reserved, written } from './folio.fixture';
import { nightlyTaxesOf } from './nightly-tax';
import { stayCharges } from './stay-charges';
import { chargeOf, taxesInside } from './taxes';

const FOUR = nightsFrom('2027-03-01', 4);
const SEVEN = nightsFrom('2027-03-01', 7);
/** A city with a tax on the nights, one for each guest and night, linen, and VAT at a reduced rate. */
const CHARGES: readonly ChargeRule[] = [
  { ...VAT, percent: 7 },
  { ...VAT, id: 'city-tax', name: 'City tax', basis: 'percent-of-nights', percent: 7.5 },
  {
    ...{ ...TOURISM_DIRHAM, id: 'visitors', name: 'Visitor tax', basis: 'guest-night' },
    ...{ amount: 300, deluxeAmount: null, nights: 7 },
  },
  {
    ...TOURISM_DIRHAM,
    id: 'linen',
    name: 'Linen',
    kind: 'fee',
    basis: 'guest',
    amount: 1_500,
    taxable: true,
  },
];
const listing = exampleListing({ policies: { charges: CHARGES } });
/** 2,000 nights + 200 cleaning + 30 linen + 24 visitors + 150 city + VAT 7 % of 2,230. */
const booked = folioOf(reserved(listing, FOUR));

const chargesOf = (entries: readonly Entry[]) =>
  Object.fromEntries(
    standingCharges(entries).flatMap((entry) => {
      const charge = chargeOf(entry);
      return charge ? [[charge.id, entry.amount]] : [];
    }),
  );

test('each fee and tax is an entry with what it follows from', () => {
  expect(chargesOf(booked)).toEqual({ linen: 3_000, visitors: 2_400, 'city-tax': 15_000, vat: 15_610 });
  expect(sumsOf(booked).total).toBe(256_010);
  expect(booked.find((entry) => chargeOf(entry)?.id === 'visitors')).toMatchObject({
    night: '2027-03-01',
    rule: {
      rule: 'charge',
      name: 'Visitor tax',
      basis: 'guest-night',
      amount: 600,
      nights: 4,
      taxable: false,
    },
  });
});

test('what was agreed goes by its record as it was, what changes by that of today', () => {
  const dearer = exampleListing({ policies: { charges: [{ ...VAT, percent: 19 }] } });
  expect(chargesOf(booked)).toHaveProperty('vat', 15_610);
  const { drafts } = changed({ entries: booked, from: FOUR, to: SEVEN, listing: dearer });
  // 19 % of 3,800 less 10 % and 200.
  expect(chargesOf(written(booked, drafts))).toEqual({ vat: 68_780 });
});

test('a total by hand is exact: the nights are adjusted before percentages, the last of which is the rest', () => {
  const choice = { kind: 'by-hand', total: 240_000, reason: 'a returning guest' } as const;
  const change = changed({ entries: booked, from: FOUR, to: FOUR, listing, choice });
  const after = written(booked, change.drafts);
  // (2,400 − 24 − 230 × 1.07) ÷ (1.07 + 0.075) = 1,860.17
  expect(standingCharges(after).find(({ kind }) => kind === 'adjustment')?.amount).toBe(-13_983);
  expect(chargesOf(after)).toEqual({ linen: 3_000, visitors: 2_400, 'city-tax': 13_951, vat: 14_632 });
  expect(sumsOf(after).total).toBe(240_000);
});

test('an adjustment changes every percentage', () => {
  const drafts = adjustPrice(booked, -10_000, 'broken lift');
  if ('problem' in drafts) throw new Error(drafts.problem);
  expect(chargesOf(written(booked, drafts))).toMatchObject({ 'city-tax': 14_250, vat: 14_910 });
});

test('what is kept of a cancelled stay has VAT inside, and no tax on nights', () => {
  const after = written(booked, endStay(booked, { kind: 'cancelled', refundPercent: 50 }));
  const [kept] = standingCharges(after);
  expect(kept).toMatchObject({ kind: 'cancellation-charge', amount: 128_005, taxIncluded: 8_374 });
  expect(kept && taxesInside(kept)).toEqual([{ id: 'vat', name: 'VAT', percent: 7, amount: 8_374 }]);
});

test('two percentages inside of what is kept are told apart, and add up', () => {
  const levy = { ...VAT, id: 'levy', name: 'Levy', percent: 2 };
  const entries = folioOf(reserved(exampleListing({ policies: { charges: [VAT, levy] } }), FOUR));
  const [kept] = standingCharges(
    written(entries, endStay(entries, { kind: 'cancelled', refundPercent: 50 })),
  );
  // 2,354 ÷ 2 = 1,177 is 1,100 with 7 %.
  expect(kept && taxesInside(kept).map(({ id, amount }) => [id, amount])).toEqual([
    ['vat', 5_500],
    ['levy', 2_200],
  ]);
});

test('a no-show gives every tax on sleeping back', () => {
  const after = written(booked, endStay(booked, { kind: 'no-show', refundPercent: 0 }));
  expect(formatAmount(sumsOf(after).total)).toBe('AED\u00a02,386.10');
});

test('documents tell each tax by its name', () => {
  const told = (saysVat: boolean) =>
    tellCharges(standingCharges(booked), booked, saysVat).taxes.map(({ label }) => label);
  expect(told(true)).toEqual(['Visitor tax', 'City tax', 'VAT 7%']);
  expect(told(false)).toEqual(['Visitor tax', 'City tax', 'Tax']);
});

test('without a tax number every percentage but VAT is told by its name', () => {
  const levy = { ...VAT, id: 'levy', name: 'Levy', percent: 2 };
  const entries = folioOf(reserved(exampleListing({ policies: { charges: [VAT, levy] } }), FOUR));
  const { taxes } = tellCharges(standingCharges(entries), entries, false);
  expect(taxes.map(({ label }) => label).sort()).toEqual(['Levy 2%', 'Tax']);
});

describe('entries of before fees and taxes were records', () => {
  const old = folioOf(reserved(exampleListing(), FOUR)).map((entry): Entry => {
    const id = chargeOf(entry)?.id;
    if (id === 'vat') return { ...entry, rule: { rule: 'vat', percent: 5 } };
    return id === undefined
      ? entry
      : { ...entry, rule: { rule: 'tourism-dirham', perNight: 1_000, nights: 4 } };
  });

  test('are changed and cancelled as the examples say', () => {
    const { after, drafts } = changed({ entries: old, from: FOUR, to: SEVEN });
    expect(after).toBe(387_100);
    expect(sumsOf(written(old, drafts)).total).toBe(387_100);
    const [kept] = standingCharges(written(old, endStay(old, { kind: 'cancelled', refundPercent: 50 })));
    expect(kept).toMatchObject({ amount: 117_500, taxIncluded: 5_595 });
  });

  test('a price that was frozen then is charged as it was shown', () => {
    const { price, basis } = priceInDetail(exampleListing(), FOUR, 2, null);
    const { charges: _, ...earlier } = basis;
    const drafts = stayCharges(price.lines, FOUR, { ...earlier, nightly: [50_000, 50_000, 50_000, 50_000] });
    expect(drafts).toEqual(reserved(exampleListing(), FOUR));
  });

  test('and their nights are on the same sheet as new ones', () => {
    const sheet = nightlyTaxesOf([{ reference: 'R-1', entries: old }], '2027-03', '2028-01-01');
    expect(sheet).toMatchObject([{ tax: 'tourism-dirham', nights: 4, amount: 4_000 }]);
  });
});
