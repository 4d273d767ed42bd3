import type Stripe from 'stripe';
import type {
  DisputeStep,
  HoldReported,
  MoneyReturned,
  PaymentDisputed,
  PaymentEnded,
  PaymentEvent,
  PaymentMade,
  ReturnFailed,
} from '../payment-event';
import { fromStripe } from './stripe-amounts';

/**
 * What an event of Stripe says in the engine's words; null for kinds that the engine does not follow, and for
 * payments that are not of its making (the account may sell other things too).
 */
export function paymentEventOf(event: Stripe.Event): PaymentEvent | null {
  const { metadata } = event.data.object as { metadata?: Stripe.Metadata | null };
  if (metadata?.['deposit'] !== undefined) return holdOf(event, metadata['reference'] ?? '');
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
  if (
    event.type === 'charge.dispute.created' ||
    event.type === 'charge.dispute.funds_withdrawn' ||
    event.type === 'charge.dispute.funds_reinstated' ||
    event.type === 'charge.dispute.closed'
  ) {
    return disputeOf(event, event.data.object);
  }
  return null;
}

/**
 * What became of a deposit on a card. How it stands is read elsewhere: events of accounts with an older version of the API
 * call what is released a refund.
 */
function holdOf(event: Stripe.Event, reference: string): HoldReported | null {
  const about = { kind: 'hold' as const, ...named(event, reference) };
  if (event.type === 'checkout.session.completed' || event.type === 'charge.refunded') {
    const hold = nameOf(event.data.object.payment_intent);
    return hold === null ? null : { ...about, hold };
  }
  if (
    event.type === 'payment_intent.amount_capturable_updated' ||
    event.type === 'payment_intent.succeeded' ||
    event.type === 'payment_intent.canceled'
  ) {
    return { ...about, hold: event.data.object.id };
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
    amount: fromStripe(session.amount_total ?? 0, session.currency ?? ''),
    ...askedBy(session.metadata),
    currency: (session.currency ?? '').toUpperCase(),
  };
}

/** What the session asked for; nothing for one that was started before sessions said so. */
function askedBy(metadata: Stripe.Metadata | null): Pick<PaymentMade, 'asked' | 'paidBefore'> {
  const { amount, paidBefore } = metadata ?? {};
  return { asked: amount === undefined ? null : Number(amount), paidBefore: Number(paidBefore ?? 0) };
}

function endedWith(event: Stripe.Event, session: Stripe.Checkout.Session): PaymentEnded | null {
  const reference = session.metadata?.['reference'];
  if (reference === undefined) return null;
  return { kind: 'ended', ...named(event, reference), paymentReference: session.id };
}

function returnedOf(event: Stripe.Event, charge: Stripe.Charge): MoneyReturned | null {
  const { metadata, amount_refunded: units, currency, payment_intent: intent } = charge;
  const total = fromStripe(units, currency);
  const reference = metadata['reference'];
  if (reference === undefined) return null;
  return { kind: 'returned', ...named(event, reference), method: 'stripe', charge: nameOf(intent), total };
}

/** A refund that was made on Stripe's own pages names no reservation: it may have been of a deposit. */
function failureOf(event: Stripe.Event, refund: Stripe.Refund): ReturnFailed | HoldReported | null {
  const { id, status, currency, failure_reason: why = 'for no stated reason', metadata } = refund;
  const reference = metadata?.['reference'];
  if (status !== 'failed') return null;
  if (reference === undefined) {
    const hold = nameOf(refund.payment_intent);
    return hold === null ? null : { kind: 'hold', ...named(event, ''), hold };
  }
  return {
    kind: 'return-failed',
    ...named(event, reference),
    refund: id,
    key: metadata?.['key'] ?? null,
    amount: fromStripe(refund.amount, currency),
    why,
  };
}

function disputeOf(event: Stripe.Event, dispute: Stripe.Dispute): PaymentDisputed | null {
  const { id: name, type } = event;
  const { id, currency, payment_intent: intent, status } = dispute;
  const amount = fromStripe(dispute.amount, currency);
  const charge = nameOf(intent);
  const step = stepOf(type, status);
  if (charge === null || step === null) return null;
  return { kind: 'disputed', id: name, type, step, method: 'stripe', dispute: id, charge, amount };
}

/** What a report says of a dispute; null for one that was closed before it was one. */
function stepOf(type: string, status: string): DisputeStep | null {
  switch (type) {
    case 'charge.dispute.created':
      return 'opened';
    case 'charge.dispute.funds_withdrawn':
      return 'money-taken';
    case 'charge.dispute.funds_reinstated':
      return 'money-returned';
    default:
      return status === 'won' || status === 'lost' ? status : null;
  }
}

function named({ id, type }: Stripe.Event, reference: string) {
  return { id, type, reference };
}

/** What Stripe calls a payment on its way to a charge; its charges and refunds name it. */
function nameOf(intent: string | { id: string } | null): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
