import { RESERVATION_STATES } from '../../../../shared/domain/reservation';
import { GUEST_MAILS, MANAGER_MAILS } from '../../outbox/mail-types';
import { isOutdated } from './is-outdated';

const parts = [{ amount: 90_000, paid: 0, due: null }];
const KINDS = [...GUEST_MAILS, ...MANAGER_MAILS];

test.each(RESERVATION_STATES.filter((state) => state !== 'no-show'))(
  'somebody whose stay is %s can be written to again about that',
  (state) => {
    const awaiting = state === 'held' ? 'payment' : null;
    expect(GUEST_MAILS.some((kind) => !isOutdated(kind, { state, awaiting, parts }))).toBe(true);
  },
);

test('nobody is told that a cancelled stay is confirmed, or that a confirmed one is cancelled', () => {
  const toldOf = (state: 'cancelled' | 'confirmed') =>
    KINDS.filter((kind) => !isOutdated(kind, { state, awaiting: null, parts }));
  expect(toldOf('cancelled')).not.toContain('reservation-confirmed');
  expect(toldOf('cancelled')).not.toContain('reservation-changed');
  expect(toldOf('confirmed')).not.toContain('reservation-cancelled');
  expect(toldOf('confirmed')).not.toContain('reservation-expired');
});

test('a guest is asked to pay only while the payment is what the nights wait for', () => {
  expect(isOutdated('reservation-held', { state: 'held', awaiting: 'payment', parts })).toBe(false);
  expect(isOutdated('reservation-held', { state: 'held', awaiting: 'acceptance', parts })).toBe(true);
  expect(isOutdated('reservation-held', { state: 'confirmed', awaiting: null, parts })).toBe(true);
});

test('the rest is asked for only while it is open and the stay stands', () => {
  const rest = { amount: 60_000, paid: 0, due: '2027-01-10' };
  for (const kind of ['payment-due', 'payment-overdue', 'payment-link'] as const) {
    expect(isOutdated(kind, { state: 'confirmed', awaiting: null, parts: [rest] })).toBe(false);
    expect(isOutdated(kind, { state: 'cancelled', awaiting: null, parts: [rest] })).toBe(true);
    const paid = { ...rest, paid: rest.amount };
    expect(isOutdated(kind, { state: 'confirmed', awaiting: null, parts: [paid] })).toBe(true);
  }
});
