/** @jest-environment ./run/card-environment.ts */
import { ask, send } from '../fixture/http';
import { stayIn } from '../fixture/days';
import { within } from '../fixture/within';
import { eventOf } from '../stand-ins/stripe/webhooks';
import { EMAIL, openStripeFixture, type StripeFixture } from './stripe/stripe-fixture';

let fixture: StripeFixture;

beforeAll(async () => {
  fixture = await openStripeFixture('stripe-checking');
});
afterEach(() => fixture.stripe.recover());
afterAll(() => fixture.close());

/** What a guest is answered who asks to pay. */
async function askedOf(reference: string, pays: 'next' | 'all' = 'next') {
  const { status, data, error } = await fixture.askToPay(reference, undefined, pays);
  return status === 200 ? { status, url: data.paymentUrl } : { status, details: error.details };
}

const sessionOf = (reference: string, place: number) => {
  const session = fixture.sessionsOf(reference).at(place);
  if (!session) throw new Error('There is no such session');
  return session;
};

/** A stay whose first part is paid, and a page on which the rest can be. */
async function withPageOfRest(days: number) {
  const { reference } = await fixture.reserve(days, { apartmentId: fixture.apartments.inParts });
  await fixture.hears(fixture.pays(reference));
  await fixture.askToPay(reference);
  return { reference, session: sessionOf(reference, 1) };
}

describe('who has paid, before Stripe has told it,', () => {
  test('is not led to pay for held nights again, and has the stay once it is told', async () => {
    const { reference } = await fixture.reserve(30);
    const report = fixture.pays(reference);
    const held = { state: 'held', awaiting: 'payment', isBeingChecked: true };
    expect(await askedOf(reference)).toEqual({ status: 409, details: held });
    await fixture.hears(report);
    const confirmed = { state: 'confirmed', awaiting: null };
    expect(await askedOf(reference)).toEqual({ status: 409, details: confirmed });
    expect(fixture.sessionsOf(reference)).toHaveLength(1);
  });

  test('is not either while the bank is at it', async () => {
    const { reference } = await fixture.reserve(34);
    fixture.stripe.account.begin(sessionOf(reference, 0).id);
    expect(await askedOf(reference)).toMatchObject({ status: 409, details: { isBeingChecked: true } });
  });

  test('is not told that the time to pay is over when it ended in between', async () => {
    const { reference } = await fixture.reserve(38);
    const report = fixture.pays(reference);
    await fixture.expire(reference);
    const details = { state: 'expired', awaiting: null, isBeingChecked: true };
    expect(await askedOf(reference)).toEqual({ status: 409, details });
    await fixture.hears(report);
    expect(await fixture.look(reference)).toMatchObject({ state: 'confirmed', paid: true });
  });

  test('gets no second page for what is open of a stay: of no amount, and by no link', async () => {
    const { reference } = await withPageOfRest(42);
    const link = await fixture.link(reference, 10_000);
    const report = fixture.paysLast(reference);
    for (const pays of ['next', 'all'] as const)
      expect(await askedOf(reference, pays)).toMatchObject({
        status: 409,
        details: { isBeingChecked: true },
      });
    const followed = await send(fixture.url(), 'get', new URL(link.data.url).pathname);
    expect(followed.headers['location']).toBe(`${fixture.url()}/reservation?reference=${reference}`);
    expect(fixture.sessionsOf(reference)).toHaveLength(2);
    await fixture.hears(report);
    expect((await fixture.look(reference)).folio).toMatchObject({ due: 0, asked: 0 });
  });

  test('gets no second page either when the stay has moved in between', async () => {
    const { reference } = await withPageOfRest(74);
    const report = fixture.paysLast(reference);
    const later = { apartmentId: fixture.apartments.inParts, ...stayIn(75, 2) };
    await fixture.manager().act(reference, 'move', later);
    expect(await askedOf(reference)).toMatchObject({ status: 409, details: { isBeingChecked: true } });
    expect(fixture.sessionsOf(reference)).toHaveLength(2);
    await fixture.hears(report);
    expect((await fixture.look(reference)).folio).toMatchObject({ due: 0, asked: 0 });
  });

  test('is not led there by the link to a held stay', async () => {
    const { reference } = await fixture.reserve(46);
    const link = await fixture.link(reference, 10_000);
    const path = new URL(link.data.url).pathname;
    const leadsTo = async () => (await send(fixture.url(), 'get', path)).headers['location'];
    expect(await leadsTo()).toBe(sessionOf(reference, 0).url);
    fixture.pays(reference);
    expect(await leadsTo()).toBe(`${fixture.url()}/reservation?reference=${reference}`);
  });
});

