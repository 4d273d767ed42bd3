import { z } from 'zod';
import { AWAITED_STEPS, PAYMENT_METHODS, RESERVATION_STATES } from '../../shared/domain/reservation';
import {
  currency,
  data,
  day,
  FieldErrors,
  minorUnits,
  guestBody,
  guestProof,
  id,
  instant,
  LimitReached,
  page,
  stayedFields,
  text,
  whole,
} from '../fields';
import { BookedExtra, extraChoices, ExtraProblem } from '../rates/extras';
import {
  CancellationPolicy,
  ChosenRatePlan,
  PaymentPart,
  PriceLine,
  Reason,
  Refund,
  refusedPromotion,
} from '../quotes';
import { exampleReservation } from '../examples';
import { GuestDeposit } from '../money/deposits';
import { route, type RouteTable } from '../route';
import { Photo } from '../stays';

export type GuestProof = z.output<typeof guestProof>;
export type GuestDetails = z.infer<typeof guestBody>;

/** Body of `POST /api/reservations`, inside `data`. */
const ReservationRequest = z.strictObject({
  quote: id.describe('Number of a quote that has not expired.'),
  guest: guestBody,
  payment: z.enum(PAYMENT_METHODS, { error: `must be one of: ${PAYMENT_METHODS.join(', ')}` }),
  message: text(2_000).optional(),
  extras: extraChoices.optional().describe('Of the `extras` of the quote; they are booked at its prices.'),
});
export type ReservationRequest = z.infer<typeof ReservationRequest>;

/** A reservation as its guest sees it. */
export const ReservationView = z
  .strictObject({
    reference: z.string(),
    state: z.enum(RESERVATION_STATES),
    awaiting: z
      .enum(AWAITED_STEPS)
      .nullable()
      .describe('What a held reservation waits for; null in every other state.'),
    heldUntil: instant
      .nullable()
      .describe('Until when its nights are held; null when they are not merely held.'),
    paymentDue: instant
      .nullable()
      .describe(
        'Until when a bank transfer has to arrive, once the address is confirmed; null when none is awaited.',
      ),
    addressConfirmed: z.boolean().describe('Whether the email address is known to be the guest’s.'),
    bankDetails: z.string().nullable().describe('Where to transfer money, while that is awaited.'),
    ...stayedFields,
    guest: z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string().describe('Empty where a caller has given none.'),
      phone: z.string(),
    }),
    payment: z.enum(PAYMENT_METHODS),
    paid: z.boolean(),
    paidAmount: minorUnits.describe('Fils received.'),
    refundedAmount: minorUnits.describe('Fils given back of them.'),
    paymentUrl: z
      .string()
      .nullable()
      .describe('Where the guest pays, while the reservation waits for payment; null otherwise.'),
    currency,
    lines: z.array(PriceLine),
    total: minorUnits.describe('What the stay costs; of one that does not take place, what was agreed.'),
    parts: z.array(PaymentPart).describe('In which parts the total is paid, first to last.'),
    deposit: minorUnits,
    refunds: z.array(Refund),
    cancellationPolicy: CancellationPolicy.nullable(),
    ratePlan: ChosenRatePlan.nullable(),
    promotionCode: z.string().nullable(),
    message: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ReservationView' });
export type ReservationView = z.infer<typeof ReservationView>;

/** `error.details` of the 409 or 410 for a quote that cannot be reserved any more. */
const RefusedReservation = z.strictObject({
  reasons: z
    .array(Reason)
    .optional()
    .describe('409: the nights are gone, or the apartment cannot be booked any more.'),
  promotion: refusedPromotion({ code: z.string() })
    .optional()
    .describe('409: the code of the quote no longer holds, and why.'),
  total: minorUnits
    .nullable()
    .optional()
    .describe('What the stay costs now without that code; null when it cannot be had at all.'),
  extra: ExtraProblem.optional().describe('409: an extra that can no longer be had, and why.'),
  quote: z
    .enum(['lapsed', 'used'])
    .optional()
    .describe("410: the quote's time is over, or it has made a reservation already."),
});
export type RefusedReservation = z.infer<typeof RefusedReservation>;

export const LookedUp = z.strictObject({
  data: ReservationView,
  meta: z.strictObject({
    refund: Refund.nullable().describe('What cancelling now gives back; null once it cannot be cancelled.'),
    changeUntil: day.nullable().describe('Last day to change dates and guests here; null for none.'),
    extras: z.array(BookedExtra).describe('The extras that the stay has and could have.'),
    mayPay: z.boolean().describe('Whether what is open can be paid here by card.'),
    mayCorrect: z.boolean().describe('Whether the guest may correct name and phone number here.'),
    photo: Photo.nullable().describe('The first of the apartment; null once it is not listed any more.'),
    deposit: GuestDeposit.nullable().describe(
      'What has become of the deposit; null while nobody has asked for it or received it.',
    ),
    review: z
      .strictObject({ token: z.string(), until: day })
      .nullable()
      .describe('Token of the link by which the stay can be reviewed, and the last day; null when not now.'),
  }),
});
/** The guest's view of a reservation, with what cancelling it now gives back. */
export type LookedUp = z.infer<typeof LookedUp>;

