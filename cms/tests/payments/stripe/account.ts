import { randomBytes } from 'node:crypto';

export interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  customer_email: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  expires_at: number;
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

/** An answer of Stripe's API. */
export interface ApiAnswer {
  status: number;
  body: object;
}

const HALF_HOUR = 1_800;
const DAY = 86_400;
/** Stripe takes no less than 2 dirhams. */
const LEAST = 200;

const named = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Stripe's refusal of a request. */
export function refusal(message: string, code?: string, status = 400): ApiAnswer {
  const type = status === 401 ? 'authentication_error' : 'invalid_request_error';
  return { status, body: { error: { type, message, ...(code !== undefined && { code }) } } };
}

/** What an account at Stripe holds, under the rules that Stripe keeps. */
export function createAccount() {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const intents = new Map<string, { amount: number; metadata: Record<string, string> }>();
  const unreported: object[] = [];
  const refunded = (intent: string): number =>
    refunds
      .filter(({ payment_intent: of, status }) => of === intent && status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0);

  /** A charge as it is now, as its events show it. */
  function charge(intent: string): object {
    const { amount = 0, metadata = {} } = intents.get(intent) ?? {};
    return { object: 'charge', payment_intent: intent, metadata, amount, amount_refunded: refunded(intent) };
  }

  return {
    sessions,
    refunds,
    refunded,

    /** Takes what Stripe has to report: each charge as it was when something had just gone back of it. */
    takeReports: (): object[] => unreported.splice(0),

    createSession(form: URLSearchParams): ApiAnswer {
      const field = (name: string): string => form.get(name) ?? '';
      const amount = Number(field('line_items[0][price_data][unit_amount]'));
      const end = Number(field('expires_at'));
      const now = Date.now() / 1_000;
      if (field('mode') !== 'payment') return refusal('Unknown mode');
      if (!(amount >= LEAST)) return refusal('Amount too small', 'amount_too_small');
      if (end < now + HALF_HOUR || end > now + DAY) return refusal('expires_at is out of bounds');
      for (const url of ['success_url', 'cancel_url']) {
        if (!URL.canParse(field(url))) return refusal(`Not a valid URL: ${url}`, 'url_invalid');
      }
      const id = named('cs_test');
      const session: Session = {
        id,
        object: 'checkout.session',
        url: `https://checkout.stripe.example/c/pay/${id}`,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        amount_total: amount * Number(field('line_items[0][quantity]')),
        currency: field('line_items[0][price_data][currency]'),
        customer_email: field('customer_email'),
        client_reference_id: field('client_reference_id'),
        metadata: { reference: field('metadata[reference]') },
        expires_at: end,
      };
      sessions.set(id, session);
      return { status: 200, body: session };
    },

    readSession(id: string): ApiAnswer {
      const session = sessions.get(id);
      return session ? { status: 200, body: session } : refusal('No such session', 'resource_missing', 404);
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
      const paid = intents.get(intent);
      if (!paid) return refusal('No such payment_intent', 'resource_missing', 404);
      const left = paid.amount - refunded(intent);
      const amount = Number(form.get('amount') ?? left);
      if (left === 0) return refusal('Charge has already been refunded', 'charge_already_refunded');
      if (!(amount > 0 && amount <= left)) return refusal('Amount is greater than unrefunded amount');
      const metadata: Record<string, string> = {};
      for (const [name, value] of form) {
        const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
        if (key !== undefined) metadata[key] = value;
      }
      const refund: Refund = {
        id: named('re'),
        object: 'refund',
        payment_intent: intent,
        amount,
        status: 'succeeded',
        metadata,
      };
      refunds.push(refund);
      unreported.push(charge(intent));
      return { status: 200, body: refund };
    },

    /** A guest completes the page of a session with a good card, or with this much instead. */
    pay(id: string, amount?: number): Session {
      const session = sessions.get(id);
      if (!session) throw new Error(`There is no session ${id}`);
      const intent = named('pi');
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent });
      if (amount !== undefined) session.amount_total = amount;
      intents.set(intent, { amount: session.amount_total, metadata: session.metadata });
      return session;
    },

    /** The charge of a session, as its events show it. */
    chargeOf: ({ payment_intent: intent }: Session): object => charge(intent ?? ''),
  };
}

export type Account = ReturnType<typeof createAccount>;
