import fc from 'fast-check';
import {
  changed,
  exampleListing,
  folioOf,
  MONEY,
  nightsFrom,
  reserved,
  written,
} from '../domain/folio/folio.fixture';
import { endStay } from '../domain/folio/ending';
import { sumsOf, type Entry } from '../domain/folio/entry';
import { paymentReceived, refundAsked, refundDone } from '../domain/folio/money';
import { TOURISM_DIRHAM, VAT } from '../domain/pricing/charge-rule';
import { addDays } from '../domain/stay';
import { taxTotal } from './tax-amounts';
import { adjustPrice } from '../domain/folio/by-hand';
import {
  apartmentOfMonth,
  methodsOf,
  monthAmounts,
  monthCorrections,
  sumAmounts,
  sumMethods,
  type BookedFolio,
  type MonthAmounts,
} from './month-end';
import { SOLD_AT_ONCE, type StayHistory } from './stay-history';

const VAT_11_000 = { id: 'vat', name: 'VAT', amount: 11_000 };
const LATER = '2029-01-01';
const MONTHS = Array.from({ length: 30 }, (_, index) => addDays('2026-07-15', index * 30.4).slice(0, 7));
const at = (day: string) => new Date(`${day}T12:00:00+04:00`);
const apartment = { apartmentId: 'here', apartmentName: 'Here' };
const folioWith = (entries: readonly Entry[], history: StayHistory = SOLD_AT_ONCE): BookedFolio => ({
  ...{ reference: 'R-1', entries, history, apartment },
});
const HELD: StayHistory = { soldAt: null, left: [] };
const amountsOf = (entries: readonly Entry[], month: string, history?: StayHistory) =>
  monthAmounts(folioWith(entries, history), month, LATER);

const correctionsOf = (entries: readonly Entry[], month: string, history?: StayHistory) =>
  monthCorrections(folioWith(entries, history), month);

/** Four nights from 30 January at AED 500, with cleaning 200, Tourism Dirham 40 and VAT 110. */
const STAY = nightsFrom('2027-01-30', 4);
const booked = folioOf(reserved(exampleListing(), STAY), at('2026-12-20'));

test('nights count in their month, cleaning in that of the first one, VAT when it was charged', () => {
  expect(amountsOf(booked, '2026-12')).toMatchObject({
    nights: 0,
    taxes: [VAT_11_000],
    total: 11_000,
    balance: 235_000,
  });
  const taxes = [{ id: 'tourism-dirham', name: 'Tourism Dirham', amount: 2_000 }];
  const january = { nights: 2, nightly: 100_000, fees: 20_000, taxes, total: 122_000 };
  expect(amountsOf(booked, '2027-01')).toMatchObject(january);
  expect(amountsOf(booked, '2027-02')).toMatchObject({
    nights: 2,
    nightly: 100_000,
    fees: 0,
    total: 102_000,
  });
});

test('each tax is told apart: those of nights when they are slept, percentages when they are charged', () => {
  const city = { ...TOURISM_DIRHAM, id: 'city-tax', name: 'City tax', basis: 'guest-night' as const };
  const share = { ...VAT, id: 'levy', name: 'Levy', basis: 'percent-of-nights' as const, percent: 2 };
  const listing = exampleListing({ policies: { charges: [city, share, VAT] } });
  const entries = folioOf(reserved(listing, STAY), at('2026-12-20'));
  expect(amountsOf(entries, '2026-12').taxes).toEqual([
    { id: 'levy', name: 'Levy', amount: 4_000 },
    VAT_11_000,
  ]);
  expect(amountsOf(entries, '2027-01').taxes).toEqual([{ id: 'city-tax', name: 'City tax', amount: 4_000 }]);
});

test('money counts on its day and by its method, also that of a hold; the charges of a hold do not', () => {
  const paid = written(booked, [paymentReceived(235_000, { ...MONEY, day: '2027-01-10' })], at('2027-01-12'));
  expect(amountsOf(paid, '2027-01', HELD)).toMatchObject({ nights: 0, total: 0, received: 235_000 });
  const methods = (month: string) => methodsOf(folioWith(paid), month);
  expect(methods('2027-01')).toEqual([{ method: 'manual', received: 235_000, refunded: 0 }]);
  expect(methods('2027-02')).toEqual([]);
  expect(sumMethods([...methods('2027-01'), ...methods('2027-01')])).toMatchObject([{ received: 470_000 }]);
});

test('what is kept of a cancelled stay counts on the day of the cancellation, its VAT apart', () => {
  const cancelled = written(
    booked,
    endStay(booked, { kind: 'cancelled', refundPercent: 50 }),
    at('2027-01-05'),
  );
  // Half of 2,350: 1,175, of which 55.95 is VAT; the VAT of the booking is taken back.
  expect(amountsOf(cancelled, '2027-01')).toMatchObject({
    ...{ nights: 0, nightly: 0, fees: 0, kept: 111_905 },
    taxes: [{ ...VAT_11_000, amount: 5_595 - 11_000 }],
    balance: 117_500,
  });
});

test('a price that is changed after the stay is a correction of the month in which that is done', () => {
  const lower = adjustPrice(booked, -40_000, 'The lift was broken');
  if ('problem' in lower) throw new Error(lower.problem);
  const after = written(booked, lower, at('2027-03-05'));
  // The months of the nights stay as they were.
  expect(amountsOf(after, '2027-01')).toEqual(amountsOf(booked, '2027-01'));
  expect(amountsOf(after, '2027-02')).toEqual(amountsOf(booked, '2027-02'));
  expect(correctionsOf(after, '2027-02')).toEqual([]);
  expect(correctionsOf(after, '2027-03')).toMatchObject([
    { corrects: '2027-01', amounts: { nights: 0, adjustment: -20_000, total: -20_000 } },
    { corrects: '2027-02', amounts: { nights: 0, adjustment: -20_000, total: -20_000 } },
  ]);
  expect(amountsOf(after, '2027-03')).toMatchObject({
    adjustment: 0,
    taxes: [{ ...VAT_11_000, amount: -2_000 }],
    balance: 235_000 - 42_000,
  });
});

