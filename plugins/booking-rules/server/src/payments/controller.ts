import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { bodyOf, parse } from '../platform/http/parse';
import { guestProofBody } from '../platform/http/schemas';

/** Where Strapi's body middleware leaves the text of a body, with `includeUnparsed`. */
const UNPARSED = Symbol.for('unparsedBody');

export const paymentsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `POST /api/reservations/{reference}/payment` `{ data: { email } | { token } }`: the reservation with the `paymentUrl` to
   * go to, null when the provider cannot be reached; 404 for a wrong pair; 409 when nothing is to be paid.
   */
  async start(ctx: Context & { params: { reference: string } }): Promise<void> {
    const { data } = parse(guestProofBody, bodyOf(ctx));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await engineOf(strapi).reservations.pay(ctx.params.reference, data, new Date()) };
  },

  /** `POST /api/payments/stripe/webhook`: 200; 400 for an event that is forged or stale; 404 without Stripe. */
  async stripeWebhook(ctx: Context): Promise<void> {
    const { payments, settlement } = engineOf(strapi);
    const stripe = payments.enabledMethods().includes('stripe') ? payments.providerFor('stripe') : null;
    if (!stripe?.readEvent) throw new errors.NotFoundError('Cards are not taken here');
    const event = stripe.readEvent(textOf(bodyOf(ctx)), ctx.get('Stripe-Signature'));
    if (event) await settlement.receive(event, stripe.method, new Date());
    ctx.body = { data: { received: true } };
  },
});

/** The text that a body was parsed from; empty when there was none. */
function textOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !(UNPARSED in body)) return '';
  const text = body[UNPARSED];
  return typeof text === 'string' ? text : '';
}
