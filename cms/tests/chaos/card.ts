import { deliver } from '../payments/stripe/stripe-fixture';
import { eventOf, type StripeEvent } from '../stand-ins/stripe/webhooks';
import { anyTarget, note, type Client, type Operation } from './chaos-fixture';

/** A guest pays by card on the page of a session that is still open, however the reservation stands by now. */
export const payAtStripe: Operation = async (client) => {
  const { account } = client.fixture.stripe;
  const open = [...account.sessions.values()].filter(({ status }) => status === 'open');
  const session = client.random.oneOf(open);
  if (!session) return;
  const event = eventOf('checkout.session.completed', account.pay(session.id));
  await report(client, event);
  if (client.random.below(4) === 0) await report(client, event);
};

/** A member of staff refunds a part of a payment on Stripe's own pages. */
export const giveBackAtStripe: Operation = async (client) => {
  const { account } = client.fixture.stripe;
  const paid = [...account.sessions.values()].filter(({ status }) => status === 'complete');
  const session = client.random.oneOf(paid);
  if (!session || client.random.below(4) > 0) return;
  const intent = session.payment_intent ?? '';
  const left = session.amount_total - account.refunded(intent);
  if (left < 2) return;
  const amount = String(1 + client.random.below(left - 1));
  account.createRefund(new URLSearchParams({ payment_intent: intent, amount }));
  client.fixture.givenBackAtStripe.add(session.client_reference_id);
  await reportAgain(client);
};

/** Stripe tells what has gone back, whoever asked for it, and again what nobody has heard. */
export const reportAgain: Operation = async (client) => {
  const { stripe, unheard } = client.fixture;
  unheard.push(...stripe.account.takeReports().map((charge) => eventOf('charge.refunded', charge)));
  const event = unheard.shift();
  if (event) await report(client, event);
};

/** A refund fails once: before anything has happened, or after it was made. */
export const troubleStripe: Operation = async ({ fixture, random }) => {
  if (random.below(5) === 0)
    fixture.stripe.trouble(/POST .*refunds/, random.oneOf(['error', 'lost']) ?? 'error', 1);
  return Promise.resolve();
};

/** Tells one of the servers; what is not answered 200 is told again later. */
async function report(client: Client, event: StripeEvent): Promise<void> {
  const target = anyTarget(client);
  const status = await deliver(target.url(), event).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status !== 200) client.fixture.unheard.push(event);
  const isAway = status === 0 || status === 503;
  // What has gone back of a payment is not heard before the payment is.
  note(client, `stripe ${event.type}`, isAway ? null : { status, body: {} }, [200, 409]);
}
