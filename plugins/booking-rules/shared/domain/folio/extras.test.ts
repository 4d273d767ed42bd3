import fc from 'fast-check';
import { COT, extraOf } from '../pricing/extra.fixture';
import { adjustPrice, linesAfter } from './by-hand';
import { endStay } from './ending';
import { standingCharges, sumsOf, type Entry, type EntryDraft } from './entry';
import { agreedExtras, changeExtras, type ExtraChange } from './extras';
import { changed, exampleListing, folioOf, nightsFrom, reserved, written } from './folio.fixture';
import { usualPercentages } from './percentages';
import { chargeOf } from './taxes';

const FOUR = { ...nightsFrom('2027-03-01', 4), guests: 2 };
const BREAKFAST = extraOf({ id: 'breakfast', name: 'Breakfast', price: 3_000, basis: 'guest-night' });
const TRANSFER = extraOf();
const VAT_5 = usualPercentages(exampleListing(), FOUR);
/** Four nights at 500, cleaning 200: 2,350.00, of it VAT 110.00. */
const four = folioOf(reserved(exampleListing({ seasons: [] }), FOUR));
const to = (extra: typeof COT, quantity: number): ExtraChange => ({ id: extra.id, quantity, terms: extra });

function drafts(entries: readonly Entry[], ...changes: ExtraChange[]): EntryDraft[] {
  const answer = changeExtras(entries, FOUR, changes, VAT_5);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}
const after = (entries: readonly Entry[], ...changes: ExtraChange[]) =>
  written(entries, drafts(entries, ...changes));
const extrasOf = (entries: readonly Entry[]) =>
  standingCharges(entries)
    .filter(({ kind }) => kind === 'extra')
    .map(({ label, amount }) => [label, amount]);
const vatOf = (entries: readonly Entry[]) =>
  sumsOf(standingCharges(entries).filter((entry) => chargeOf(entry)?.id === 'vat')).total;

describe('an extra that is booked', () => {
  test.each([
    ['with VAT', to(TRANSFER, 1), 15_000, 11_750],
    ['without VAT', to(COT, 1), 16_000, 11_000],
    ['for each guest and night', to(BREAKFAST, 1), 24_000, 12_200],
  ])('%s', (_, change, amount, vat) => {
    const booked = after(four, change);
    expect(vatOf(booked)).toBe(vat);
    expect(sumsOf(booked).total).toBe(235_000 + amount + vat - 11_000);
  });

  test('rounds VAT once, on the sum of all that bears it', () => {
    const small = extraOf({ price: 9 });
    const other = extraOf({ id: 'other', price: 1 });
    // 5% of 220,010 is 11,000.5; each by itself would round to 11,000 + 0 + 0.
    expect(vatOf(after(four, to(small, 1), to(other, 1)))).toBe(11_001);
  });

  test('leaves Tourism Dirham and nights alone', () => {
    expect(drafts(four, to(TRANSFER, 1)).map(({ kind }) => kind)).toEqual(['extra', 'tax', 'tax']);
  });

  test('bears VAT although nothing of the stay did', () => {
    const free = folioOf([]);
    expect(sumsOf(after(free, to(TRANSFER, 1))).total).toBe(15_750);
  });
});

describe('more and less of an extra', () => {
  const one = after(four, to(TRANSFER, 1));

  test('what there is already is not written again', () => {
    expect(drafts(one, to(TRANSFER, 1))).toEqual([]);
    expect(drafts(four, to(TRANSFER, 0))).toEqual([]);
  });

  test('two on the same terms are one charge', () => {
    expect(extrasOf(after(one, to(TRANSFER, 2)))).toEqual([['Airport transfer: 2 × AED\u00a0150', 30_000]]);
  });

  test('one more costs what it costs today, and the agreed one what was agreed', () => {
    const dearer = extraOf({ price: 20_000 });
    const two = after(one, to(dearer, 2));
    expect(extrasOf(two)).toEqual([
      ['Airport transfer', 15_000],
      ['Airport transfer', 20_000],
    ]);
    // What came last goes first.
    expect(extrasOf(after(two, to(dearer, 1)))).toEqual([['Airport transfer', 15_000]]);
  });

  test('one that is no longer offered is taken off, and not added to', () => {
    const gone = { id: TRANSFER.id, terms: null };
    expect(drafts(one, { ...gone, quantity: 2 })).toEqual([]);
    expect(sumsOf(after(one, { ...gone, quantity: 0 }))).toEqual(sumsOf(four));
  });

  test('others stay as they are', () => {
    const both = after(one, to(COT, 1));
    expect(agreedExtras(standingCharges(both)).map(({ id }) => id)).toEqual([TRANSFER.id, COT.id]);
  });
});

