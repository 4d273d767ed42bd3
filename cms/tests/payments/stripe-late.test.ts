/** @jest-environment ./run/card-environment.ts */
import { contradictions } from '../fixture/bookings';
import { within } from '../fixture/within';
import { bookingsOf } from '../outside/bookings-of';
import { openStripeFixture, type StripeFixture } from './stripe/stripe-fixture';
import { eventOf } from '../stand-ins/stripe/webhooks';

let fixture: StripeFixture;

beforeAll(async () => {
  fixture = await openStripeFixture('stripe-late');
});

afterAll(async () => {
  await fixture.close();
});

/** Waits until all of a payment has gone back, and says in how many refunds. */
async function refundsOf(reference: string, total: number): Promise<number> {
  const [session] = fixture.sessionsOf(reference);
  const { refunded, refunds } = fixture.stripe.account;
  const intent = session?.payment_intent ?? '';
  await within(10_000, async () => expect(refunded(intent)).toBe(total));
  await fixture.runJobs();
  expect(refunded(intent)).toBe(total);
  return refunds.filter(({ payment_intent: of }) => of === intent).length;
}

describe('a hold that expires', () => {
  test('takes its session with it', async () => {
    const { reference } = await fixture.reserve(30);
    await fixture.expire(reference);
    await fixture.showsAtStripe(() => expect(fixture.sessionsOf(reference)[0]?.status).toBe('expired'));
    expect(await fixture.mailsOf(reference)).toEqual(['reservation-held', 'reservation-expired']);
    expect((await fixture.askToPay(reference)).status).toBe(409);
  });

  test('is released at once when its session expires', async () => {
    const { reference } = await fixture.reserve(34);
    const [session] = fixture.sessionsOf(reference);
    await fixture.hears(eventOf('checkout.session.expired', { ...session, status: 'expired' }));
    expect((await fixture.look(reference)).state).toBe('expired');
    expect((await fixture.ask(34)).status).toBe(201);
  });

  test('is not released by a session of somebody else', async () => {
    const { reference } = await fixture.reserve(38);
    const [session] = fixture.sessionsOf(reference);
    await fixture.hears(eventOf('checkout.session.expired', { ...session, id: 'cs_test_another' }));
    expect((await fixture.look(reference)).state).toBe('held');
  });

  test('expires in time though Stripe is down', async () => {
    const { reference } = await fixture.reserve(41);
    fixture.stripe.trouble(/./, 'down');
    await fixture.expire(reference);
    fixture.stripe.recover();
  });
});