/** `error.details` of the 409 for a reservation that is in another state than was thought. */
export const OtherState = z.strictObject({
  state: z.enum(RESERVATION_STATES),
  awaiting: z.enum(AWAITED_STEPS).nullable(),
});

export const NO_SUCH_RESERVATION =
  'There is no reservation with this reference, or the proof is not that of its guest.';
const CANNOT_BE_CANCELLED = {
  when: 'The query or body is wrong, or the reservation cannot be cancelled any more.',
  details: z.union([FieldErrors, OtherState.pick({ state: true })]),
};

/** What guests do with their reservations. */
export const reservationRoutes = {
  'GET /api/reservations': route({
    summary: 'List my reservations, latest arrival first',
    access: 'account',
    handler: 'reservations.find',
    query: z.strictObject({ page: whole(1, 100_000).default(1), pageSize: whole(1, 100).default(25) }),
    answer: page(ReservationView),
    personal: true,
  }),
  'POST /api/reservations': route({
    summary: 'Reserve the stay of a quote',
    access: 'guest',
    early: true,
    handler: 'reservations.create',
    headers: { 'Idempotency-Key': 'At most 200 characters. The same key again gives the same answer.' },
    body: data(ReservationRequest),
    status: 201,
    answer: data(ReservationView),
    errors: {
      404: 'There is no quote with this number.',
      409: { when: 'The nights are gone, or the code no longer holds.', details: RefusedReservation },
      410: { when: 'The quote has expired or was used.', details: RefusedReservation },
      422: 'The Idempotency-Key was used with another request.',
      429: { when: 'The guest has too many unpaid stays.', details: LimitReached },
    },
    example: {
      body: {
        data: {
          quote: 'Q-7K2MPX4RB0',
          guest: exampleReservation.guest,
          payment: 'manual',
        },
      },
      answer: { data: exampleReservation },
    },
  }),
  'POST /api/reservations/{reference}/look-up': route({
    summary: 'Read a reservation, and what cancelling it gives back',
    access: 'guest',
    handler: 'reservations.lookUp',
    body: data(guestProof),
    answer: LookedUp,
    errors: { 404: NO_SUCH_RESERVATION },
    personal: true,
  }),
  'POST /api/reservations/{reference}/address-confirmation': route({
    summary: 'Confirm the email address with the token of the link that was mailed',
    access: 'guest',
    handler: 'reservations.confirmAddress',
    body: data(z.strictObject({ token: z.string().min(1).max(100) })),
    answer: data(ReservationView),
    errors: {
      404: NO_SUCH_RESERVATION,
      409: { when: 'The nights are no longer held.', details: OtherState },
    },
    personal: true,
  }),
  'POST /api/reservations/{reference}/address-link': route({
    summary: 'Mail the link of the address confirmation again',
    access: 'guest',
    handler: 'reservations.sendLinkAgain',
    body: data(guestProof),
    answer: data(ReservationView),
    errors: {
      404: NO_SUCH_RESERVATION,
      409: { when: 'Nothing is to be confirmed.', details: OtherState },
      429: { when: 'The link was sent often enough.', details: LimitReached },
    },
    personal: true,
  }),
  'GET /api/reservations/{reference}': route({
    summary: 'Read a reservation',
    access: 'guest',
    handler: 'reservations.findOne',
    query: guestProof,
    answer: data(ReservationView),
    errors: { 404: NO_SUCH_RESERVATION },
    personal: true,
    example: {
      params: { reference: 'R-4T9XJ2M6WC' },
      query: { email: 'layla@example.com' },
      answer: { data: exampleReservation },
    },
  }),
  'GET /api/reservations/{reference}/calendar': route({
    summary: 'Download the stay as a calendar file',
    access: 'guest',
    handler: 'reservations.calendar',
    query: guestProof,
    answer: 'text/calendar',
    errors: { 404: NO_SUCH_RESERVATION, 409: 'The reservation is not confirmed.' },
    personal: true,
  }),
  'GET /api/reservations/{reference}/refund': route({
    summary: 'Preview what cancelling now gives back',
    access: 'guest',
    handler: 'reservations.refund',
    query: guestProof,
    answer: data(Refund),
    errors: { 400: CANNOT_BE_CANCELLED, 404: NO_SUCH_RESERVATION },
    personal: true,
  }),
  'POST /api/reservations/{reference}/cancellation': route({
    summary: 'Cancel a reservation and give back what its ladder says',
    access: 'guest',
    handler: 'reservations.cancel',
    body: data(guestProof),
    answer: data(ReservationView),
    errors: { 400: CANNOT_BE_CANCELLED, 404: NO_SUCH_RESERVATION },
  }),
} satisfies RouteTable;