test('the lines of the price follow, and add up to the total', () => {
  const booked = after(four, to(TRANSFER, 1), to(COT, 1));
  const lines = linesAfter([{ kind: 'night', label: '4 nights', amount: 224_000 }], booked);
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['night', 224_000],
    ['extra', 15_000],
    ['extra', 16_000],
    ['vat', 11_750],
  ]);
});

test('a charge cannot be taken off that an adjustment has used up', () => {
  const booked = after(four, to(TRANSFER, 1));
  const lowered = adjustPrice(booked, -235_000, 'a gift');
  if ('problem' in lowered) throw new Error(lowered.problem);
  const answer = changeExtras(written(booked, lowered), FOUR, [to(TRANSFER, 0)], VAT_5);
  expect(answer).toEqual({ problem: 'below-zero' });
});

describe('a stay that changes', () => {
  const booked = after(four, to(TRANSFER, 1), to(COT, 1), to(BREAKFAST, 1));
  const seven = nightsFrom('2027-03-01', 7);
  const listing = exampleListing({ seasons: [] });
  const change = { entries: booked, from: FOUR, to: seven, listing, guests: 3, guestsBefore: 2 };

  test('takes its extras along, for its new nights and guests, at the agreed price', () => {
    const { drafts: written_, after: total, lines } = changed(change);
    const moved = written(booked, written_);
    expect(extrasOf(moved)).toEqual([
      ['Airport transfer', 15_000],
      ['Baby cot: 7 nights × AED\u00a040', 28_000],
      ['Breakfast: 3 guests × 7 nights × AED\u00a030', 63_000],
    ]);
    // VAT on 7 × 500 − 10 % + 200 + 150 + 630.
    expect(vatOf(moved)).toBe(20_650);
    expect(sumsOf(moved).total).toBe(total);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });

  test('is exactly what a manager says, extras without VAT within it', () => {
    const by = changed({ ...change, choice: { kind: 'by-hand', total: 300_000, reason: 'agreed' } });
    const moved = written(booked, by.drafts);
    expect(sumsOf(moved).total).toBe(300_000);
    // 3,000 less Tourism Dirham 70 and the cot 280, at 5%.
    expect(vatOf(moved)).toBe(12_619);
  });
});

test('cancelling takes extras back with all else, and keeps its part of the agreed total', () => {
  const booked = after(four, to(TRANSFER, 1), to(COT, 1));
  const { total } = sumsOf(booked);
  const ended = written(booked, endStay(booked, { kind: 'cancelled', refundPercent: 50 }));
  expect(agreedExtras(standingCharges(ended))).toEqual([]);
  expect(sumsOf(ended).total).toBe(total / 2);
});

test('whatever is booked and taken off, VAT is that of the sum, and without extras all is as before', () => {
  const step = fc.record({
    which: fc.constantFrom(TRANSFER, COT, BREAKFAST),
    quantity: fc.nat(4),
    price: fc.integer({ min: 1, max: 99_999 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let entries = four;
      for (const { which, quantity, price } of steps) {
        entries = after(entries, to({ ...which, price }, quantity));
        const charges = standingCharges(entries);
        const net = charges.filter(
          ({ kind, rule }) => kind !== 'tax' && !(rule?.rule === 'extra' && !rule.taxable),
        );
        expect(vatOf(entries)).toBe(Math.floor((sumsOf(net).total * 5 + 50) / 100));
      }
      const none = steps.reduce((so, { which }) => after(so, to(which, 0)), entries);
      expect(sumsOf(none)).toEqual(sumsOf(four));
    }),
  );
});
