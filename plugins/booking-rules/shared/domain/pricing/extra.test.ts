import fc from 'fast-check';
import { addDays } from '../stay';
import { extraOf } from './extra.fixture';
import {
  chooseExtras,
  choicesOfTexts,
  describeExtra,
  EXTRA_BASES,
  extrasFor,
  extrasInTime,
  possibleChoices,
  priceOfExtra,
  type Extra,
} from './extra';

const stay = { checkIn: '2027-03-01', checkOut: '2027-03-05', guests: 3 };
const policies = (extras: Extra[]) => ({ extras, checkInTime: '15:00' });

test.each([
  ['stay', 1, 15_000, 'Airport transfer'],
  ['stay', 2, 30_000, 'Airport transfer: 2 × AED\u00a0150'],
  ['night', 1, 60_000, 'Airport transfer: 4 nights × AED\u00a0150'],
  ['night', 2, 120_000, 'Airport transfer: 2 × 4 nights × AED\u00a0150'],
  ['guest', 1, 45_000, 'Airport transfer: 3 guests × AED\u00a0150'],
  ['guest-night', 1, 180_000, 'Airport transfer: 3 guests × 4 nights × AED\u00a0150'],
] as const)('an extra per %s, %i of it, costs %i and says how', (basis, quantity, amount, label) => {
  const extra = { ...extraOf({ basis }), quantity };
  expect(priceOfExtra(extra, stay)).toBe(amount);
  expect(describeExtra(extra, stay)).toBe(label);
});

test('an apartment is offered its own extras and those of all, in their order', () => {
  const extras = [
    extraOf({ id: 'b', apartments: ['palm-villa'] }),
    extraOf({ id: 'c', apartments: null }),
    extraOf({ id: 'a', apartments: ['marina-view'] }),
  ];
  expect(extrasFor(policies(extras), 'marina-view', stay).map(({ id }) => id)).toEqual(['c', 'a']);
});

describe('notice', () => {
  // 48 hours before 15:00 in Dubai on 1 March.
  const offered = extrasFor(policies([extraOf()]), 'marina-view', stay);

  test.each([
    ['a moment before it ends', '2027-02-27T14:59:59+04:00', 1],
    ['when it ends', '2027-02-27T15:00:00+04:00', 0],
    ['on the day before arrival', '2027-02-28T09:00:00+04:00', 0],
  ])('%s', (_, now, count) => {
    expect(extrasInTime(offered, new Date(now))).toHaveLength(count);
    const chosen = chooseExtras(offered, [{ id: 'airport-transfer', quantity: 1 }], new Date(now));
    expect(chosen.ok).toBe(count === 1);
  });

  test('of none is until check-in time', () => {
    const [offer] = extrasFor(policies([extraOf({ noticeHours: 0 })]), 'marina-view', stay);
    expect(offer?.until).toBe('2027-03-01T11:00:00.000Z');
  });
});

describe('what a guest chooses', () => {
  const offered = extrasFor(policies([extraOf({ most: 2 })]), 'marina-view', stay);
  const now = new Date('2027-01-01T00:00:00Z');
  const choose = (id: string, quantity: number) => chooseExtras(offered, [{ id, quantity }], now);

  test('is no more of an extra than is offered', () => {
    expect(choose('airport-transfer', 2).ok).toBe(true);
    expect(choose('airport-transfer', 3)).toMatchObject({ problem: { problem: 'too-many', most: 2 } });
  });

  test('is nothing that is not offered', () => {
    expect(choose('helicopter', 1)).toMatchObject({ problem: { problem: 'not-offered' } });
  });

  test('may be none', () => {
    expect(choose('airport-transfer', 0)).toEqual({ ok: true, extras: [] });
    expect(choose('helicopter', 0)).toEqual({ ok: true, extras: [] });
  });
});

describe('choices in an address', () => {
  test.each([
    [['airport-transfer:1,baby-cot:2'], ['airport-transfer 1', 'baby-cot 2']],
    [
      ['airport-transfer:1', '', 'baby-cot:2'],
      ['airport-transfer 1', 'baby-cot 2'],
    ],
    [[], []],
  ])('%j are read', (texts, read) => {
    expect(choicesOfTexts(texts)?.map(({ id, quantity }) => `${id} ${quantity}`)).toEqual(read);
  });

  test.each(['baby-cot', 'baby-cot:', 'baby-cot:-1', 'baby-cot:1.5', 'baby-cot:100', 'Baby:1', 'a:1:2'])(
    '%s is none',
    (text) => expect(choicesOfTexts([text])).toBeNull(),
  );

  test('come down to what can be had', () => {
    const offered = extrasFor(policies([extraOf({ most: 2 })]), 'marina-view', stay);
    const asked = [
      { id: 'airport-transfer', quantity: 9 },
      { id: 'helicopter', quantity: 1 },
    ];
    const now = new Date('2027-01-01T00:00:00Z');
    expect(possibleChoices(offered, asked, now)).toEqual([{ id: 'airport-transfer', quantity: 2 }]);
    expect(possibleChoices(offered, asked, new Date('2027-03-01T00:00:00Z'))).toEqual([]);
  });
});

test('twice as many cost twice as much, and a longer stay or a larger party never less', () => {
  const some = fc.record({
    price: fc.integer({ min: 0, max: 5_000_000 }),
    basis: fc.constantFrom(...EXTRA_BASES),
    quantity: fc.integer({ min: 1, max: 20 }),
    nights: fc.integer({ min: 1, max: 365 }),
    guests: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(some, ({ price, basis, quantity, nights, guests }) => {
      const extra = { ...extraOf({ price, basis }), quantity };
      const party = (more: number) => ({
        checkIn: '2027-01-01',
        checkOut: addDays('2027-01-01', nights + more),
        guests: guests + more,
      });
      const amount = priceOfExtra(extra, party(0));
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(priceOfExtra({ ...extra, quantity: 2 * quantity }, party(0))).toBe(2 * amount);
      expect(priceOfExtra(extra, party(1))).toBeGreaterThanOrEqual(amount);
    }),
  );
});
