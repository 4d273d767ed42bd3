import { z } from 'zod';
import { data, FieldErrors, minorUnits, guestProof, instant } from '../fields';
import { NOT_FOUND } from './folio';
import { BeingChecked } from '../reservations/reservation-actions';
import { NO_SUCH_RESERVATION, ReservationView } from '../reservations/reservations';
import { route, type RouteTable } from '../route';

export const PaymentLinkRequest = z.strictObject({
  amount: z
    .int({ error: 'must be a whole number of the smallest unit of the currency' })
    .min(1, 'must be more than 0')
    .describe('At most what is open; of a deposit what is to be held.'),
  mail: z.boolean().describe('Whether the guest is sent the link.'),
});
/** A link that a manager asks for. */
export type PaymentLinkRequest = z.output<typeof PaymentLinkRequest>;

export const PaymentLinkAnswer = z.strictObject({ url: z.string(), amount: minorUnits, expiresAt: instant });
/** A link by which an amount is paid by card. */
export type PaymentLinkAnswer = z.infer<typeof PaymentLinkAnswer>;

/** `error.details` of the 409 for a reservation of which nothing can be paid by card now. */
const NothingToPay = BeingChecked.partial({ isBeingChecked: true });
export type NothingToPay = z.infer<typeof NothingToPay>;

/** The 409 of whatever leads a guest to a payment by card. */
export const NOTHING_TO_PAY = {
  when: 'There is nothing to pay, or what was paid is being checked.',
  details: NothingToPay,
};

/** How guests pay, and what providers report. */
export const paymentRoutes = {
  'POST /api/reservations/{reference}/payment': route({
    summary: 'Start a payment by card: of a reservation that waits for it, or of what is open of a stay',
    query: z.strictObject({
      pays: z.enum(['next', 'all']).default('next').describe('The part that is next, or all that is open.'),
    }),
    access: 'guest',
    handler: 'payments.start',
    body: data(guestProof),
    answer: data(ReservationView),
    errors: { 404: NO_SUCH_RESERVATION, 409: NOTHING_TO_PAY },
    personal: true,
  }),
  'GET /api/payment-links/{token}': route({
    summary: 'Follow a payment link to where it is paid, or to the booking when there is nothing to pay',
    access: 'public',
    handler: 'payments.follow',
    status: 302,
    answer: 'text/html',
    errors: { 404: 'This is not one of our links.' },
    personal: true,
  }),
  'POST /booking-rules/reservations/{reference}/payment-link': route({
    summary: 'Make a link by which an open amount is paid by card, and mail it',
    access: 'reservations.manage',
    handler: 'payments.createLink',
    body: data(PaymentLinkRequest),
    answer: data(PaymentLinkAnswer),
    errors: {
      400: { when: 'The amount is more than is open.', details: FieldErrors },
      404: NOT_FOUND,
      409: 'Card payments are not set up, or the guest has no email address.',
    },
  }),
  'POST /api/payments/stripe/webhook': route({
    summary: 'Receive an event from Stripe, which signs what it sends',
    access: 'guest',
    handler: 'payments.stripeWebhook',
    headers: { 'Stripe-Signature': 'Signature of the body by the secret that is shared with Stripe.' },
    answer: data(z.strictObject({ received: z.literal(true) })),
    errors: { 400: 'The event is forged or stale.', 404: 'Card payments are not set up.' },
  }),
} satisfies RouteTable;
