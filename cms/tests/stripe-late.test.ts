/** @jest-environment node */
import { contradictions } from './fixture/bookings';
import { within } from './fixture/within';
import { bookingsOf } from './outside/bookings-of';
import { FLAT, openHouse, type House } from './stripe/house';
import { eventOf } from './stripe/webhooks';

let house: House;

beforeAll(async () => {
  house = await openHouse('stripe-late');
});

afterAll(async () => {
  await house.close();
});

/** Waits until all of a payment has gone back, and says in how many refunds. */
async function refundsOf(reference: string, total: number): Promise<number> {
  const [session] = house.sessionsOf(reference);
  const { refunded, refunds } = house.stripe.account;
  const intent = session?.payment_intent ?? '';
  await within(10_000, async () => expect(refunded(intent)).toBe(total));
  await house.runJobs();
  expect(refunded(intent)).toBe(total);
  return refunds.filter(({ payment_intent: of }) => of === intent).length;
}

describe('a hold that lapses', () => {
  test('takes its session with it', async () => {
    const { reference } = await house.reserve(30);
    await house.lapse(reference);
    await within(5_000, async () => expect(house.sessionsOf(reference)[0]?.status).toBe('expired'));
    expect(await house.mailsOf(reference)).toEqual(['reservation-held', 'reservation-expired']);
    expect((await house.askToPay(reference)).status).toBe(409);
  });

  test('is released at once when its session expires', async () => {
    const { reference } = await house.reserve(34);
    const [session] = house.sessionsOf(reference);
    await house.hears(eventOf('checkout.session.expired', { ...session, status: 'expired' }));
    expect((await house.look(reference)).state).toBe('expired');
    expect((await house.ask(34)).status).toBe(201);
  });

  test('is not released by a session of somebody else', async () => {
    const { reference } = await house.reserve(38);
    const [session] = house.sessionsOf(reference);
    await house.hears(eventOf('checkout.session.expired', { ...session, id: 'cs_test_another' }));
    expect((await house.look(reference)).state).toBe('held');
  });

  test('lapses in time though Stripe is down', async () => {
    const { reference } = await house.reserve(41);
    house.stripe.trouble(/./, 'down');
    await house.lapse(reference);
    house.stripe.recover();
  });
});

describe('a payment that comes late', () => {
  test('is honoured while the nights are free, and the manager is told', async () => {
    const { reference, total, checkIn, checkOut } = await house.reserve(50);
    const taken = () => house.guest().takenDays(FLAT, checkIn, checkOut);
    await house.lapse(reference);
    expect(await taken()).toEqual([]);
    await house.hears(house.pays(reference));
    const { state, paid, paidAmount, refundedAmount, history } = await house.look(reference);
    expect({ state, paid, paidAmount, refundedAmount }).toEqual({
      state: 'confirmed',
      paid: true,
      paidAmount: total,
      refundedAmount: 0,
    });
    expect(history.at(-1)).toMatchObject({ from: 'expired', to: 'confirmed', by: 'stripe' });
    const mails = await house.mailsOf(reference);
    expect(mails).toEqual(expect.arrayContaining(['reservation-confirmed', 'manager-late-payment']));
    expect(await taken()).toHaveLength(2);
  });

  test('is honoured when its expiry was heard first', async () => {
    const { reference } = await house.reserve(54);
    const [session] = house.sessionsOf(reference);
    const expired = eventOf('checkout.session.expired', { ...session });
    const paid = house.pays(reference);
    await house.hears(expired);
    await house.hears(paid);
    expect(await house.look(reference)).toMatchObject({ state: 'confirmed', paid: true });
    await house.hears(expired);
    expect((await house.look(reference)).state).toBe('confirmed');
  });

  test('goes back in full, once, when the nights are taken', async () => {
    const { reference, total } = await house.reserve(60);
    await house.lapse(reference);
    const other = await house.reserve(61, { payment: 'manual' });
    const event = house.pays(reference);
    await Promise.all([event, event, event].map((one) => house.hears(one)));
    await house.hears({ ...event, id: 'evt_of_the_same_payment' });
    expect(await refundsOf(reference, total)).toBe(1);
    const late = await house.look(reference);
    expect(late).toMatchObject({
      state: 'expired',
      paid: false,
      paidAmount: total,
      refundedAmount: total,
    });
    expect((await house.look(other.reference)).state).toBe('held');
    const mails = await house.mailsOf(reference);
    expect(mails.filter((kind) => kind === 'manager-late-payment')).toHaveLength(1);
  });

  test('goes back when the reservation was cancelled meanwhile', async () => {
    const { reference, total } = await house.reserve(66);
    const event = house.pays(reference);
    expect((await house.cancel(reference)).data).toMatchObject({ state: 'cancelled', refundedAmount: 0 });
    await house.hears(event);
    expect(await refundsOf(reference, total)).toBe(1);
    expect((await house.look(reference)).state).toBe('cancelled');
    expect((await house.ask(66)).status).toBe(201);
  });
});

describe('money that was not agreed', () => {
  test('goes back when it is another amount, and the stay is not paid by it', async () => {
    const { reference } = await house.reserve(70);
    await house.hears(house.pays(reference, 12_345));
    expect(await refundsOf(reference, 12_345)).toBe(1);
    expect(await house.look(reference)).toMatchObject({ state: 'held', paid: false });
    expect(await house.mailsOf(reference)).toContain('manager-late-payment');
  });

  test('goes back when the manager had it by hand already', async () => {
    const { reference, total } = await house.reserve(74);
    const event = house.pays(reference);
    await house.manager().act(reference, 'paid');
    await house.hears(event);
    expect(await refundsOf(reference, total)).toBe(1);
    expect(await house.look(reference)).toMatchObject({
      state: 'confirmed',
      paid: true,
      payment: 'manual',
      paidAmount: 2 * total,
      refundedAmount: total,
    });
  });
});

test('a guest pays, cancels, lapses and is confirmed at the same moment: the money is never kept for nothing', async () => {
  const reserved = await Promise.all([80, 83, 86, 89, 92, 95].map((days) => house.reserve(days)));
  await Promise.all(
    reserved.flatMap(({ reference }, index) => {
      const event = house.pays(reference);
      const [session] = house.sessionsOf(reference);
      const expired = eventOf('checkout.session.expired', { ...session });
      return [
        house.hears(event),
        index % 2 === 0 ? house.cancel(reference) : house.hears(expired),
        index % 3 === 0 ? house.manager().act(reference, 'confirm') : house.hears(event),
      ];
    }),
  );
  await house.runJobs();
  for (const { reference, total } of reserved) {
    const { state, paidAmount, refundedAmount } = await house.look(reference);
    expect(paidAmount).toBe(total);
    expect(refundedAmount).toBe(state === 'confirmed' ? 0 : total);
    const intent = house.sessionsOf(reference)[0]?.payment_intent ?? '';
    await within(10_000, async () => expect(house.stripe.account.refunded(intent)).toBe(refundedAmount));
  }
});

test('afterwards the table of nights and the reservations agree', async () => {
  expect(contradictions(await bookingsOf(house.database))).toEqual([]);
});
