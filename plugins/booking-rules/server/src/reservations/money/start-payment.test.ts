import { entryOf, type Entry } from '../../../../shared/domain/folio/entry';
import type { PaymentProvider } from '../../payments/providers/provider';
import type { ReservationDocument } from '../../records/reservations/reservation';
import { createPaymentStart } from './start-payment';
import type { Transition, TransitionReservation } from '../transition';

const now = new Date('2027-01-01T10:00:00Z');

const reservationWith = (change: Partial<ReservationDocument>): ReservationDocument => ({
  documentId: 'document',
  reference: 'R-0123456789',
  state: 'held',
  awaiting: 'payment',
  heldUntil: null,
  addressProof: null,
  paymentDue: null,
  remindAt: null,
  apartmentId: 'marina-101',
  apartmentName: 'Marina 101',
  checkIn: '2027-02-01',
  checkOut: '2027-02-04',
  guests: 2,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@guest.example',
  phone: '+971501234567',
  message: null,
  language: null,
  payment: 'stripe',
  paid: false,
  paidAmount: 0,
  refundedAmount: 0,
  due: 90_000,
  refundable: 0,
  paymentReference: null,
  total: 90_000,
  deposit: 0,
  terms: { lines: [], refunds: [], nights: 3 },
  ...{ acceptedPages: null, promotionCode: null },
  quote: 'Q-0123456789',
  createdAt: now,
  ...change,
});

/** The service with a provider of its own, and the reservation as others have left it meanwhile. */
function setUp({ start, meanwhile = {} }: Setting) {
  const stored = reservationWith(meanwhile);
  const expired: (string | null)[] = [];
  const decided: (Transition | null)[] = [];
  const logged: string[] = [];
  const transition: TransitionReservation = (_reference, _by, _now, decide) => {
    const next = decide(stored, []);
    decided.push(next);
    return Promise.resolve(next ? { ...stored, state: next.to, ...next.change } : stored);
  };
  const provider: PaymentProvider = {
    method: 'stripe',
    paysFirst: true,
    start,
    read: () => Promise.reject(new Error('Nothing is asked about it here')),
    refund: () => Promise.resolve(),
    expireSession: () => Promise.resolve(),
  };
  const payments = {
    providerFor: () => provider,
    expireSession: ({ paymentReference }: ReservationDocument) => {
      expired.push(paymentReference);
      return Promise.resolve();
    },
  };
  const log = { error: (line: string) => logged.push(line) };
  return {
    ...createPaymentStart({
      ...{ log, payments, transition, folioOf: () => Promise.resolve(FOLIO) },
      started: { requireNoneMade: () => Promise.resolve() },
    }),
    expired,
    decided,
    logged,
  };
}

interface Setting {
  start: PaymentProvider['start'];
  meanwhile?: Partial<ReservationDocument>;
}

const FOLIO: Entry[] = [{ ...entryOf('night', 'Night', 90_000), id: 1, at: now, by: 'guest' }];

const session = (paymentReference: string) => () =>
  Promise.resolve({ url: `https://pay.example/${paymentReference}`, paymentReference, endsAt: now });

test('a guest is sent to the payment that was started', async () => {
  const { startPayment, expired } = setUp({ start: session('session-1') });
  const after = await startPayment(reservationWith({}), 'guest', now);
  expect(after).toMatchObject({ state: 'held', paymentReference: 'session-1' });
  expect(after.terms.paymentUrl).toBe('https://pay.example/session-1');
  expect(expired).toEqual([]);
});

test('of two attempts at once only the first can be paid: the session of the other is ended', async () => {
  const { startPayment, expired } = setUp({
    start: session('session-2'),
    meanwhile: { paymentReference: 'session-1' },
  });
  const after = await startPayment(reservationWith({}), 'guest', now);
  expect(after.paymentReference).toBe('session-1');
  expect(expired).toEqual(['session-2']);
});

test('nobody can pay for a hold that ended while the payment was started', async () => {
  const { startPayment, expired, decided } = setUp({
    start: session('session-1'),
    meanwhile: { state: 'expired', awaiting: null },
  });
  const after = await startPayment(reservationWith({}), 'guest', now);
  expect(after.state).toBe('expired');
  expect(decided).toEqual([null]);
  expect(expired).toEqual(['session-1']);
});

test('a provider that is away leaves the reservation held, to be tried again', async () => {
  const { startPayment, decided, logged } = setUp({ start: () => Promise.reject(new Error('away')) });
  const before = reservationWith({});
  expect(await startPayment(before, 'guest', now)).toBe(before);
  expect(decided).toEqual([]);
  expect(logged.join()).toContain('could not be started');
});

test('a payment is started once, and only where one is awaited', async () => {
  const { startPayment, resumePayment, decided } = setUp({ start: session('session-2') });
  const started = reservationWith({ paymentReference: 'session-1' });
  const confirmed = reservationWith({ state: 'confirmed', awaiting: null });
  expect(await startPayment(started, 'guest', now)).toBe(started);
  expect(await startPayment(confirmed, 'guest', now)).toBe(confirmed);
  await expect(resumePayment(confirmed, now)).rejects.toMatchObject({ status: 409 });
  expect(decided).toEqual([]);
});
