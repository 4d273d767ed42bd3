import { errors } from '@strapi/utils';
import type { cardFormRoutes } from '../../../contracts/money/card-forms';
import type { paymentRoutes } from '../../../contracts/money/payments';
import type { Handlers } from '../handlers';
import { actorOf } from '../platform/http/signed-in';
import { bodyOf } from '../platform/http/parse';

/** Where Strapi's body middleware leaves the text of a body, with `includeUnparsed`. */
const UNPARSED = Symbol.for('unparsedBody');

export const paymentHandlers: Handlers<keyof typeof paymentRoutes | keyof typeof cardFormRoutes> = {
  // `paymentUrl` is null in its answer when the provider cannot be reached.
  'POST /api/reservations/{reference}/payment': async ({ engine, params, query, body, now }) => ({
    data: await engine.reservations.pay(params.reference, body.data, query.pays, now),
  }),

  'POST /api/reservations/{reference}/card-form': async ({ engine, params, query, body, now }) => ({
    data: await engine.reservations.openCardForm(params.reference, body.data, query.pays, now),
  }),

  'GET /api/payment-links/{token}': async ({ ctx, engine, params, now }) => {
    ctx.redirect(await engine.reservations.followPaymentLink(params.token, now));
    return '';
  },

  'POST /booking-rules/reservations/{reference}/payment-link': async ({ ctx, engine, params, body }) => ({
    data: await engine.reservations.createPaymentLink(params.reference, body.data, actorOf(ctx)),
  }),

  'POST /api/payments/stripe/webhook': async ({ ctx, engine: { payments, settlement }, now }) => {
    const stripe = payments.enabledMethods().includes('stripe') ? payments.providerFor('stripe') : null;
    if (!stripe?.readEvent) throw new errors.NotFoundError('Card payments are not enabled');
    const event = stripe.readEvent(textOf(bodyOf(ctx)), ctx.get('Stripe-Signature'));
    if (event) await settlement.receive(event, stripe.method, now);
    return { data: { received: true } };
  },
};

/** The text that a body was parsed from; empty when there was none. */
function textOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !(UNPARSED in body)) return '';
  const text = body[UNPARSED];
  return typeof text === 'string' ? text : '';
}
