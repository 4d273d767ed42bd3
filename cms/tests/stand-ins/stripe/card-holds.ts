import { refusal, type ApiAnswer } from './api-answer';

const DAY = 86_400;

/** A payment that Stripe takes only when it is told to. */
export interface HeldIntent {
  id: string;
  object: 'payment_intent';
  status: 'requires_capture' | 'succeeded' | 'canceled';
  currency: string;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  cancellation_reason: string | null;
  metadata: Record<string, string>;
  latest_charge: string;
}

/**
 * What cards hold at an account, under the rules that Stripe keeps.
 * @param refunded what has gone back of a payment
 */
export function createCardHolds(refunded: (intent: string) => number) {
  const held = new Map<string, HeldIntent>();
  const ends = new Map<string, number>();

  const find = (id: string): HeldIntent => {
    const intent = held.get(id);
    if (!intent) throw new Error(`There is no payment ${id}`);
    return intent;
  };
  const close = (intent: HeldIntent, change: Partial<HeldIntent>): HeldIntent =>
    Object.assign(intent, { amount_capturable: 0, ...change });
  const wrongStatus = ({ status }: HeldIntent) =>
    refusal(`This PaymentIntent has a status of ${status}`, 'payment_intent_unexpected_state');

  return {
    held,

    /** A guest's bank sets an amount aside for some days. */
    authorise(id: string, amount: number, metadata: Record<string, string>, days = 6): void {
      ends.set(id, Math.floor(Date.now() / 1_000) + days * DAY);
      held.set(id, {
        ...{ id, object: 'payment_intent', status: 'requires_capture', amount, amount_capturable: amount },
        currency: 'aed',
        ...{ amount_received: 0, cancellation_reason: null, metadata, latest_charge: `ch_${id}` },
      });
    },

    read(id: string, isExpanded: boolean): ApiAnswer {
      const intent = held.get(id);
      if (!intent) return refusal('No such payment_intent', 'resource_missing', 404);
      const card = { capture_before: ends.get(id) };
      const charge = {
        ...{ id: intent.latest_charge, object: 'charge', status: 'succeeded', amount: intent.amount },
        amount_refunded: refunded(id),
        payment_method_details: { type: 'card', card },
      };
      return { status: 200, body: { ...intent, ...(isExpanded && { latest_charge: charge }) } };
    },

    cancel(id: string): ApiAnswer {
      const intent = find(id);
      if (intent.status !== 'requires_capture') return wrongStatus(intent);
      return { status: 200, body: close(intent, { status: 'canceled' }) };
    },

    capture(id: string, form: URLSearchParams): ApiAnswer {
      const intent = find(id);
      const amount = Number(form.get('amount_to_capture') ?? intent.amount);
      if (intent.status !== 'requires_capture') return wrongStatus(intent);
      if (!(amount > 0 && amount <= intent.amount)) return refusal('Amount is more than can be captured');
      return { status: 200, body: close(intent, { status: 'succeeded', amount_received: amount }) };
    },

    /** What was paid with one, once it was taken. */
    takenOf(id: string): { amount: number; metadata: Record<string, string> } | undefined {
      const intent = held.get(id);
      return intent?.status === 'succeeded'
        ? { amount: intent.amount_received, metadata: intent.metadata }
        : undefined;
    },

    /** The time is over for which the bank sets it aside. */
    expire: (id: string): HeldIntent =>
      close(find(id), { status: 'canceled', cancellation_reason: 'expired' }),
  };
}