describe('a payment that comes late', () => {
  test('is honoured while the nights are free, and the manager is told', async () => {
    const { reference, total, checkIn, checkOut } = await fixture.reserve(50);
    const taken = () => fixture.guest().takenDays(fixture.apartments.flat, checkIn, checkOut);
    await fixture.expire(reference);
    expect(await taken()).toEqual([]);
    await fixture.hears(fixture.pays(reference));
    const { state, paid, paidAmount, refundedAmount, history } = await fixture.look(reference);
    expect({ state, paid, paidAmount, refundedAmount }).toEqual({
      state: 'confirmed',
      paid: true,
      paidAmount: total,
      refundedAmount: 0,
    });
    expect(history.at(-1)).toMatchObject({ from: 'expired', to: 'confirmed', by: 'stripe' });
    const mails = await fixture.mailsOf(reference);
    expect(mails).toEqual(expect.arrayContaining(['reservation-confirmed', 'manager-late-payment']));
    expect(await taken()).toHaveLength(2);
  });

  test('is honoured when its expiry was heard first', async () => {
    const { reference } = await fixture.reserve(54);
    const [session] = fixture.sessionsOf(reference);
    const expired = eventOf('checkout.session.expired', { ...session });
    const paid = fixture.pays(reference);
    await fixture.hears(expired);
    await fixture.hears(paid);
    expect(await fixture.look(reference)).toMatchObject({ state: 'confirmed', paid: true });
    await fixture.hears(expired);
    expect((await fixture.look(reference)).state).toBe('confirmed');
  });

  test('goes back in full, once, when the nights are taken', async () => {
    const { reference, total } = await fixture.reserve(60);
    await fixture.expire(reference);
    const other = await fixture.reserve(61, { payment: 'manual' });
    const event = fixture.pays(reference);
    await Promise.all([event, event, event].map((one) => fixture.hears(one)));
    await fixture.hears({ ...event, id: 'evt_of_the_same_payment' });
    expect(await refundsOf(reference, total)).toBe(1);
    const late = await fixture.look(reference);
    expect(late).toMatchObject({
      state: 'expired',
      paid: false,
      paidAmount: total,
      refundedAmount: total,
    });
    expect((await fixture.look(other.reference)).state).toBe('held');
    const mails = await fixture.mailsOf(reference);
    expect(mails.filter((kind) => kind === 'manager-late-payment')).toHaveLength(1);
  });

  test('goes back when the reservation was cancelled meanwhile', async () => {
    const { reference, total } = await fixture.reserve(66);
    const event = fixture.pays(reference);
    expect((await fixture.cancel(reference)).data).toMatchObject({ state: 'cancelled', refundedAmount: 0 });
    await fixture.hears(event);
    expect(await refundsOf(reference, total)).toBe(1);
    expect((await fixture.look(reference)).state).toBe('cancelled');
    expect((await fixture.ask(66)).status).toBe(201);
  });
});

describe('money that was not agreed', () => {
  test('goes back when it is another amount, and the stay is not paid by it', async () => {
    const { reference } = await fixture.reserve(70);
    await fixture.hears(fixture.pays(reference, 12_345));
    expect(await refundsOf(reference, 12_345)).toBe(1);
    expect(await fixture.look(reference)).toMatchObject({ state: 'held', paid: false });
    expect(await fixture.mailsOf(reference)).toContain('manager-late-payment');
  });

  test('goes back when the manager had it by hand already', async () => {
    const { reference, total } = await fixture.reserve(74);
    const event = fixture.pays(reference);
    await fixture.manager().act(reference, 'paid');
    await fixture.hears(event);
    expect(await refundsOf(reference, total)).toBe(1);
    expect(await fixture.look(reference)).toMatchObject({
      state: 'confirmed',
      paid: true,
      payment: 'manual',
      paidAmount: 2 * total,
      refundedAmount: total,
    });
  });
});

test('a guest pays, cancels, expires and is confirmed at the same moment: the money is never kept for nothing', async () => {
  const reserved = await Promise.all([80, 83, 86, 89, 92, 95].map((days) => fixture.reserve(days)));
  await Promise.all(
    reserved.flatMap(({ reference }, index) => {
      const event = fixture.pays(reference);
      const [session] = fixture.sessionsOf(reference);
      const expired = eventOf('checkout.session.expired', { ...session });
      return [
        fixture.hears(event),
        index % 2 === 0 ? fixture.cancel(reference) : fixture.hears(expired),
        index % 3 === 0 ? fixture.manager().tryAct(reference, 'confirm') : fixture.hears(event),
      ];
    }),
  );
  await fixture.runJobs();
  for (const { reference, total } of reserved) {
    const { state, paidAmount, refundedAmount } = await fixture.look(reference);
    expect(paidAmount).toBe(total);
    expect(refundedAmount).toBe(state === 'confirmed' ? 0 : total);
    const intent = fixture.sessionsOf(reference)[0]?.payment_intent ?? '';
    await fixture.showsAtStripe(() => expect(fixture.stripe.account.refunded(intent)).toBe(refundedAmount));
  }
});

test('afterwards the table of nights and the reservations agree', async () => {
  expect(contradictions(await bookingsOf(fixture.database))).toEqual([]);
});
