import { randomBytes } from 'node:crypto';
import { refusal, type ApiAnswer } from './api-answer';
import { createCardHolds } from './card-holds';

export interface Session {
  id: string;
  object: 'checkout.session';
  /** Null for a payment in a form on the shop's own page. */
  url: string | null;
  client_secret: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  customer_email: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  line_items: { data: { description: string; amount_total: number }[] };
}

export interface Refund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: Record<string, string>;
}

/** Where Checkout pages lie; the name of a session follows. */
export const CHECKOUT = '/c/pay/';

const HALF_HOUR = 1_800;
const DAY = 86_400;
/** Stripe takes no less than 2 dirhams. */
const LEAST = 200;

const named = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** What a request says for the account's own use. */
function metadataOf(form: URLSearchParams): Record<string, string> {
  const metadata: Record<string, string> = {};
  for (const [name, value] of form) {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
    if (key !== undefined) metadata[key] = value;
  }
  return metadata;
}

/**
 * What an account at Stripe holds, under the rules that Stripe keeps.
 * @param url where its server listens, Checkout pages included
 * @param clock milliseconds since 1970, where time passes otherwise than here
 */
export function createAccount(url: string, clock: () => number = Date.now) {
  const sessions = new Map<string, Session>();
  const cardHolds = createCardHolds((intent) => refunded(intent));
  /** Sessions whose payment is taken only when Stripe is told to. */
  const manual = new Set<string>();
  const refunds: Refund[] = [];
  const intents = new Map<string, { amount: number; metadata: Record<string, string> }>();
  const unreported: object[] = [];
  const refunded = (intent: string): number =>
    refunds
      .filter(({ payment_intent: of, status }) => of === intent && status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0);

  /** What was paid with a payment: at once, or when Stripe was told to take it. */
  const paidWith = (intent: string) => intents.get(intent) ?? cardHolds.takenOf(intent);

  /** A charge as it is now, as its events show it. */
  function charge(intent: string): object {
    const { amount = 0, metadata = {} } = paidWith(intent) ?? {};
    return { object: 'charge', payment_intent: intent, metadata, amount, amount_refunded: refunded(intent) };
  }

  return {
    sessions,
    cardHolds,
    refunds,
    refunded,

    /** Takes what Stripe has to report: each charge as it was when something had just gone back of it. */
    takeReports: (): object[] => unreported.splice(0),

    createSession(form: URLSearchParams): ApiAnswer {
      const field = (name: string): string => form.get(name) ?? '';
      const amount = Number(field('line_items[0][price_data][unit_amount]'));
      const end = Number(field('expires_at'));
      const now = clock() / 1_000;
      if (field('mode') !== 'payment') return refusal('Unknown mode');
      if (!(amount >= LEAST)) return refusal('Amount too small', 'amount_too_small');
      if (end < now + HALF_HOUR || end > now + DAY) return refusal('expires_at is out of bounds');
      const isForm = field('ui_mode') === 'elements';
      const ends = isForm ? ['return_url'] : ['success_url', 'cancel_url'];
      if (isForm && (form.has('success_url') || form.has('cancel_url')))
        return refusal('success_url and cancel_url are not for ui_mode elements');
      for (const name of ends) {
        if (!URL.canParse(field(name))) return refusal(`Not a valid URL: ${name}`, 'url_invalid');
      }
      const line = amount * Number(field('line_items[0][quantity]'));
      const id = named('cs_test');
      const session: Session = {
        id,
        object: 'checkout.session',
        url: isForm ? null : `${url}${CHECKOUT}${id}`,
        client_secret: isForm ? `${id}_secret_${randomBytes(8).toString('hex')}` : null,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        amount_total: line,
        currency: field('line_items[0][price_data][currency]'),
        customer_email: field('customer_email'),
        client_reference_id: field('client_reference_id'),
        metadata: metadataOf(form),
        expires_at: end,
        success_url: field(isForm ? 'return_url' : 'success_url'),
        cancel_url: field('cancel_url'),
        line_items: {
          data: [{ description: field('line_items[0][price_data][product_data][name]'), amount_total: line }],
        },
      };
      sessions.set(id, session);
      if (field('payment_intent_data[capture_method]') === 'manual') manual.add(id);
      return { status: 200, body: session };
    },

    /** @param isExpanded whether its payment is told, too */
    readSession(id: string, isExpanded: boolean): ApiAnswer {
      const session = sessions.get(id);
      if (!session) return refusal('No such session', 'resource_missing', 404);
      const { payment_intent: intent } = session;
      if (!isExpanded || intent === null) return { status: 200, body: session };
      const status = cardHolds.held.get(intent)?.status ?? (intents.has(intent) ? 'succeeded' : 'processing');
      const payment = { id: intent, object: 'payment_intent', status };
      return { status: 200, body: { ...session, payment_intent: payment } };
    },

    /** A guest has given a card, and their bank takes its time. */
    begin(id: string): void {
      const session = sessions.get(id);
      if (session?.status !== 'open') throw new Error(`Nobody can pay in the session ${id}`);
      session.payment_intent = named('pi');
    },

    expireSession(id: string): ApiAnswer {
      const session = sessions.get(id);
      if (session?.status !== 'open') return refusal('Only open sessions can be expired');
      session.status = 'expired';
      return { status: 200, body: session };
    },

    listRefunds(intent: string): ApiAnswer {
      const data = refunds.filter(({ payment_intent: of }) => of === intent);
      return { status: 200, body: { object: 'list', url: '/v1/refunds', has_more: false, data } };
    },

    createRefund(form: URLSearchParams): ApiAnswer {
      const intent = form.get('payment_intent') ?? '';
      const paid = paidWith(intent);
      if (!paid) return refusal('No such payment_intent', 'resource_missing', 404);
      const left = paid.amount - refunded(intent);
      const amount = Number(form.get('amount') ?? left);
      if (left === 0) return refusal('Charge has already been refunded', 'charge_already_refunded');
      if (!(amount > 0 && amount <= left)) return refusal('Amount is greater than unrefunded amount');
      const refund: Refund = {
        id: named('re'),
        object: 'refund',
        payment_intent: intent,
        amount,
        status: 'succeeded',
        metadata: metadataOf(form),
      };
      refunds.push(refund);
      unreported.push(charge(intent));
      return { status: 200, body: refund };
    },

    /** Whether the payment of a session is taken only when Stripe is told to. */
    isHeld: (id: string): boolean => manual.has(id),

    /**
     * A guest completes the page of a session with a good card, or with this much instead.
     * @param days for which the card holds what is taken later
     */
    pay(id: string, amount?: number, days?: number): Session {
      const session = sessions.get(id);
      if (!session) throw new Error(`There is no session ${id}`);
      const intent = named('pi');
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent });
      if (amount !== undefined) session.amount_total = amount;
      if (manual.has(id)) {
        cardHolds.authorise(intent, session.amount_total, session.metadata, days);
        return Object.assign(session, { payment_status: 'unpaid' });
      }
      intents.set(intent, { amount: session.amount_total, metadata: session.metadata });
      return session;
    },

    /** The charge of a session, as its events show it. */
    chargeOf: ({ payment_intent: intent }: Session): object => charge(intent ?? ''),
  };
}

export type Account = ReturnType<typeof createAccount>;
