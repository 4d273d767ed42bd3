/** @jest-environment ./run/card-environment.ts */
import { runStatement } from '../outside/rows-of';
import { openStripeFixture, type StripeFixture } from './stripe/stripe-fixture';
import { eventOf } from '../stand-ins/stripe/webhooks';

const REFUND = /^POST \/v1\/refunds$/;
let fixture: StripeFixture;

beforeAll(async () => {
  fixture = await openStripeFixture('stripe-own-refunds');
});

afterAll(async () => {
  await fixture.close();
});

afterEach(() => fixture.stripe.recover());

describe('what went back on the pages of Stripe', () => {
  /** A refund made there, which nobody has reported yet. */
  function giveBackThere(reference: string, amount: number): void {
    const intent = fixture.sessionsOf(reference)[0]?.payment_intent ?? '';
    const form = new URLSearchParams({ payment_intent: intent, amount: String(amount) });
    expect(fixture.stripe.account.createRefund(form).status).toBe(200);
  }

  test('is not given back again by a cancellation in full, whether it was heard of or not', async () => {
    for (const [days, isHeard] of [
      [76, true],
      [79, false],
    ] as const) {
      const { reference, total, back, made } = await fixture.paidStay(days);
      giveBackThere(reference, 1_000);
      if (isHeard) await fixture.hears(fixture.chargeRefunded(reference));
      await fixture.manager().act(reference, 'cancel', { refund: 'full' });
      await back(total);
      await fixture.hears(fixture.chargeRefunded(reference));
      expect(made().map(({ amount }) => amount)).toEqual([1_000, total - 1_000]);
      expect(await fixture.look(reference)).toMatchObject({ paidAmount: total, refundedAmount: total });
    }
  });

  test('of a stay that was paid twice leaves exactly the rest of each payment to give back', async () => {
    const { reference, total } = await fixture.reserve(82);
    const event = fixture.pays(reference);
    await fixture.manager().act(reference, 'paid');
    fixture.stripe.trouble(REFUND, 'error');
    await fixture.hears(event);
    await fixture.refundFailed(reference, 1);
    giveBackThere(reference, 700);
    await fixture.hears(fixture.chargeRefunded(reference));
    fixture.stripe.recover();
    await fixture.runJobs();
    const intent = fixture.sessionsOf(reference)[0]?.payment_intent ?? '';
    await fixture.showsAtStripe(() => expect(fixture.stripe.account.refunded(intent)).toBe(total));
    await fixture.manager().act(reference, 'cancel', { refund: 'full' });
    expect(await fixture.look(reference)).toMatchObject({ paidAmount: 2 * total, refundedAmount: 2 * total });
    await fixture.runJobs();
    expect(fixture.stripe.account.refunded(intent)).toBe(total);
    const query = `select method, amount from booking_refunds where reference = '${reference}' order by method`;
    expect(await runStatement(fixture.database, query)).toEqual([
      { method: 'manual', amount: total },
      { method: 'stripe', amount: total },
    ]);
  });
});

describe('what Stripe tells of refunds', () => {
  test('those of the engine are counted already', async () => {
    const { reference, total, back } = await fixture.paidStay(60);
    await fixture.cancel(reference);
    await back(total);
    await fixture.hears(fixture.chargeRefunded(reference));
    expect(await fixture.look(reference)).toMatchObject({ refundedAmount: total });
  });

  test('those made on its own pages are counted, once and in any order', async () => {
    const { reference, made } = await fixture.paidStay(64);
    const intent = fixture.sessionsOf(reference)[0]?.payment_intent ?? '';
    const giveBack = (amount: string) => {
      fixture.stripe.account.createRefund(new URLSearchParams({ payment_intent: intent, amount }));
      return fixture.chargeRefunded(reference);
    };
    const [first, second] = [giveBack('1000'), giveBack('500')];
    for (const event of [second, first, second]) await fixture.hears(event);
    expect(made()).toHaveLength(2);
    expect(await fixture.look(reference)).toMatchObject({ state: 'confirmed', refundedAmount: 1_500 });
  });

  test('one that the guest’s bank refused is not counted any more', async () => {
    const { reference, total, made, back } = await fixture.paidStay(68);
    await fixture.cancel(reference);
    await back(total);
    const [refund] = made();
    const refused = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
    await fixture.hears(eventOf('refund.failed', refused));
    await fixture.hears(eventOf('refund.updated', refused));
    const mails = await fixture.mailsOf(reference);
    expect(mails.filter((kind) => kind === 'manager-refund-refused')).toHaveLength(1);
    const { refundedAmount, history } = await fixture.look(reference);
    expect(refundedAmount).toBe(0);
    expect((await fixture.manager().settle(reference, `${reference}-1`)).status).toBe(200);
    expect((await fixture.look(reference)).refundedAmount).toBe(total);
    expect(history.filter(({ why }) => why?.includes('expired_or_canceled_card'))).toHaveLength(1);
  });
});

test('what goes back of a payment before that was heard is counted once it is', async () => {
  const { reference, total } = await fixture.reserve(220);
  const paid = fixture.pays(reference);
  const [session] = fixture.sessionsOf(reference);
  if (!session) throw new Error('There is nowhere to pay');
  const { account } = fixture.stripe;
  account.createRefund(
    new URLSearchParams({ payment_intent: session.payment_intent ?? '', amount: String(total - 500) }),
  );
  const returned = eventOf('charge.refunded', account.chargeOf(session));
  expect(await fixture.hears(returned)).toBe(409);
  expect(await fixture.hears(paid)).toBe(200);
  expect(await fixture.hears(returned)).toBe(200);
  expect(await fixture.look(reference)).toMatchObject({ paidAmount: total, refundedAmount: total - 500 });
});
