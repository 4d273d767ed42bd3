/** @jest-environment ./run/card-environment.ts */
import { stayIn } from '../fixture/days';
import { reservationFor } from '../fixture/guest';
import { eventOf } from '../stand-ins/stripe/webhooks';
import { deliver, openStripeFixture, EMAIL, type StripeFixture } from './stripe/stripe-fixture';

const HALF_HOUR = 1_800;
let fixture: StripeFixture;

beforeAll(async () => {
  fixture = await openStripeFixture('stripe-payments');
});

afterAll(async () => {
  await fixture.close();
});

describe('a guest who pays by card', () => {
  test('is sent to a Checkout session for exactly the stay and its price', async () => {
    const reservation = await fixture.reserve(30, { nights: 3 });
    const { reference, total, checkIn, checkOut } = reservation;
    const sessions = fixture.sessionsOf(reference);
    expect(sessions).toHaveLength(1);
    expect(reservation).toMatchObject({ state: 'held', awaiting: 'payment', paid: false });
    expect(reservation.paymentUrl).toBe(sessions[0]?.url);
    expect(sessions[0]).toMatchObject({
      amount_total: total,
      currency: 'aed',
      customer_email: EMAIL,
      metadata: { reference },
    });
    const form = fixture.stripe.calls.find(
      ({ form: asked }) => asked.get('client_reference_id') === reference,
    )?.form;
    expect(form?.get('line_items[0][price_data][product_data][name]')).toBe(
      `Apartment ${fixture.apartments.flat}, ${checkIn} to ${checkOut}`,
    );
    expect(form?.get('payment_intent_data[metadata][reference]')).toBe(reference);
    expect(form?.get('success_url')).toBe(`${fixture.url()}/thank-you?reference=${reference}`);
    expect(form?.get('cancel_url')).toMatch(/\/summary\?quote=Q-[0-9A-Z]{10}&reference=R-/);
  });

  test('holds the nights for 30 minutes, and the session for hardly longer', async () => {
    const { reference, heldUntil } = await fixture.reserve(40);
    const held = Date.parse(heldUntil ?? '') / 1_000;
    const end = fixture.sessionsOf(reference)[0]?.expires_at ?? 0;
    expect(held - Date.now() / 1_000).toBeLessThanOrEqual(HALF_HOUR);
    expect(end).toBeGreaterThanOrEqual(held);
    expect(end - held).toBeLessThanOrEqual(7 * 60);
    expect(await fixture.mailsOf(reference)).toEqual(['reservation-held']);
  });

  test('has one reservation and one session however often the same request is sent', async () => {
    const { number } = await fixture
      .guest()
      .quote({ apartmentId: fixture.apartments.flat, ...stayIn(45, 2), guests: 2 });
    const request = { ...reservationFor(number, EMAIL), payment: 'stripe' };
    const sent = await Promise.all([1, 2, 3, 4].map(() => fixture.guest().reserve(request, 'the-same-key')));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const references = new Set(sent.map(({ data }) => data.reference));
    expect(references.size).toBe(1);
    expect(fixture.sessionsOf([...references][0] ?? '')).toHaveLength(1);
  });

  test('is confirmed and marked paid when Stripe says so, and everybody is told', async () => {
    const { reference, total } = await fixture.reserve(50);
    expect(await fixture.hears(fixture.pays(reference))).toBe(200);
    const { state, awaiting, heldUntil, paid, paidAmount, paymentUrl, history } =
      await fixture.look(reference);
    expect({ state, awaiting, heldUntil, paid, paidAmount, paymentUrl }).toEqual({
      state: 'confirmed',
      awaiting: null,
      heldUntil: null,
      paid: true,
      paidAmount: total,
      paymentUrl: null,
    });
    expect(history.at(-1)).toMatchObject({ from: 'held', to: 'confirmed', by: 'stripe', why: 'paid' });
    expect(await fixture.mailsOf(reference)).toEqual([
      'reservation-held',
      'reservation-confirmed',
      'manager-new-reservation',
    ]);
  });

  test('of a stay on request pays once the manager has accepted', async () => {
    const asked = await fixture.reserve(30, { apartmentId: fixture.apartments.onRequest });
    expect(asked).toMatchObject({ state: 'held', awaiting: 'acceptance', paymentUrl: null });
    expect(fixture.sessionsOf(asked.reference)).toEqual([]);
    const { status, data } = await fixture.manager().act(asked.reference, 'accept');
    expect(status).toBe(200);
    const [session] = fixture.sessionsOf(asked.reference);
    expect(data).toMatchObject({ state: 'held', awaiting: 'payment', paymentUrl: session?.url });
    expect((session?.expires_at ?? 0) - Date.now() / 1_000).toBeGreaterThan(23.8 * 3_600);
    await fixture.hears(fixture.pays(asked.reference));
    expect(await fixture.look(asked.reference)).toMatchObject({ state: 'confirmed', paid: true });
  });
});

