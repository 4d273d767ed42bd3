import fc from 'fast-check';
import { cappedTiers, refundToday, type CancellationTier } from '../cancellation';
import { guestChangeUntil } from './guest-change';
import { addDays } from '../stay';

const CHECK_IN = '2027-03-20';
const confirmed = {
  ...{ checkIn: CHECK_IN, checkOut: '2027-03-23' },
  ...{ state: 'confirmed' as const, awaiting: null, payment: 'manual' as const },
};
const at = (day: string) => new Date(`${day}T12:00:00+04:00`);

test.each([
  ['on the last day', 3, '2027-03-17', '2027-03-17'],
  ['a day later', 3, '2027-03-18', null],
  ['until the day before arrival at the latest', 0, '2027-03-19', '2027-03-19'],
  ['not on the day of arrival', 0, '2027-03-20', null],
  ['never, where the business says so', null, '2027-01-01', null],
])('a guest may change the stay: %s', (_, guestChangeDays, today, until) => {
  expect(guestChangeUntil(confirmed, { guestChangeDays }, at(today))).toBe(until);
});

test.each([
  ['held for a bank transfer', { state: 'held', awaiting: 'payment' }, '2027-03-17'],
  [
    'held for a card payment that is under way',
    { state: 'held', awaiting: 'payment', payment: 'stripe' },
    null,
  ],
  ['held for an answer', { state: 'held', awaiting: 'acceptance' }, null],
  ['cancelled', { state: 'cancelled' }, null],
] as const)('a stay that is %s', (_, differences, until) => {
  const stay = { ...confirmed, ...differences };
  expect(guestChangeUntil(stay, { guestChangeDays: 3 }, at('2027-01-01'))).toBe(until);
});

test('a guest never gets more back for moving a stay away, whatever the policy', () => {
  const tiers = fc.array(
    fc.record<CancellationTier>({
      id: fc.constant('tier'),
      percent: fc.integer({ min: 0, max: 100 }),
      days: fc.integer({ min: 0, max: 60 }),
      when: fc.constant('before'),
      event: fc.constant('arrival'),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(tiers, fc.nat(60), fc.nat(90), fc.nat(90), (policy, left, further, later) => {
      const percentOn = (of: readonly CancellationTier[], days: number) =>
        refundToday(of, addDays(CHECK_IN, days), 100_000, CHECK_IN).percent;
      const before = percentOn(policy, left);
      const capped = cappedTiers(policy, before);
      const after = percentOn(capped, left + further);
      expect(after).toBeLessThanOrEqual(before);
      expect(after).toBe(Math.min(before, percentOn(policy, left + further)));
      expect(percentOn(capped, later)).toBe(Math.min(before, percentOn(policy, later)));
    }),
  );
});
