import { RESERVATION_STATES, type ReservationState } from 'booking-rules/shared/domain/reservation';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { paymentSchedule } from 'booking-rules/shared/domain/payments/payment-schedule';
import { moneySentences, stateSentence } from './state-sentence';

const booked = {
  awaiting: null,
  heldUntil: null,
  paymentDue: null,
  addressConfirmed: true,
  checkIn: '2026-12-04',
  checkOut: '2026-12-09',
  payment: 'manual',
  total: 431_200,
  paidAmount: 0,
  refundedAmount: 0,
  deposit: 100_000,
} as unknown as ReservationView;
const said = (
  state: ReservationState,
  more: Partial<ReservationView> = {},
  { today = '2026-11-01', isBeingChecked = false } = {},
) => {
  const { total, paidAmount, refundedAmount, checkIn, payment } = { ...booked, ...more };
  const parts = paymentSchedule(
    undefined,
    { total, paid: paidAmount - refundedAmount },
    { checkIn, payment },
  );
  const reservation = { ...booked, parts, state, ...more };
  return [
    stateSentence(reservation, today, { checkInTime: '15:00', checkOutTime: '11:00' }, { isBeingChecked }),
    ...moneySentences(reservation, { isBeingChecked }),
  ];
};
const inFull = { paidAmount: 431_200 };

test('a stay that waits for its payment says until when, and how much', () => {
  const until = { awaiting: 'payment', heldUntil: '2026-11-01T08:00:00.000Z', payment: 'stripe' } as const;
  expect(said('held', until)).toEqual([
    expect.stringMatching(/^These nights are held for you until .*2026.*\. Pay AED\u00a04,312 by then, /),
    "You haven't paid anything.",
    'AED\u00a04,312 is still to be paid, by card.',
  ]);
});

test('nobody is told to pay what is being checked', () => {
  const until = { awaiting: 'payment', heldUntil: '2026-11-01T08:00:00.000Z', payment: 'stripe' } as const;
  const checking = 'Your payment is being checked.';
  expect(said('held', until, { isBeingChecked: true })).toEqual(['These nights are held for you.', checking]);
  expect(said('confirmed', { paidAmount: 31_200 }, { isBeingChecked: true }).slice(1)).toEqual([
    'You have paid AED\u00a0312.',
    checking,
  ]);
});

test('of a stay that is paid in parts each says by when it is paid', () => {
  const parts = [
    { amount: 70_500, paid: 0, due: null },
    { amount: 164_500, paid: 0, due: '2026-11-20' },
  ];
  expect(said('confirmed', { parts }).slice(2)).toEqual([
    'AED\u00a0705 is still to be paid, by bank transfer.',
    'AED\u00a01,645 is to be paid by Fri 20 Nov 2026, by bank transfer.',
  ]);
});

test('a request asks for nothing until it is accepted', () => {
  const [sentence, ...money] = said('held', {
    awaiting: 'acceptance',
    heldUntil: '2026-11-01T08:00:00.000Z',
  });
  expect(sentence).toMatch(/^We've received your request\./);
  expect(money).toEqual([
    "You haven't paid anything.",
    'Nothing is due until we have accepted your request.',
  ]);
});

test('a confirmed stay says when it begins, and what is still to be paid', () => {
  expect(said('confirmed', { paidAmount: 31_200 })).toEqual([
    'The apartment is yours from 15:00, Dubai time, on Fri 4 Dec 2026.',
    'You have paid AED\u00a0312.',
    'AED\u00a04,000 is still to be paid, by bank transfer.',
  ]);
  expect(said('confirmed', inFull).slice(1)).toEqual(['You have paid AED\u00a04,312.']);
});

test('a stay that has begun says until when the apartment is theirs', () => {
  const [arriving] = said('confirmed', inFull, { today: '2026-12-04' });
  expect(arriving).toBe('The apartment is yours from 15:00, Dubai time, on Fri 4 Dec 2026.');
  for (const today of ['2026-12-05', '2026-12-09'])
    expect(said('confirmed', inFull, { today })[0]).toBe(
      'The apartment is yours until 11:00, Dubai time, on Wed 9 Dec 2026.',
    );
});

test('a cancelled stay says what comes back, or that nothing does', () => {
  const sentence = 'This stay is cancelled, and its nights are available to others again.';
  expect(said('cancelled')).toEqual([
    sentence,
    "You haven't paid anything.",
    'Nothing is due, and there is nothing to refund.',
  ]);
  expect(said('cancelled', { ...inFull, refundedAmount: 215_600, payment: 'stripe' })).toEqual([
    sentence,
    'You have paid AED\u00a04,312.',
    'AED\u00a02,156 goes back to your card, which can take some days.',
  ]);
  expect(said('cancelled', inFull)).toEqual([
    sentence,
    'You have paid AED\u00a04,312.',
    'Under the agreed terms there is no refund.',
  ]);
});

test('an expired stay says that nothing is due', () => {
  expect(said('expired')).toEqual([
    'We did not answer in time, and the nights were released. We are sorry.',
    "You haven't paid anything.",
    'Nothing is due, and there is nothing to refund.',
  ]);
});

test('a completed stay says thank you, and asks for what is still open', () => {
  expect(said('completed', inFull)).toEqual([
    'Thank you for staying with us.',
    'You have paid AED\u00a04,312.',
  ]);
  expect(said('completed').at(-1)).toBe('AED\u00a04,312 is still to be paid. Please contact us about it.');
});

test('a stay that was not taken up says so, and that there is no refund', () => {
  expect(said('no-show', inFull)).toEqual([
    "We expected you, and you didn't arrive. Please contact us if that is a mistake.",
    'You have paid AED\u00a04,312.',
    'Under the agreed terms there is no refund.',
  ]);
});

test('no state but those ahead speaks of nights that are held, or of what is still to come', () => {
  for (const state of RESERVATION_STATES) {
    const text = said(state, { awaiting: state === 'held' ? 'payment' : null }).join(' ');
    const speaks = /held for you|yours from/.test(text);
    expect({ state, speaks }).toEqual({ state, speaks: state === 'held' || state === 'confirmed' });
  }
});
