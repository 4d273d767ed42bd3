import type { Session } from '../stand-ins/stripe/account';
import { eventOf } from '../stand-ins/stripe/webhooks';
import type { Act, Done } from './act';
import type { History } from './history';

const REFUNDS = /^POST \/v1\/refunds$/;
/** Stripe takes no less. */
const LEAST = 200;

const sessionsOf = ({ house, reference }: History, status: Session['status']): Session[] =>
  [...house.stripe.account.sessions.values()].filter(
    (session) => session.client_reference_id === reference && session.status === status,
  );

async function hear({ house }: History, type: string, object: object): Promise<Done['reply']> {
  return { status: await house.hears(eventOf(type, object)), text: '' };
}

/** The guest pays on a page that is still open, however the reservation stands by now; told once or twice. */
const payByCard: Act = async (history, pick) => {
  const session = pick.of(sessionsOf(history, 'open'));
  if (!session) return null;
  const paid = history.house.stripe.account.pay(session.id);
  const event = eventOf('checkout.session.completed', paid);
  const times = pick.below(3) === 0 ? 2 : 1;
  history.unheard.add(event);
  let status = 200;
  for (let time = 0; time < times; time += 1) status = await history.house.hears(event);
  if (status === 200) history.unheard.delete(event);
  return { reply: { status, text: '' }, said: `pays ${paid.amount_total} by card, told ${times} times` };
};

const askToPay: Act = async ({ house, reference, email }, pick) => {
  const pays = pick.of(['next', 'all'] as const) ?? 'next';
  const reply = await house.asGuest('POST /api/reservations/{reference}/payment', {
    params: { reference },
    query: { pays },
    body: { data: { email } },
  });
  return { reply, said: `asks to pay ${pays}` };
};

const followLink: Act = async ({ house, reference }, pick, { folio }) => {
  if (folio.due < LEAST) return null;
  const amount = Math.max(LEAST, pick.partOf(folio.due));
  const reply = await house.asManager('POST /booking-rules/reservations/{reference}/payment-link', {
    params: { reference },
    body: { data: { amount, mail: pick.below(2) === 0 } },
  });
  const said = `link for ${amount}`;
  if (reply.status !== 200) return { reply, said };
  const { pathname } = new URL(reply.data.url);
  const { status } = await fetch(house.url() + pathname, { redirect: 'manual' });
  return { reply: { status, text: '' }, said: `${said}, followed` };
};

/** A member of staff gives money back on Stripe's own pages; Stripe tells it now or later. */
const refundAtStripe: Act = async (history, pick) => {
  const { account } = history.house.stripe;
  const session = pick.of(sessionsOf(history, 'complete'));
  const intent = session?.payment_intent ?? '';
  const left = session ? session.amount_total - account.refunded(intent) : 0;
  if (!session || left === 0) return null;
  const amount = pick.partOf(left);
  account.createRefund(new URLSearchParams({ payment_intent: intent, amount: String(amount) }));
  const said = `${amount} refunded at Stripe`;
  if (pick.below(3) === 0) return { reply: { status: 200, text: '' }, said: `${said}, unheard` };
  return { reply: await hear(history, 'charge.refunded', account.chargeOf(session)), said };
};

/** The bank takes money for a dispute, and gives it back now and then. */
const dispute: Act = async (history, pick) => {
  const { account } = history.house.stripe;
  const session = pick.of(sessionsOf(history, 'complete'));
  if (!session || account.refunded(session.payment_intent ?? '') > 0) return null;
  const about = {
    ...{ id: `dp_${session.id}`, object: 'dispute', status: 'needs_response' },
    ...{ amount: session.amount_total, payment_intent: session.payment_intent },
  };
  await hear(history, 'charge.dispute.created', about);
  let reply = await hear(history, 'charge.dispute.funds_withdrawn', about);
  const isWon = pick.below(2) === 0;
  if (isWon) reply = await hear(history, 'charge.dispute.funds_reinstated', about);
  return { reply, said: `dispute of ${about.amount}, ${isWon ? 'won' : 'open'}` };
};

/** The next refund fails once: for good, before anything has happened, or after it was made. */
const troubleStripe: Act = ({ house }, pick) => {
  const kind = pick.of(['error', 'lost', 'refused'] as const) ?? 'error';
  house.stripe.trouble(REFUNDS, kind, 1);
  return Promise.resolve({ reply: { status: 200, text: '' }, said: `the next refund at Stripe: ${kind}` });
};

/** Everything that Stripe still has to tell. */
export async function hearAll(history: History): Promise<void> {
  for (const event of history.unheard)
    if ((await history.house.hears(event)) === 200) history.unheard.delete(event);
  for (const session of sessionsOf(history, 'complete')) {
    const { account } = history.house.stripe;
    if (account.refunded(session.payment_intent ?? '') > 0)
      await hear(history, 'charge.refunded', account.chargeOf(session));
  }
}

/** What happens at Stripe. */
export const CARD_ACTS = {
  payByCard,
  askToPay,
  followLink,
  refundAtStripe,
  dispute,
  troubleStripe,
} satisfies Record<string, Act>;
