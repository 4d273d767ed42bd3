import fc from 'fast-check';
import { days } from '../arbitrary.fixture';
import {
  agreedAfterChange,
  agreePayment,
  ALL_NOW,
  isOverdue,
  isPaidForArrival,
  nextPart,
  openNext,
  openOf,
  paymentSchedule,
  paymentTermsFor,
  type AgreedPayment,
  type PaymentTerms,
} from './payment-schedule';
import { PAYMENT_METHODS, type PaymentMethod } from '../reservation';

const TERMS: PaymentTerms = { percentNow: 30, daysBefore: 14 };
const STAY = { checkIn: '2027-03-28', payment: 'manual' } as const;

test.each([
  ['a stay that is far away is paid in parts', '2027-01-01', false, TERMS],
  ['a day before the rest is due it still is', '2027-03-13', false, TERMS],
  ['on the day on which the rest would be due everything is paid', '2027-03-14', false, ALL_NOW],
  ['and so it is nearer than that', '2027-03-27', false, ALL_NOW],
  ['a rate plan that is paid at once leaves no rest, whatever the terms', '2027-01-01', true, ALL_NOW],
])('%s', (_, today, paidAtOnce, expected) => {
  expect(paymentTermsFor(TERMS, { checkIn: STAY.checkIn, paidAtOnce }, today)).toEqual(expected);
});

const agreed = agreePayment(TERMS, 235_000);

test.each([
  ['nothing is paid', 235_000, 0, [0, 0], 70_500],
  ['a bit is paid by hand', 235_000, 10_000, [10_000, 0], 60_500],
  ['the first part is paid', 235_000, 70_500, [70_500, 0], 164_500],
  ['some of the rest is paid, too', 235_000, 100_500, [70_500, 30_000], 134_500],
  ['all is paid', 235_000, 235_000, [70_500, 164_500], 0],
  ['more than all is paid', 235_000, 300_000, [70_500, 164_500], 0],
])('705 now, 1,645 by 14 March: %s', (_, total, paid, paidOfParts, open) => {
  const parts = paymentSchedule(agreed, { total, paid }, STAY);
  expect(parts.map(({ amount, due }) => ({ amount, due }))).toEqual([
    { amount: 70_500, due: null },
    { amount: 164_500, due: '2027-03-14' },
  ]);
  expect(parts.map((part) => part.paid)).toEqual(paidOfParts);
  expect(openNext(parts)).toBe(open);
});

test.each([
  ['a longer stay after the first part: the rest grows', 387_100, 70_500, [70_500, 316_600]],
  ['a shorter stay: the rest shrinks', 100_000, 70_500, [70_500, 29_500]],
  ['one that costs less than was paid has no rest', 50_000, 70_500, [50_000]],
  ['a change before anything is paid changes both', 100_000, 0, [30_000, 70_000]],
])('after a change: %s', (_, total, paid, amounts) => {
  const after = agreedAfterChange(agreed, { total, paid });
  expect(paymentSchedule(after, { total, paid }, STAY).map(({ amount }) => amount)).toEqual(amounts);
});

test('the rest follows the arrival, and what is paid on arrival is due then', () => {
  const money = { total: 235_000, paid: 0 };
  expect(paymentSchedule(agreed, money, { ...STAY, checkIn: '2027-04-28' })[1]?.due).toBe('2027-04-14');
  expect(paymentSchedule(agreed, money, { ...STAY, payment: 'on-arrival' })).toEqual([
    { amount: 235_000, paid: 0, due: '2027-03-28' },
  ]);
  expect(paymentSchedule(undefined, money, STAY)).toEqual([{ amount: 235_000, paid: 0, due: null }]);
});

