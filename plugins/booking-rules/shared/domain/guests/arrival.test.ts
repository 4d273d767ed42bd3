import fc from 'fast-check';
import {
  ARRIVAL_DECISIONS,
  ARRIVAL_ITEMS,
  arrivalStatus,
  decisionAfterChange,
  DEFAULT_ARRIVAL_RULE,
  type ArrivingStay,
} from './arrival';
import { RESERVATION_STATES } from '../reservation';

const STAY: ArrivingStay = {
  ...{ checkIn: '2027-03-20', checkOut: '2027-03-23' },
  ...{ state: 'confirmed', paid: true, registered: false, decision: null },
};
const BOTH = { hoursBefore: 48, onlyPaid: true, onlyRegistered: true };
const at = (clock: string) => new Date(`${clock}:00+04:00`);
const entryAt = (clock: string, difference: Partial<ArrivingStay> = {}, rule = DEFAULT_ARRIVAL_RULE) =>
  arrivalStatus({ ...STAY, ...difference }, rule, '15:00', at(clock)).doorCode;

const SHOWN = { status: 'shown' };
const DUE = at('2027-03-18T15:00');

test.each([
  ['48 hours before check-in', '2027-03-18T15:00', {}, SHOWN],
  ['a minute earlier', '2027-03-18T14:59', {}, { status: 'later', from: DUE, once: [] }],
  ['to the end of the day of check-out', '2027-03-23T23:59', { state: 'completed' }, SHOWN],
  ['a minute later', '2027-03-24T00:00', {}, { status: 'over' }],
  ['unpaid, early', '2027-03-01T12:00', { paid: false }, { status: 'later', from: DUE, once: ['payment'] }],
  ['unpaid, late', '2027-03-20T12:00', { paid: false }, { status: 'later', from: null, once: ['payment'] }],
  ['released early by a manager', '2027-01-01T12:00', { paid: false, decision: 'released' }, SHOWN],
  ['released, but over', '2027-03-24T00:00', { decision: 'released' }, { status: 'over' }],
  ['held back by a manager', '2027-03-20T12:00', { decision: 'held-back' }, { status: 'held-back' }],
  ['not confirmed', '2027-03-20T12:00', { state: 'held' }, { status: 'not-confirmed' }],
  [
    'released, but not confirmed',
    '2027-03-20T12:00',
    { state: 'held', decision: 'released' },
    { status: 'not-confirmed' },
  ],
  ['cancelled', '2027-03-20T12:00', { state: 'cancelled' }, { status: 'over' }],
  ['a no-show', '2027-03-20T20:00', { state: 'no-show' }, { status: 'over' }],
] as const)('the door code: %s', (_, clock, difference, expected) => {
  expect(entryAt(clock, difference)).toEqual(expected);
});

test.each([
  ['neither', { paid: false }, ['payment', 'registration']],
  ['paid alone', {}, ['registration']],
  ['registered alone', { paid: false, registered: true }, ['payment']],
] as const)('where both are asked for, with %s', (_, difference, once) => {
  expect(entryAt('2027-03-19T12:00', difference, BOTH)).toEqual({ status: 'later', from: null, once });
});

test('where neither is asked for, time alone decides', () => {
  const rule = { hoursBefore: 0, onlyPaid: false, onlyRegistered: false };
  expect(entryAt('2027-03-20T15:00', { paid: false }, rule)).toEqual(SHOWN);
  expect(entryAt('2027-03-20T14:59', { paid: false }, rule)).toMatchObject({ status: 'later' });
});

test.each([
  ['months before', '2026-12-01T12:00', { paid: false }, 'shown'],
  ['after the stay', '2027-05-01T12:00', { state: 'completed' }, 'shown'],
  ['while it is held', '2027-03-01T12:00', { state: 'held' }, 'not-confirmed'],
  ['once it is cancelled', '2027-03-01T12:00', { state: 'cancelled' }, 'over'],
  ['held back', '2027-03-20T12:00', { decision: 'held-back' }, 'held-back'],
] as const)('the address of a stay: %s', (_, clock, difference, status) => {
  const all = arrivalStatus({ ...STAY, ...difference }, DEFAULT_ARRIVAL_RULE, '15:00', at(clock));
  expect(all.address.status).toBe(status);
  expect(all.directions).toEqual(all.address);
});

test('nothing is shown of a stay that does not stand, and no code outside its time', () => {
  const stays = fc.record<ArrivingStay>({
    ...{ checkIn: fc.constant(STAY.checkIn), checkOut: fc.constant(STAY.checkOut) },
    state: fc.constantFrom(...RESERVATION_STATES),
    ...{ paid: fc.boolean(), registered: fc.boolean() },
    decision: fc.constantFrom(null, ...ARRIVAL_DECISIONS),
  });
  const rules = fc.record({
    ...{ hoursBefore: fc.nat(720), onlyPaid: fc.boolean(), onlyRegistered: fc.boolean() },
  });
  const instants = fc.date({ min: at('2027-01-01T00:00'), max: at('2027-06-01T00:00'), noInvalidDate: true });
  fc.assert(
    fc.property(stays, rules, instants, (stay, rule, now) => {
      const all = arrivalStatus(stay, rule, '15:00', now);
      const stands = stay.state === 'confirmed' || stay.state === 'completed';
      for (const item of ARRIVAL_ITEMS)
        if (!stands || stay.decision === 'held-back') expect(all[item].status).not.toBe('shown');
      const { status } = all.doorCode;
      if (status !== 'shown') return;
      expect(now < at('2027-03-24T00:00')).toBe(true);
      if (stay.decision === 'released') return;
      expect(now.getTime()).toBeGreaterThanOrEqual(
        at('2027-03-20T15:00').getTime() - rule.hoursBefore * 3_600_000,
      );
      expect(stay.paid || !rule.onlyPaid).toBe(true);
      expect(stay.registered || !rule.onlyRegistered).toBe(true);
    }),
  );
});

const HOME = { apartmentId: 'marina-101', checkIn: '2027-03-20' };

test.each([
  ['released', 'an arrival on another day', { checkIn: '2027-04-20' }, null],
  ['released', 'another apartment', { apartmentId: 'marina-102' }, null],
  ['released', 'more guests, or another end', {}, 'released'],
  ['held-back', 'an arrival on another day', { checkIn: '2027-04-20' }, 'held-back'],
  ['held-back', 'another apartment', { apartmentId: 'marina-102' }, 'held-back'],
  [null, 'another apartment', { apartmentId: 'marina-102' }, null],
] as const)('what was %s is decided again after a change to %s', (decision, _, change, expected) => {
  expect(decisionAfterChange(decision, HOME, { ...HOME, ...change })).toBe(expected);
});
