import { errors } from '@strapi/utils';
import Stripe from 'stripe';
import type { MinorUnits } from '../../../../shared/format/money';
import type { ReservationDocument } from '../../records/reservations/reservation';
import {
  ProviderUnavailable,
  RefundRefused,
  type PaymentForms,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentStanding,
} from './provider';
import { paymentEventOf } from './stripe-event';
import { createStripeHolds } from './stripe-holds';
import { formRequestOf, sessionRequestOf, stepOf } from './stripe-session';
import { toStripe } from './stripe-amounts';

/** What the operator sets to take cards. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** With it guests give their card on our own pages; null for Stripe's. */
  publishableKey: string | null;
  /** Address of Stripe's API when it is not Stripe's own: a test's. */
  apiBase: string | null;
}

/** A guest waits while a payment is started, so Stripe gets this long, twice. */
const TIMEOUT_MS = 6_000;

/**
 * Cards, through sessions of Stripe's Checkout: on its pages, or in its form on ours. The name of a payment is that of its session.
 * @param publicUrl address of the site, where guests come back to
 */
export function createStripePayments(settings: StripeSettings, publicUrl: string): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(settings.apiBase),
  });

  /** The form of a payment on our own pages: the same session, shown by Stripe's script. */
  function formsWith(publishableKey: string): PaymentForms {
    return {
      publishableKey,
      async start(reservation, request, now) {
        const { params, idempotencyKey, page } = formRequestOf(reservation, request, publicUrl, now);
        const { id } = await answered(stripe.checkout.sessions.create(params, { idempotencyKey }));
        return { url: page, paymentReference: id, endsAt: new Date((params.expires_at ?? 0) * 1_000) };
      },
    };
  }

  async function start(reservation: ReservationDocument, request: PaymentRequest, now: Date) {
    const { params, idempotencyKey } = sessionRequestOf(reservation, request, publicUrl, now);
    const { id, url } = await answered(stripe.checkout.sessions.create(params, { idempotencyKey }));
    if (url === null) throw new Error(`Stripe gave the session ${id} no address`);
    return { url, paymentReference: id, endsAt: new Date((params.expires_at ?? 0) * 1_000) };
  }

  async function read(paymentReference: string): Promise<PaymentStanding> {
    try {
      const asked = stripe.checkout.sessions.retrieve(paymentReference, { expand: ['payment_intent'] });
      const session = await answered(asked);
      return { step: stepOf(session), clientSecret: session.client_secret };
    } catch (error) {
      // One of another account: whoever runs the server has given it other keys since.
      if (refuses(error) && error.code === 'resource_missing') return { step: 'over', clientSecret: null };
      throw error;
    }
  }

  async function refund(
    { reference, paymentReference }: ReservationDocument,
    amount: MinorUnits,
    key: string,
  ) {
    if (paymentReference === null) return;
    try {
      await giveBack(reference, paymentReference, amount, key);
    } catch (error) {
      // Stripe understood it and will never grant it; whatever else failed may succeed another time.
      if (refuses(error)) throw new RefundRefused(error.message);
      throw error;
    }
  }

  async function giveBack(reference: string, session: string, amount: MinorUnits, key: string) {
    const paidIn = await stripe.checkout.sessions.retrieve(session);
    const { payment_intent: intent, amount_total: paid, currency } = paidIn;
    if (intent === null) throw new RefundRefused(`Nothing was paid in the session ${session}`);
    const payment_intent = typeof intent === 'string' ? intent : intent.id;
    // Stripe forgets idempotency keys after a day; a server may be down for longer between refund and note.
    const { data: made } = await stripe.refunds.list({ payment_intent, limit: 100 });
    if (made.some(({ metadata }) => metadata?.['key'] === key)) return;
    const gone = made.filter(({ status }) => status !== 'failed' && status !== 'canceled');
    const left = (paid ?? 0) - gone.reduce((sum, { amount: part }) => sum + part, 0);
    // The rest went back already, on Stripe's own pages.
    const due = Math.min(toStripe(amount, currency ?? undefined), left);
    if (due <= 0) return;
    const request = { payment_intent, amount: due, metadata: { reference, key } };
    await stripe.refunds.create(request, { idempotencyKey: `refund-${key}-${due}` });
  }

  async function expireSession(paymentReference: string) {
    try {
      await stripe.checkout.sessions.expire(paymentReference);
    } catch (error) {
      // It has been paid or has expired already: nothing is left to end.
      if (!refuses(error)) throw error;
    }
  }

  return {
    method: 'stripe',
    paysFirst: true,
    start,
    read,
    refund,
    expireSession,
    ...(settings.publishableKey !== null && { forms: formsWith(settings.publishableKey) }),
    holds: createStripeHolds(stripe, publicUrl),
    readEvent(body, signature) {
      try {
        return paymentEventOf(stripe.webhooks.constructEvent(body, signature, settings.webhookSecret));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
        throw new errors.ValidationError('The signature of this event does not hold');
      }
    },
  };
}

/** What Stripe answers. @throws ProviderUnavailable where it does not; what it refuses in its own words */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (refuses(error)) throw error;
    throw new ProviderUnavailable(String(error), { cause: error });
  }
}

/** True when Stripe understood a request and will never grant it. */
function refuses(error: unknown): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function addressOf(apiBase: string | null): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
}
