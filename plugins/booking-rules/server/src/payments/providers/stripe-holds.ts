import Stripe from 'stripe';
import type { ReservationDocument } from '../../records/reservations/reservation';
import { HoldRefused, type CardHold, type CardHolds } from './provider';
import { depositRequestOf } from './stripe-session';
import { fromStripe, toStripe } from './stripe-amounts';

/**
 * Deposits on cards: payments that Stripe authorises when the guest gives the card, and takes only when it is told to.
 * Stripe releases and takes a payment only once, so each act reads before and after it how that stands; a key to ask
 * only once would give a refusal again when it is tried once more.
 */
export function createStripeHolds(stripe: Stripe, publicUrl: string): CardHolds {
  async function read(hold: string): Promise<CardHold> {
    return holdOf(await stripe.paymentIntents.retrieve(hold, { expand: ['latest_charge'] }));
  }

  /** Does something with what is held; what has gone or was taken meanwhile is told as it is. */
  async function doWith(hold: string, act: () => Promise<unknown>): Promise<CardHold> {
    const before = await read(hold);
    if (before.state === 'gone' || before.state === 'taken') return before;
    try {
      await act();
    } catch (error) {
      const isRefusal =
        error instanceof Stripe.errors.StripeInvalidRequestError ||
        error instanceof Stripe.errors.StripeCardError;
      if (!isRefusal) throw error;
      // Somebody else was faster, or its time has just passed.
      const after = await read(hold);
      if (after.state === 'gone' || after.state === 'taken') return after;
      throw new HoldRefused(error.message);
    }
    return read(hold);
  }

  return {
    read,

    async start(reservation: ReservationDocument, deposit, now) {
      const { params, idempotencyKey } = depositRequestOf(reservation, deposit, publicUrl, now);
      const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey });
      if (url === null) throw new Error(`Stripe gave the session ${id} no address`);
      return { url, paymentReference: id, endsAt: new Date((params.expires_at ?? 0) * 1_000) };
    },

    release: (hold) => doWith(hold, () => stripe.paymentIntents.cancel(hold)),

    take: (hold, amount) =>
      doWith(hold, () => stripe.paymentIntents.capture(hold, { amount_to_capture: toStripe(amount) })),
  };
}

function holdOf(intent: Stripe.PaymentIntent): CardHold {
  const { id, status, currency, metadata, latest_charge: latest } = intent;
  const amount = fromStripe(intent.amount, currency);
  const taken = fromStripe(intent.amount_received, currency);
  const charge = latest === null || typeof latest === 'string' ? null : latest;
  const before = charge?.payment_method_details?.card?.capture_before;
  return {
    ...{ hold: id, amount, taken, reference: metadata['reference'] ?? '', key: metadata['deposit'] ?? '' },
    returned: Math.min(fromStripe(charge?.amount_refunded ?? 0, currency), taken),
    state: stateOf(status),
    wasHeld: charge?.status === 'succeeded',
    heldUntil: before === undefined ? null : new Date(before * 1_000),
  };
}

function stateOf(status: Stripe.PaymentIntent.Status): CardHold['state'] {
  if (status === 'requires_capture') return 'held';
  if (status === 'succeeded') return 'taken';
  return status === 'canceled' ? 'gone' : 'waiting';
}
