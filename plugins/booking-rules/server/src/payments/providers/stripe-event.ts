import type Stripe from 'stripe';
import type { MoneyReturned, PaymentEnded, PaymentEvent, PaymentMade, ReturnFailed } from '../payment-event';

/**
 * What an event of Stripe says in the engine's words; null for kinds that the engine does not follow, and for
 * payments that are not of its making (the account may sell other things too).
 */
export function paymentEventOf(event: Stripe.Event): PaymentEvent | null {
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded'
  ) {
    return madeBy(event, event.data.object);
  }
  if (event.type === 'checkout.session.expired' || event.type === 'checkout.session.async_payment_failed') {
    return endedWith(event, event.data.object);
  }
  if (event.type === 'charge.refunded') return returnedOf(event, event.data.object);
  if (event.type === 'refund.updated' || event.type === 'refund.failed') {
    return failureOf(event, event.data.object);
  }
  return null;
}

function madeBy(event: Stripe.Event, session: Stripe.Checkout.Session): PaymentMade | null {
  const reference = session.metadata?.['reference'];
  // A method that answers days later completes the session unpaid; its success is an event of its own.
  if (reference === undefined || session.payment_status !== 'paid') return null;
  return {
    kind: 'made',
    ...named(event, reference),
    method: 'stripe',
    paymentReference: session.id,
    charge: nameOf(session.payment_intent),
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  };
}

function endedWith(event: Stripe.Event, session: Stripe.Checkout.Session): PaymentEnded | null {
  const reference = session.metadata?.['reference'];
  if (reference === undefined) return null;
  return { kind: 'ended', ...named(event, reference), paymentReference: session.id };
}

function returnedOf(event: Stripe.Event, charge: Stripe.Charge): MoneyReturned | null {
  const { metadata, amount_refunded: total, payment_intent: intent } = charge;
  const reference = metadata['reference'];
  if (reference === undefined) return null;
  return { kind: 'returned', ...named(event, reference), method: 'stripe', charge: nameOf(intent), total };
}

function failureOf(event: Stripe.Event, refund: Stripe.Refund): ReturnFailed | null {
  const { id, status, amount, failure_reason: why = 'for no stated reason', metadata } = refund;
  const reference = metadata?.['reference'];
  if (reference === undefined || status !== 'failed') return null;
  return {
    kind: 'return-failed',
    ...named(event, reference),
    refund: id,
    key: metadata?.['key'] ?? null,
    amount,
    why,
  };
}

function named({ id, type }: Stripe.Event, reference: string) {
  return { id, type, reference };
}

/** What Stripe calls a payment on its way to a charge; its charges and refunds name it. */
function nameOf(intent: string | { id: string } | null): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
