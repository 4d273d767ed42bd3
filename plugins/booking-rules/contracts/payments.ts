import { z } from 'zod';
import { data, guestProof } from './fields';
import { NO_SUCH_RESERVATION, OtherState, ReservationView } from './reservations';
import { route, type RouteTable } from './route';

/** How guests pay, and what providers report. */
export const paymentRoutes = {
  'POST /api/reservations/{reference}/payment': route({
    summary: 'Start the payment of a reservation that waits for it',
    access: 'guest',
    handler: 'payments.start',
    body: data(guestProof),
    answer: data(ReservationView),
    errors: { 404: NO_SUCH_RESERVATION, 409: { when: 'Nothing is to be paid.', details: OtherState } },
    personal: true,
  }),
  'POST /api/payments/stripe/webhook': route({
    summary: 'Hear of a payment from Stripe, which signs what it sends',
    access: 'guest',
    handler: 'payments.stripeWebhook',
    headers: { 'Stripe-Signature': 'Signature of the body by the secret that is shared with Stripe.' },
    answer: data(z.strictObject({ received: z.literal(true) })),
    errors: { 400: 'The event is forged or stale.', 404: 'Cards are not taken here.' },
  }),
} satisfies RouteTable;