describe('when Stripe cannot be reached', () => {
  const SESSIONS = /^POST \/v1\/checkout\/sessions$/;
  afterEach(() => fixture.stripe.recover());

  test('the nights stay held, and the guest can start the payment again', async () => {
    fixture.stripe.trouble(SESSIONS, 'down');
    const { reference, state, paymentUrl } = await fixture.reserve(60);
    expect({ state, paymentUrl }).toEqual({ state: 'held', paymentUrl: null });
    expect((await fixture.askToPay(reference)).data).toMatchObject({ state: 'held', paymentUrl: null });
    fixture.stripe.recover();
    const { status, data } = await fixture.askToPay(reference.toLowerCase(), ` ${EMAIL.toUpperCase()} `);
    expect({ status, paymentUrl: data.paymentUrl }).toEqual({
      status: 200,
      paymentUrl: fixture.sessionsOf(reference)[0]?.url,
    });
  });

  test('an answer that gets lost makes no second session', async () => {
    fixture.stripe.trouble(SESSIONS, 'lost', 1);
    const { reference, paymentUrl } = await fixture.reserve(64);
    expect(fixture.sessionsOf(reference)).toHaveLength(1);
    expect(paymentUrl).toBe(fixture.sessionsOf(reference)[0]?.url);
  });

  test('guests who start it many times at once are all sent to the same session', async () => {
    fixture.stripe.trouble(SESSIONS, 'error', 2);
    const { reference } = await fixture.reserve(67);
    const urls = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await fixture.askToPay(reference)).data.paymentUrl),
    );
    expect(new Set(urls)).toEqual(new Set([fixture.sessionsOf(reference)[0]?.url]));
    expect(fixture.sessionsOf(reference)).toHaveLength(1);
  });
});

describe('asking where to pay', () => {
  test('is answered with the session that is open already', async () => {
    const { reference, paymentUrl } = await fixture.reserve(70);
    expect((await fixture.askToPay(reference)).data.paymentUrl).toBe(paymentUrl);
    expect(fixture.sessionsOf(reference)).toHaveLength(1);
  });

  test('with a wrong half is 404, whichever half is wrong', async () => {
    const { reference } = await fixture.reserve(73);
    const [one, other] = [
      await fixture.askToPay(reference, 'somebody@else.example'),
      await fixture.askToPay('R-0000000000'),
    ];
    expect([one.status, other.status]).toEqual([404, 404]);
    expect(one.body).toEqual(other.body);
  });

  test('is 409 when nothing is to be paid', async () => {
    const byTransfer = await fixture.reserve(76, { payment: 'manual' });
    const paid = await fixture.reserve(79);
    await fixture.hears(fixture.pays(paid.reference));
    const request = await fixture.reserve(36, { apartmentId: fixture.apartments.onRequest });
    for (const { reference } of [byTransfer, paid, request]) {
      expect((await fixture.askToPay(reference)).status).toBe(409);
    }
  });
});

describe('the webhook', () => {
  test('refuses what is forged, altered, unsigned or stale, and nothing happens', async () => {
    const { reference } = await fixture.reserve(90);
    const event = fixture.pays(reference);
    const stale = Math.floor(Date.now() / 1_000) - 301;
    const deliveries = [
      { secret: 'whsec_of_somebody_else' },
      { timestamp: stale },
      { body: JSON.stringify({ ...event, id: 'evt_other' }) },
      { body: JSON.stringify(event) },
    ];
    for (const delivery of deliveries) {
      expect((await deliver(fixture.url(), event, delivery)).status).toBe(400);
    }
    const unsigned = await fetch(`${fixture.url()}/api/payments/stripe/webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(event),
    });
    expect(unsigned.status).toBe(400);
    expect(await fixture.look(reference)).toMatchObject({ state: 'held', paid: false });
    expect(await fixture.hears(event)).toBe(200);
    expect(await fixture.look(reference)).toMatchObject({ state: 'confirmed', paid: true });
  });

  test('passes over what does not concern this site', async () => {
    const other = { id: 'cs_other', object: 'checkout.session', payment_status: 'paid', metadata: {} };
    const unknown = { ...other, metadata: { reference: 'R-0000000000' }, amount_total: 1, currency: 'aed' };
    for (const event of [
      eventOf('customer.created', { id: 'cus_1', object: 'customer' }),
      eventOf('a.kind.of.next.year', {}),
      eventOf('checkout.session.completed', other),
      eventOf('checkout.session.completed', unknown),
    ]) {
      expect(await fixture.hears(event)).toBe(200);
    }
  });

  test('waits for the money of a payment that is not settled yet', async () => {
    const { reference } = await fixture.reserve(94);
    const settled = fixture.pays(reference);
    const [session] = fixture.sessionsOf(reference);
    const pending = eventOf('checkout.session.completed', { ...session, payment_status: 'unpaid' });
    expect(await fixture.hears(pending)).toBe(200);
    expect((await fixture.look(reference)).state).toBe('held');
    await fixture.hears({ ...settled, type: 'checkout.session.async_payment_succeeded' });
    expect((await fixture.look(reference)).state).toBe('confirmed');
  });

  test.each([
    ['twice, one after the other', 97, 2, false],
    ['ten times at once', 100, 10, true],
  ])('heard %s has its effect once', async (_, days, times, atOnce) => {
    const { reference } = await fixture.reserve(days);
    const event = fixture.pays(reference);
    const statuses: number[] = [];
    const deliveries = Array.from(
      { length: times },
      () => async () => statuses.push(await fixture.hears(event)),
    );
    if (atOnce) await Promise.all(deliveries.map((one) => one()));
    else for (const one of deliveries) await one();
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expectPaidOnce(reference);
  });

  test('has one effect of one payment that two events tell of', async () => {
    const { reference } = await fixture.reserve(103);
    const event = fixture.pays(reference);
    await fixture.hears(event);
    await fixture.hears({ ...event, id: 'evt_again' });
    await expectPaidOnce(reference);
  });
});

async function expectPaidOnce(reference: string): Promise<void> {
  const { state, paidAmount, refundedAmount, total, history } = await fixture.look(reference);
  expect({ state, paidAmount, refundedAmount }).toEqual({
    state: 'confirmed',
    paidAmount: total,
    refundedAmount: 0,
  });
  expect(history.filter(({ to }) => to === 'confirmed')).toHaveLength(1);
  expect((await fixture.mailsOf(reference)).filter((kind) => kind === 'reservation-confirmed')).toHaveLength(
    1,
  );
}
