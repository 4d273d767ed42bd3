/** @jest-environment ./run/card-environment.ts */
import { within } from '../fixture/within';
import { runStatement } from '../outside/rows-of';
import { openStripeFixture, type StripeFixture } from './stripe/stripe-fixture';

const REFUND = /^POST \/v1\/refunds$/;
let fixture: StripeFixture;

beforeAll(async () => {
  fixture = await openStripeFixture('stripe-refunds');
});

afterAll(async () => {
  await fixture.close();
});

afterEach(() => fixture.stripe.recover());

describe('a cancellation gives back by the ladder', () => {
  test.each([
    ['all of it 30 days before', 30, 100],
    ['half of it 29 days before', 25, 50],
    ['nothing 13 days before', 13, 0],
  ])('%s', async (_, days, percent) => {
    const { reference, total, made, back } = await fixture.paidStay(days);
    const due = Math.floor((total * percent) / 100 + 0.5);
    expect((await fixture.cancel(reference)).data).toMatchObject({ state: 'cancelled', refundedAmount: due });
    await back(due);
    await fixture.runJobs();
    expect(made().map(({ amount }) => amount)).toEqual(due === 0 ? [] : [due]);
  });

  test('or in full when the manager says so', async () => {
    const { reference, total, back } = await fixture.paidStay(10);
    await fixture.manager().act(reference, 'cancel', { refund: 'full' });
    await back(total);
  });

  test('but not what came by hand: that goes back by hand', async () => {
    const { reference, total } = await fixture.reserve(40);
    await fixture.manager().act(reference, 'paid');
    expect(fixture.sessionsOf(reference)[0]?.status).toBe('expired');
    expect((await fixture.cancel(reference)).data.refundedAmount).toBe(total);
    await fixture.runJobs();
    const query = `select done_at from booking_refunds where reference = '${reference}' and done_at is null`;
    expect(await runStatement(fixture.database, query)).toHaveLength(1);
    const { calls } = fixture.stripe;
    expect(
      calls.filter(({ form }) => form.get('metadata[reference]') === reference && form.has('amount')),
    ).toEqual([]);
  });
});

describe('a refund that fails', () => {
  test('twice and then succeeds is made once, always under the same key', async () => {
    const { reference, total, made, back } = await fixture.paidStay(50);
    fixture.stripe.trouble(REFUND, 'error');
    await fixture.cancel(reference);
    await fixture.refundFailed(reference, 1);
    await fixture.runJobs();
    await fixture.refundFailed(reference, 2);
    fixture.stripe.recover();
    await fixture.runJobs();
    await back(total);
    expect(made()).toHaveLength(1);
    expect(keysOf(reference).size).toBe(1);
  });

  test('only to answer is not made again', async () => {
    const { reference, total, made, back } = await fixture.paidStay(54);
    // The library asks twice; both times the refund is made, and nobody hears of it.
    fixture.stripe.trouble(REFUND, 'lost', 2);
    await fixture.cancel(reference);
    await back(total);
    await fixture.refundFailed(reference, 1);
    await fixture.runJobs();
    await within(10_000, async () => {
      const query = `select key from booking_refunds where reference = '${reference}' and done_at is not null`;
      expect(await runStatement(fixture.database, query)).toHaveLength(1);
    });
    expect(made()).toHaveLength(1);
  });

  test('because all was given back by hand is settled', async () => {
    const { reference, total, made } = await fixture.paidStay(57);
    fixture.stripe.trouble(REFUND, 'error', 2);
    await fixture.cancel(reference);
    await fixture.refundFailed(reference, 1);
    const intent = fixture.sessionsOf(reference)[0]?.payment_intent ?? '';
    fixture.stripe.account.createRefund(
      new URLSearchParams({ payment_intent: intent, amount: String(total) }),
    );
    await fixture.runJobs();
    await within(10_000, async () => {
      const query = `select key from booking_refunds where reference = '${reference}' and done_at is not null`;
      expect(await runStatement(fixture.database, query)).toHaveLength(1);
    });
    expect(made()).toHaveLength(1);
  });
});

describe('a refund that cannot be made', () => {
  /** What Today shows of a reservation that could not be refunded. */
  async function onTheList(reference: string): Promise<number | null> {
    const { data } = (await fixture.manager().today()) as {
      data: { refunds: { reference: string; refused: number }[] };
    };
    return data.refunds.find((one) => one.reference === reference)?.refused ?? null;
  }

  test('because Stripe refuses it is not tried again, is on the manager’s list with its amount, and can be settled', async () => {
    const { reference, total, made } = await fixture.paidStay(86);
    fixture.stripe.trouble(REFUND, 'refused');
    await fixture.cancel(reference);
    await within(10_000, async () => expect(await onTheList(reference)).toBe(total));
    const asked = () =>
      fixture.stripe.calls.filter(({ form }) => form.get('metadata[reference]') === reference);
    const before = asked().length;
    fixture.stripe.recover();
    await fixture.runJobs();
    expect(asked()).toHaveLength(before);
    expect(made()).toEqual([]);
    expect(await fixture.look(reference)).toMatchObject({ paidAmount: total, refundedAmount: 0 });
    expect(await fixture.mailsOf(reference)).toContain('manager-refund-refused');

    expect((await fixture.manager().settle(reference, `${reference}-1`)).status).toBe(200);
    expect(await onTheList(reference)).toBeNull();
    expect(await fixture.look(reference)).toMatchObject({ refundedAmount: total });
    expect((await fixture.manager().settle(reference, `${reference}-1`)).status).toBe(404);
  });

  test('because Stripe is out of reach is left to the manager after ten attempts', async () => {
    const { reference, total } = await fixture.paidStay(89);
    fixture.stripe.trouble(REFUND, 'error');
    await fixture.cancel(reference);
    await fixture.refundFailed(reference, 1);
    await runStatement(
      fixture.database,
      `update booking_refunds set attempts = 9 where reference = '${reference}'`,
    );
    await fixture.runJobs();
    await within(10_000, async () => expect(await onTheList(reference)).toBe(total));
  });
});

test('a power cut between a refund and its note gives nothing back twice', async () => {
  const { reference, total, made, back } = await fixture.paidStay(72);
  fixture.stripe.trouble(REFUND, 'lost');
  await fixture.cancel(reference);
  await back(total);
  await fixture.crash();
  fixture.stripe.recover();
  await fixture.runJobs();
  await within(20_000, async () => {
    const query = `select key from booking_refunds where reference = '${reference}' and done_at is not null`;
    expect(await runStatement(fixture.database, query)).toHaveLength(1);
  });
  expect(made()).toHaveLength(1);
  expect(keysOf(reference).size).toBe(1);
}, 180_000);

/** The idempotency keys under which refunds of a reservation were asked for. */
function keysOf(reference: string): Set<string | null> {
  const asked = fixture.stripe.calls.filter(({ method, path, form }) => {
    return method === 'POST' && path === '/v1/refunds' && form.get('metadata[reference]') === reference;
  });
  return new Set(asked.map(({ idempotencyKey }) => idempotencyKey));
}
