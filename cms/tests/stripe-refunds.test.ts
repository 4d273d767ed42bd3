/** @jest-environment node */
import { within } from './fixture/within';
import { runStatement } from './outside/rows-of';
import type { Refund } from './stripe/account';
import { openHouse, type House } from './stripe/house';
import { eventOf } from './stripe/webhooks';

const REFUND = /^POST \/v1\/refunds$/;
let house: House;

beforeAll(async () => {
  house = await openHouse('stripe-refunds');
});

afterAll(async () => {
  await house.close();
});

afterEach(() => house.stripe.recover());

/** A reservation that is confirmed and paid by card. */
async function paidStay(days: number) {
  const reservation = await house.reserve(days);
  await house.hears(house.pays(reservation.reference));
  const intent = house.sessionsOf(reservation.reference)[0]?.payment_intent ?? '';
  const made = (): Refund[] => house.stripe.account.refunds.filter(({ payment_intent: of }) => of === intent);
  const back = (amount: number) =>
    within(10_000, async () => expect(house.stripe.account.refunded(intent)).toBe(amount));
  return { ...reservation, made, back };
}

/** Waits until a refund has failed so many times. */
async function failed(reference: string, attempts: number): Promise<void> {
  await within(20_000, async () => {
    const query = `select attempts, done_at from booking_refunds where reference = '${reference}'`;
    expect(await runStatement(house.database, query)).toEqual([{ attempts, done_at: null }]);
  });
}

describe('a cancellation gives back by the ladder', () => {
  test.each([
    ['all of it 30 days before', 30, 100],
    ['half of it 29 days before', 25, 50],
    ['nothing 13 days before', 13, 0],
  ])('%s', async (_, days, percent) => {
    const { reference, total, made, back } = await paidStay(days);
    const due = Math.floor((total * percent) / 100 + 0.5);
    expect((await house.cancel(reference)).data).toMatchObject({ state: 'cancelled', refundedAmount: due });
    await back(due);
    await house.runJobs();
    expect(made().map(({ amount }) => amount)).toEqual(due === 0 ? [] : [due]);
  });

  test('or in full when the manager says so', async () => {
    const { reference, total, back } = await paidStay(10);
    await house.manager().act(reference, 'cancel', { refund: 'full' });
    await back(total);
  });

  test('but not what came by hand: that goes back by hand', async () => {
    const { reference, total } = await house.reserve(40);
    await house.manager().act(reference, 'paid');
    expect(house.sessionsOf(reference)[0]?.status).toBe('expired');
    expect((await house.cancel(reference)).data.refundedAmount).toBe(total);
    await within(10_000, async () => {
      const query = `select done_at from booking_refunds where reference = '${reference}' and done_at is not null`;
      expect(await runStatement(house.database, query)).toHaveLength(1);
    });
    const { calls } = house.stripe;
    expect(
      calls.filter(({ form }) => form.get('metadata[reference]') === reference && form.has('amount')),
    ).toEqual([]);
  });
});

describe('a refund that fails', () => {
  test('twice and then succeeds is made once, always under the same key', async () => {
    const { reference, total, made, back } = await paidStay(50);
    house.stripe.trouble(REFUND, 'error');
    await house.cancel(reference);
    await failed(reference, 1);
    await house.runJobs();
    await failed(reference, 2);
    house.stripe.recover();
    await house.runJobs();
    await back(total);
    expect(made()).toHaveLength(1);
    expect(keysOf(reference).size).toBe(1);
  });

  test('only to answer is not made again', async () => {
    const { reference, total, made, back } = await paidStay(54);
    // The library asks twice; both times the refund is made, and nobody hears of it.
    house.stripe.trouble(REFUND, 'lost', 2);
    await house.cancel(reference);
    await back(total);
    await failed(reference, 1);
    await house.runJobs();
    await within(10_000, async () => {
      const query = `select key from booking_refunds where reference = '${reference}' and done_at is not null`;
      expect(await runStatement(house.database, query)).toHaveLength(1);
    });
    expect(made()).toHaveLength(1);
  });

  test('because all was given back by hand is settled', async () => {
    const { reference, total, made } = await paidStay(57);
    house.stripe.trouble(REFUND, 'error', 2);
    await house.cancel(reference);
    await failed(reference, 1);
    const intent = house.sessionsOf(reference)[0]?.payment_intent ?? '';
    house.stripe.account.createRefund(new URLSearchParams({ payment_intent: intent, amount: String(total) }));
    await house.runJobs();
    await within(10_000, async () => {
      const query = `select key from booking_refunds where reference = '${reference}' and done_at is not null`;
      expect(await runStatement(house.database, query)).toHaveLength(1);
    });
    expect(made()).toHaveLength(1);
  });
});

describe('what Stripe tells of refunds', () => {
  test('those of the engine are counted already', async () => {
    const { reference, total, back } = await paidStay(60);
    await house.cancel(reference);
    await back(total);
    await house.hears(chargeRefunded(reference));
    expect(await house.look(reference)).toMatchObject({ refundedAmount: total });
  });

  test('those made on its own pages are counted, once and in any order', async () => {
    const { reference, made } = await paidStay(64);
    const intent = house.sessionsOf(reference)[0]?.payment_intent ?? '';
    const giveBack = (amount: string) => {
      house.stripe.account.createRefund(new URLSearchParams({ payment_intent: intent, amount }));
      return chargeRefunded(reference);
    };
    const [first, second] = [giveBack('1000'), giveBack('500')];
    for (const event of [second, first, second]) await house.hears(event);
    expect(made()).toHaveLength(2);
    expect(await house.look(reference)).toMatchObject({ state: 'confirmed', refundedAmount: 1_500 });
  });

  test('one that the guest’s bank refused is not counted any more', async () => {
    const { reference, total, made, back } = await paidStay(68);
    await house.cancel(reference);
    await back(total);
    const [refund] = made();
    const refused = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
    await house.hears(eventOf('refund.failed', refused));
    await house.hears(eventOf('refund.updated', refused));
    const mails = await house.mailsOf(reference);
    expect(mails.filter((kind) => kind === 'manager-refund-refused')).toHaveLength(1);
    const { refundedAmount, history } = await house.look(reference);
    expect(refundedAmount).toBe(0);
    expect(history.filter(({ why }) => why?.includes('expired_or_canceled_card'))).toHaveLength(1);
  });
});

test('a power cut between a refund and its note gives nothing back twice', async () => {
  const { reference, total, made, back } = await paidStay(72);
  house.stripe.trouble(REFUND, 'lost');
  await house.cancel(reference);
  await back(total);
  await house.crash();
  house.stripe.recover();
  await house.runJobs();
  await within(20_000, async () => {
    const query = `select key from booking_refunds where reference = '${reference}' and done_at is not null`;
    expect(await runStatement(house.database, query)).toHaveLength(1);
  });
  expect(made()).toHaveLength(1);
  expect(keysOf(reference).size).toBe(1);
}, 180_000);

function chargeRefunded(reference: string) {
  const [session] = house.sessionsOf(reference);
  if (!session) throw new Error('Nothing was paid');
  return eventOf('charge.refunded', house.stripe.account.chargeOf(session));
}

/** The idempotency keys under which refunds of a reservation were asked for. */
function keysOf(reference: string): Set<string | null> {
  const asked = house.stripe.calls.filter(({ method, path, form }) => {
    return method === 'POST' && path === '/v1/refunds' && form.get('metadata[reference]') === reference;
  });
  return new Set(asked.map(({ idempotencyKey }) => idempotencyKey));
}
