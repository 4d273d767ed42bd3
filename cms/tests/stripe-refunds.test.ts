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

describe('what went back on the pages of Stripe', () => {
  /** A refund made there, which nobody has told the house of yet. */
  function giveBackThere(reference: string, amount: number): void {
    const intent = house.sessionsOf(reference)[0]?.payment_intent ?? '';
    const form = new URLSearchParams({ payment_intent: intent, amount: String(amount) });
    expect(house.stripe.account.createRefund(form).status).toBe(200);
  }

  test('is not given back again by a cancellation in full, whether it was heard of or not', async () => {
    for (const [days, isHeard] of [
      [76, true],
      [79, false],
    ] as const) {
      const { reference, total, back, made } = await paidStay(days);
      giveBackThere(reference, 1_000);
      if (isHeard) await house.hears(chargeRefunded(reference));
      await house.manager().act(reference, 'cancel', { refund: 'full' });
      await back(total);
      await house.hears(chargeRefunded(reference));
      expect(made().map(({ amount }) => amount)).toEqual([1_000, total - 1_000]);
      expect(await house.look(reference)).toMatchObject({ paidAmount: total, refundedAmount: total });
    }
  });

  test('of a stay that was paid twice leaves exactly the rest of each payment to give back', async () => {
    const { reference, total } = await house.reserve(82);
    const event = house.pays(reference);
    await house.manager().act(reference, 'paid');
    house.stripe.trouble(REFUND, 'error');
    await house.hears(event);
    await failed(reference, 1);
    giveBackThere(reference, 700);
    await house.hears(chargeRefunded(reference));
    house.stripe.recover();
    await house.runJobs();
    const intent = house.sessionsOf(reference)[0]?.payment_intent ?? '';
    await within(10_000, async () => expect(house.stripe.account.refunded(intent)).toBe(total));
    await house.manager().act(reference, 'cancel', { refund: 'full' });
    expect(await house.look(reference)).toMatchObject({ paidAmount: 2 * total, refundedAmount: 2 * total });
    await house.runJobs();
    expect(house.stripe.account.refunded(intent)).toBe(total);
    const query = `select method, amount from booking_refunds where reference = '${reference}' order by method`;
    expect(await runStatement(house.database, query)).toEqual([
      { method: 'manual', amount: total },
      { method: 'stripe', amount: total },
    ]);
  });
});

describe('a refund that cannot be made', () => {
  /** What Today shows of a reservation that could not be refunded. */
  async function onTheList(reference: string): Promise<number | null> {
    const { data } = (await house.manager().today()) as {
      data: { refused: { reference: string; refused: number }[] };
    };
    return data.refused.find((one) => one.reference === reference)?.refused ?? null;
  }

  test('because Stripe refuses it is not tried again, is on the manager’s list with its amount, and can be settled', async () => {
    const { reference, total, made } = await paidStay(86);
    house.stripe.trouble(REFUND, 'refused');
    await house.cancel(reference);
    await within(10_000, async () => expect(await onTheList(reference)).toBe(total));
    const asked = () =>
      house.stripe.calls.filter(({ form }) => form.get('metadata[reference]') === reference);
    const before = asked().length;
    house.stripe.recover();
    await house.runJobs();
    expect(asked()).toHaveLength(before);
    expect(made()).toEqual([]);
    expect(await house.look(reference)).toMatchObject({ paidAmount: total, refundedAmount: 0 });
    expect(await house.mailsOf(reference)).toContain('manager-refund-refused');

    expect((await house.manager().settle(reference, `${reference}-1`)).status).toBe(200);
    expect(await onTheList(reference)).toBeNull();
    expect(await house.look(reference)).toMatchObject({ refundedAmount: total });
    expect((await house.manager().settle(reference, `${reference}-1`)).status).toBe(404);
  });

  test('because Stripe is out of reach is left to the manager after ten attempts', async () => {
    const { reference, total } = await paidStay(89);
    house.stripe.trouble(REFUND, 'error');
    await house.cancel(reference);
    await failed(reference, 1);
    await runStatement(
      house.database,
      `update booking_refunds set attempts = 9 where reference = '${reference}'`,
    );
    await house.runJobs();
    await within(10_000, async () => expect(await onTheList(reference)).toBe(total));
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
    expect((await house.manager().settle(reference, `${reference}-1`)).status).toBe(200);
    expect((await house.look(reference)).refundedAmount).toBe(total);
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

test('what goes back of a payment before that was heard is counted once it is', async () => {
  const { reference, total } = await house.reserve(220);
  const paid = house.pays(reference);
  const [session] = house.sessionsOf(reference);
  if (!session) throw new Error('There is nowhere to pay');
  const { account } = house.stripe;
  account.createRefund(
    new URLSearchParams({ payment_intent: session.payment_intent ?? '', amount: String(total - 500) }),
  );
  const returned = eventOf('charge.refunded', account.chargeOf(session));
  expect(await house.hears(returned)).toBe(409);
  expect(await house.hears(paid)).toBe(200);
  expect(await house.hears(returned)).toBe(200);
  expect(await house.look(reference)).toMatchObject({ paidAmount: total, refundedAmount: total - 500 });
});
