import { RESERVATION_STATES } from '../../../../shared/domain/reservation';
import { GUEST_MAILS, MANAGER_MAILS } from '../../outbox/mail-types';
import { isOutdated } from './is-outdated';

const KINDS = [...GUEST_MAILS, ...MANAGER_MAILS];

test.each(RESERVATION_STATES.filter((state) => state !== 'no-show'))(
  'somebody whose stay is %s can be written to again about that',
  (state) => {
    const awaiting = state === 'held' ? 'payment' : null;
    expect(GUEST_MAILS.some((kind) => !isOutdated(kind, { state, awaiting }))).toBe(true);
  },
);

test('nobody is told that a cancelled stay is confirmed, or that a confirmed one is cancelled', () => {
  const toldOf = (state: 'cancelled' | 'confirmed') =>
    KINDS.filter((kind) => !isOutdated(kind, { state, awaiting: null }));
  expect(toldOf('cancelled')).not.toContain('reservation-confirmed');
  expect(toldOf('cancelled')).not.toContain('reservation-changed');
  expect(toldOf('confirmed')).not.toContain('reservation-cancelled');
  expect(toldOf('confirmed')).not.toContain('reservation-expired');
});

test('a guest is asked to pay only while the payment is what the nights wait for', () => {
  expect(isOutdated('reservation-held', { state: 'held', awaiting: 'payment' })).toBe(false);
  expect(isOutdated('reservation-held', { state: 'held', awaiting: 'acceptance' })).toBe(true);
  expect(isOutdated('reservation-held', { state: 'confirmed', awaiting: null })).toBe(true);
});