describe('a stay that is moved to another apartment when its first month is over', () => {
  const left = [{ apartmentId: 'there', apartmentName: 'There', until: at('2027-02-01') }];
  const history: StayHistory = { ...SOLD_AT_ONCE, left };

  test('leaves that month where it was, with its amounts', () => {
    const months = ['2026-12', '2027-01', '2027-02', '2027-03'];
    expect(months.map((month) => apartmentOfMonth(folioWith(booked, history), month).apartmentId)).toEqual([
      ...['there', 'there', 'here', 'here'],
    ]);
    for (const month of months) expect(amountsOf(booked, month, history)).toEqual(amountsOf(booked, month));
  });

  test('takes what it had brought along in the month of the move, though nothing is written to its folio', () => {
    expect(correctionsOf(booked, '2027-02', history)).toMatchObject([
      {
        corrects: '2027-01',
        apartment: { apartmentId: 'there' },
        amounts: { nights: -2, nightly: -100_000, fees: -20_000, total: -120_000 },
      },
      {
        corrects: '2027-01',
        apartment: { apartmentId: 'here' },
        amounts: { nights: 2, nightly: 100_000, fees: 20_000, total: 120_000 },
      },
    ]);
    expect(correctionsOf(booked, '2027-01', history)).toEqual([]);
    expect(correctionsOf(booked, '2027-03', history)).toEqual([]);
  });
});

describe('a hold that spans the end of a month', () => {
  const sold = (day: string): StayHistory => ({ soldAt: at(day), left: [] });

  test('is nothing to the month in which it was made, and stays so when it is confirmed in the next', () => {
    const december = amountsOf(booked, '2026-12', HELD);
    expect(december).toMatchObject({ taxes: [], total: 0, balance: 0 });
    expect(amountsOf(booked, '2026-12', sold('2027-01-02'))).toEqual(december);
    expect(amountsOf(booked, '2027-01', sold('2027-01-02')).taxes).toEqual([
      { id: 'tourism-dirham', name: 'Tourism Dirham', amount: 2_000 },
      VAT_11_000,
    ]);
  });

  test('that is confirmed when nights are over corrects their month', () => {
    expect(amountsOf(booked, '2027-01', sold('2027-02-03'))).toMatchObject({ nights: 0, fees: 0, total: 0 });
    expect(correctionsOf(booked, '2027-02', sold('2027-02-03'))).toMatchObject([
      { corrects: '2027-01', amounts: { nights: 2, nightly: 100_000, fees: 20_000 } },
    ]);
  });

  test('that is cancelled without having been confirmed leaves no VAT in either month', () => {
    const cancelled = written(
      booked,
      endStay(booked, { kind: 'cancelled', refundPercent: 100 }),
      at('2027-01-05'),
    );
    for (const month of ['2026-12', '2027-01'])
      expect(amountsOf(cancelled, month, sold('2027-01-05'))).toMatchObject({ taxes: [], total: 0 });
  });
});

test('whatever is done, the months add up to the folio', () => {
  const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2026-12-01', days));
  const stay = fc
    .tuple(day, fc.integer({ min: 1, max: 40 }))
    .map(([from, nights]) => nightsFrom(from, nights));
  const percent = fc.integer({ min: 0, max: 100 });
  const end = fc.option(
    fc.record({ kind: fc.constantFrom('cancelled' as const, 'no-show' as const), refundPercent: percent }),
  );
  fc.assert(
    fc.property(
      stay,
      stay,
      fc.array(day, { minLength: 4, maxLength: 4 }),
      end,
      fc.nat(400_000),
      (from, to, days, ending, paid) => {
        const [first = '', second = '', third = '', fourth = ''] = [...days].sort();
        let entries = folioOf(reserved(exampleListing(), from), at(first));
        const money = { ...MONEY, reference: 'K', day: second };
        entries = written(entries, [paymentReceived(paid, money), refundAsked(paid, money)], at(second));
        entries = written(entries, changed({ entries, from, to, refundPercent: 50 }).drafts, at(third));
        entries = written(entries, refundDone(entries, 'K', { ...money, day: fourth }), at(fourth));
        if (ending) entries = written(entries, endStay(entries, ending), at(fourth));
        const months = MONTHS.map((month) => amountsOf(entries, month));
        const corrections = MONTHS.flatMap((month) => correctionsOf(entries, month));
        const all: MonthAmounts = sumAmounts([...months, ...corrections.map(({ amounts }) => amounts)]);
        const { total, paid: left } = sumsOf(entries);
        expect([all.total, all.received - all.refunded]).toEqual([total, left]);
        const kinds = (...names: string[]) =>
          entries.reduce((sum, { kind, amount }) => (names.includes(kind) ? sum + amount : sum), 0);
        expect([all.nightly, all.discount, all.adjustment]).toEqual([
          kinds('night'),
          kinds('discount'),
          kinds('adjustment'),
        ]);
        expect(all.fees).toBe(kinds('fee'));
        expect(all.kept + taxTotal(all)).toBe(kinds('tax', 'cancellation-charge', 'no-show-charge'));
        expect(months.at(-1)?.balance).toBe(total - left);
      },
    ),
  );
});
