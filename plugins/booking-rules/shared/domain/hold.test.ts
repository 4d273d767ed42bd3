import { canTransfer, holdAfterModification, holdOf, missedOf, type HoldQuestion } from './hold';
import { DEFAULT_PROPERTY_POLICIES as policies } from './restrictions/rules';

const now = new Date('2027-03-01T08:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const asked: HoldQuestion = {
  payment: 'manual',
  paysFirst: false,
  onRequest: false,
  accepted: false,
  addressProven: true,
  checkIn: '2027-04-05',
  paymentDue: null,
  now,
  policies,
};
const card = { payment: 'stripe', paysFirst: true } as const;
const arrival = { payment: 'on-arrival' } as const;
const unproven = { addressProven: false };
const request = { onRequest: true };

test.each<[string, Partial<HoldQuestion>, string | null, number | null, number | null]>([
  ['a bank transfer is awaited for two days', {}, 'payment', 48, 48],
  ['an unproven address gets two hours first', unproven, 'address-confirmation', 2, 48],
  ['a request waits for its answer', request, 'acceptance', 24, null],
  ['an unproven request waits for its address', { ...request, ...unproven }, 'address-confirmation', 2, null],
  ['an accepted request then has its two days', { ...request, accepted: true }, 'payment', 48, 48],
  ['a card is paid within half an hour, proven or not', { ...card, ...unproven }, 'payment', 0.5, null],
  [
    'an unproven request by card waits for its address',
    { ...card, ...request, ...unproven },
    'address-confirmation',
    2,
    null,
  ],
  [
    'an accepted request is paid by card within a day',
    { ...card, ...request, accepted: true },
    'payment',
    24,
    null,
  ],
  ['on arrival an unproven address waits too', { ...arrival, ...unproven }, 'address-confirmation', 2, null],
  ['on arrival a request waits for its answer', { ...arrival, ...request }, 'acceptance', 24, null],
  ['a deadline that was told stays', { paymentDue: hours(40) }, 'payment', 40, 40],
])('%s', (_, differences, awaiting, until, due) => {
  expect(holdOf({ ...asked, ...differences })).toMatchObject({
    state: 'held',
    awaiting,
    heldUntil: until === null ? null : hours(until),
    paymentDue: due === null ? null : hours(due),
  });
});

test('pay on arrival is confirmed at once for a proven address', () => {
  expect(holdOf({ ...asked, ...arrival })).toMatchObject({
    state: 'confirmed',
    awaiting: null,
    heldUntil: null,
  });
});

test('no deadline is later than check-in', () => {
  // Check-in is at 15:00 in Dubai, 11:00 UTC.
  const soon = holdOf({ ...asked, checkIn: '2027-03-02' });
  expect(soon.heldUntil?.toISOString()).toBe('2027-03-02T11:00:00.000Z');
  expect(holdOf({ ...asked, ...unproven, checkIn: '2027-03-01' }).heldUntil).toEqual(hours(2));
});

test('a reminder comes in the second half of the time, or not at all', () => {
  expect(holdOf(asked).remindAt).toEqual(hours(36));
  expect(holdOf({ ...asked, checkIn: '2027-03-01' }).remindAt).toBeNull();
  const never = { ...policies, booking: { ...policies.booking, reminderHours: 0 } };
  expect(holdOf({ ...asked, policies: never }).remindAt).toBeNull();
});

test('a bank transfer is asked for only while there is time for one', () => {
  expect(canTransfer(policies, '2027-03-01', now)).toBe(true);
  expect(canTransfer(policies, '2027-03-01', new Date('2027-03-01T09:00:01.000Z'))).toBe(false);
});

test.each([
  [{ payment: 'stripe', addressConfirmed: false, paymentDue: null }, 'payment'],
  [
    { payment: 'manual', addressConfirmed: false, paymentDue: hours(1).toISOString() },
    'address-confirmation',
  ],
  [{ payment: 'manual', addressConfirmed: true, paymentDue: hours(1).toISOString() }, 'payment'],
  [{ payment: 'manual', addressConfirmed: true, paymentDue: null }, 'acceptance'],
] as const)('%o has missed its %s', (stay, missed) => expect(missedOf(stay)).toBe(missed));

describe('a hold whose stay is moved', () => {
  const held = holdOf(asked);
  const arrival = new Date('2027-03-02T11:00:00.000Z');

  test('to an earlier check-in is due no later than that, and reminds in time', () => {
    expect(holdAfterModification(held, '2027-03-02', policies, now)).toEqual({
      paymentDue: arrival,
      heldUntil: arrival,
      remindAt: new Date(arrival.getTime() - policies.booking.reminderHours * 3_600_000),
    });
  });

  test('while its address is unproven keeps its short hold', () => {
    const short = holdOf({ ...asked, ...unproven });
    expect(holdAfterModification(short, '2027-03-02', policies, now)).toEqual({
      paymentDue: arrival,
      heldUntil: hours(2),
      remindAt: null,
    });
  });

  test('to a check-in after its deadline, or one without a deadline, stays as it is', () => {
    expect(holdAfterModification(held, '2027-05-01', policies, now)).toBe(held);
    const answer = holdOf({ ...asked, ...request });
    expect(holdAfterModification(answer, '2027-03-01', policies, now)).toBe(answer);
  });
});