describe('a held stay that its guest has just paid', () => {
  const flat = () => fixture.apartments.flat;
  const onItsWay = { status: 409, error: { details: { state: 'held', isBeingChecked: true } } };

  test('keeps its dates and its price until Stripe has told it, and then moves', async () => {
    const { reference } = await fixture.reserve(80);
    const report = fixture.pays(reference);
    const longer = { apartmentId: flat(), ...stayIn(80, 3) };
    expect(await fixture.manager().tryAct(reference, 'move', longer)).toMatchObject(onItsWay);
    expect(fixture.sessionsOf(reference)).toHaveLength(1);
    await fixture.hears(report);
    await fixture.manager().act(reference, 'move', longer);
    const { state, folio } = await fixture.look(reference);
    expect({ state, isOpen: folio.due > 0 }).toEqual({ state: 'confirmed', isOpen: true });
    expect(fixture.sessionsOf(reference)).toHaveLength(1);
  });

  test('keeps them, and its extras, for its guest too', async () => {
    const { reference } = await fixture.reserve(86);
    fixture.pays(reference);
    const proof = { email: EMAIL };
    const { total } = await fixture.look(reference);
    const changed = await ask(fixture.url(), 'POST /api/reservations/{reference}/change', {
      params: { reference },
      body: { data: { proof, ...stayIn(86, 3), guests: 2, total } },
    });
    const added = await ask(fixture.url(), 'POST /api/reservations/{reference}/extras', {
      params: { reference },
      body: { data: { proof, extras: [], total } },
    });
    for (const answer of [changed, added]) expect(answer).toMatchObject(onItsWay);
    expect(fixture.sessionsOf(reference)).toHaveLength(1);
  });

  test('moves while Stripe does not answer, and is asked for the new price later', async () => {
    const { reference } = await fixture.reserve(92);
    fixture.stripe.trouble(/checkout\/sessions/, 'down');
    const longer = { apartmentId: flat(), ...stayIn(92, 3) };
    await fixture.manager().act(reference, 'move', longer);
    fixture.stripe.recover();
    const { total } = await fixture.look(reference);
    expect(await askedOf(reference)).toMatchObject({ status: 200 });
    expect(sessionOf(reference, -1)).toMatchObject({ amount_total: total });
  });
});

describe('a page on which nothing was paid', () => {
  test('is followed by another when its time is over', async () => {
    const { reference, session } = await withPageOfRest(50);
    fixture.stripe.account.expireSession(session.id);
    expect(await askedOf(reference)).toEqual({ status: 200, url: sessionOf(reference, 2).url });
    expect(sessionOf(reference, 2).id).not.toBe(session.id);
  });

  test('is not offered for held nights when its time is over', async () => {
    const { reference } = await fixture.reserve(54);
    fixture.stripe.account.expireSession(sessionOf(reference, 0).id);
    const details = { state: 'held', awaiting: 'payment' };
    expect(await askedOf(reference)).toEqual({ status: 409, details });
  });

  test('is offered again once Stripe answers', async () => {
    const held = await fixture.reserve(58);
    const part = await withPageOfRest(62);
    fixture.stripe.trouble(/checkout\/sessions/, 'down');
    for (const { reference } of [held, part])
      expect(await askedOf(reference)).toEqual({ status: 200, url: null });
    fixture.stripe.recover();
    expect(await askedOf(held.reference)).toEqual({ status: 200, url: held.paymentUrl });
    expect(await askedOf(part.reference)).toEqual({ status: 200, url: part.session.url });
  });
});

test('a payment that went back is not being checked for ever: the part can be paid again', async () => {
  const { reference, session } = await withPageOfRest(66);
  const paid = fixture.stripe.account.pay(session.id, 12_345);
  await fixture.hears(eventOf('checkout.session.completed', paid));
  await within(10_000, async () => {
    await fixture.runJobs();
    expect(fixture.stripe.account.refunded(paid.payment_intent ?? '')).toBe(12_345);
  });
  expect(await askedOf(reference)).toMatchObject({
    status: 200,
    url: expect.stringContaining('/c/pay/') as string,
  });
  expect(sessionOf(reference, -1)).toMatchObject({ status: 'open', url: expect.any(String) as string });
  expect(fixture.sessionsOf(reference)).toHaveLength(3);
});
