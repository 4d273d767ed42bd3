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
import { addDays } from '../domain/stay';
import { methodsOf, monthAmounts, sumAmounts, type MonthAmounts } from './month-end';

const LATER = '2029-01-01';
const MONTHS = Array.from({ length: 30 }, (_, index) => addDays('2026-07-15', index * 30.4).slice(0, 7));
const at = (day: string) => new Date(`${day}T12:00:00+04:00`);
const amountsOf = (entries: readonly Entry[], month: string, isSold = true) =>
  monthAmounts({ reference: 'R-1', isSold, entries }, month, LATER);

/** Four nights from 30 January at AED 500, with cleaning 200, Tourism Dirham 40 and VAT 110. */
const STAY = nightsFrom('2027-01-30', 4);
const booked = folioOf(reserved(exampleListing(), STAY), at('2026-12-20'));

test('nights count in their month, cleaning in that of the first one, VAT when it was charged', () => {
  expect(amountsOf(booked, '2026-12')).toMatchObject({
    nights: 0,
    vat: 11_000,
    total: 11_000,
    balance: 235_000,
  });
  const january = { nights: 2, nightly: 100_000, fees: 20_000, vat: 0, tourismDirham: 2_000, total: 122_000 };
  expect(amountsOf(booked, '2027-01')).toMatchObject(january);
  expect(amountsOf(booked, '2027-02')).toMatchObject({
    nights: 2,
    nightly: 100_000,
    fees: 0,
    total: 102_000,
  });
});

test('money counts on its day and by its method, also that of a hold; the charges of a hold do not', () => {
  const paid = written(booked, [paymentReceived(235_000, { ...MONEY, day: '2027-01-10' })], at('2027-01-12'));
  expect(amountsOf(paid, '2027-01', false)).toMatchObject({ nights: 0, total: 0, received: 235_000 });
  const folios = [{ reference: 'R-1', isSold: true, entries: paid }];
  expect(methodsOf(folios, '2027-01')).toEqual([{ method: 'manual', received: 235_000, refunded: 0 }]);
  expect(methodsOf(folios, '2027-02')).toEqual([]);
});

test('what is kept of a cancelled stay counts on the day of the cancellation, its VAT apart', () => {
  const cancelled = written(
    booked,
    endStay(booked, { kind: 'cancelled', refundPercent: 50 }),
    at('2027-01-05'),
  );
  // Half of 2,350: 1,175, of which 55.95 is VAT; the VAT of the booking is taken back.
  expect(amountsOf(cancelled, '2027-01')).toMatchObject({
    ...{ nights: 0, nightly: 0, fees: 0, kept: 111_905, vat: 5_595 - 11_000, tourismDirham: 0 },
    balance: 117_500,
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
        const all: MonthAmounts = sumAmounts(months);
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
        expect(all.kept + all.vat + all.tourismDirham).toBe(
          kinds('tax', 'cancellation-charge', 'no-show-charge'),
        );
        expect(months.at(-1)?.balance).toBe(total - left);
      },
    ),
  );
});