test.each([
  ['its own day', '2027-03-01', '2027-03-01'],
  ['the day of the rest at the latest', '2027-03-20', '2027-03-14'],
])('what is not paid when booking is due by %s', (_what, firstDue, due) => {
  const dueOf = (paid: number) =>
    paymentSchedule(agreed, { total: 235_000, paid }, { ...STAY, firstDue })[0]?.due;
  expect([dueOf(0), dueOf(70_499), dueOf(70_500)]).toEqual([due, due, null]);
});

test('a part is overdue from the day after its last one, while it is open', () => {
  const [, rest] = paymentSchedule(agreed, { total: 235_000, paid: 70_500 }, STAY);
  const [, paid] = paymentSchedule(agreed, { total: 235_000, paid: 235_000 }, STAY);
  if (!rest || !paid) throw new Error('There are two parts');
  expect(isOverdue(rest, '2027-03-14')).toBe(false);
  expect(isOverdue(rest, '2027-03-15')).toBe(true);
  expect(isOverdue(paid, '2027-03-15')).toBe(false);
});

const atArrival = { ...agreed, daysBefore: 0 };

test.each<[string, AgreedPayment | undefined, number, PaymentMethod, boolean, total?: number]>([
  ['all of it came', agreed, 235_000, 'manual', true],
  ['the rest of a split payment is open, however far its day is', agreed, 70_500, 'manual', false],
  ['the rest is due on the day of arrival', atArrival, 70_500, 'stripe', true],
  ['the first part is open, and only the rest is due on that day', atArrival, 70_499, 'stripe', false],
  ['all of it is paid on arrival', undefined, 0, 'on-arrival', true],
  ['all of it is paid on arrival, though the terms of others have parts', agreed, 0, 'on-arrival', true],
  ['a bank transfer has not come', undefined, 0, 'manual', false],
  ['nothing was ever to be paid', undefined, 0, 'manual', true, 0],
])('whether enough is paid to arrive: %s', (_, terms, paid, payment, expected, total = 235_000) => {
  expect(isPaidForArrival(terms, { total, paid }, { ...STAY, payment })).toBe(expected);
});

const fils = fc.integer({ min: 0, max: 5_000_000 });

test('any payments and changes: parts are the total, nothing is negative, what is open is due', () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('pay' as const), amount: fils }),
    fc.record({ kind: fc.constant('refund' as const), percent: fc.nat(100) }),
    fc.record({ kind: fc.constant('change' as const), total: fils }),
    fc.record({ kind: fc.constant('pay-next' as const) }),
  );
  const terms = fc.record({ percentNow: fc.integer({ min: 1, max: 100 }), daysBefore: fc.nat(365) });
  fc.assert(
    fc.property(
      ...([terms, fils, days(), fc.constantFrom(...PAYMENT_METHODS), fc.array(act)] as const),
      (agreedOn, booked, checkIn, payment, acts) => {
        let frozen = agreePayment(agreedOn, booked);
        let [total, paid] = [booked, 0];
        const parts = () => paymentSchedule(frozen, { total, paid }, { checkIn, payment });
        for (const next of acts) {
          if (next.kind === 'pay') paid += next.amount;
          else if (next.kind === 'pay-next') paid += openNext(parts());
          else if (next.kind === 'refund') paid -= Math.floor((paid * next.percent) / 100);
          else {
            total = next.total;
            frozen = agreedAfterChange(frozen, { total, paid });
          }
          const now = parts();
          const sum = (of: (part: (typeof now)[number]) => number) =>
            now.reduce((all, part) => all + of(part), 0);
          expect(sum(({ amount }) => amount)).toBe(total);
          expect(sum(openOf)).toBe(Math.max(0, total - paid));
          for (const part of now) {
            expect(part.amount).toBeGreaterThan(0);
            expect(part.paid).toBeGreaterThanOrEqual(0);
            expect(openOf(part)).toBeGreaterThanOrEqual(0);
          }
          // No later part is paid before an earlier one.
          const open = nextPart(now);
          if (open) expect(now.slice(now.indexOf(open) + 1).every((part) => part.paid === 0)).toBe(true);
        }
      },
    ),
  );
});
