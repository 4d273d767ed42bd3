import { send } from '../fixture/http';
import { startCardServer, type CardServer } from '../run/card-server';
import { eventOf } from '../stand-ins/stripe/webhooks';
import { openStripeFixture, type StripeFixture } from './stripe/stripe-fixture';

const PUBLISHABLE_KEY = 'pk_test_of_the_tests';
let house: CardServer;
let fixture: StripeFixture;

beforeAll(async () => {
  house = await startCardServer('card-form', { STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY });
  fixture = await openStripeFixture('stripe-form', house);
});
afterAll(() => house.stop());

const secretsOf = (reference: string) => fixture.sessionsOf(reference).map((one) => one.client_secret);

test('a stay that is to be paid leads to our own page, whose form opens one payment of its price', async () => {
  const { reference, total, paymentUrl } = await fixture.reserve(30);
  expect(paymentUrl).toMatch(new RegExp(`^${fixture.url()}/summary\\?quote=Q-\\w+&reference=${reference}$`));
  const [first, second] = await Promise.all([fixture.openForm(reference), fixture.openForm(reference)]);
  expect(first.data).toEqual(second.data);
  expect(secretsOf(reference)).toEqual([first.data.form?.clientSecret]);
  expect(first.data).toMatchObject({
    form: { publishableKey: PUBLISHABLE_KEY, amount: total },
    paymentUrl: null,
  });
  const [session] = fixture.sessionsOf(reference);
  expect(session).toMatchObject({
    amount_total: total,
    url: null,
    success_url: `${fixture.url()}/thank-you?reference=${reference}`,
  });
  const mail = await fixture.payloadsOf(reference, 'reservation-held');
  expect(JSON.stringify(mail)).not.toContain(first.data.form?.clientSecret ?? 'nothing');
});

test('nobody opens the payment of somebody else', async () => {
  const { reference } = await fixture.reserve(35);
  expect((await fixture.openForm(reference, 'next', 'eve@guests.example')).status).toBe(404);
});

test('what is reported of it confirms the stay once, and the form is over', async () => {
  const { reference, total } = await fixture.reserve(40);
  const paid = fixture.pays(reference);
  expect([await fixture.hears(paid), await fixture.hears(paid)]).toEqual([200, 200]);
  const { state, paidAmount, history } = await fixture.look(reference);
  expect({ state, paidAmount }).toEqual({ state: 'confirmed', paidAmount: total });
  expect(history.filter(({ why }) => why === 'paid')).toHaveLength(1);
  const again = await fixture.openForm(reference);
  expect([again.status, again.error.details]).toEqual([409, expect.objectContaining({ state: 'confirmed' })]);
});

test('who reloads the page before Stripe has told of the payment is shown no form again', async () => {
  const { reference } = await fixture.reserve(42);
  const report = fixture.pays(reference);
  const again = await fixture.openForm(reference);
  expect([again.status, again.error.details]).toEqual([
    409,
    { state: 'held', awaiting: 'payment', isBeingChecked: true },
  ]);
  await fixture.hears(report);
  expect((await fixture.look(reference)).state).toBe('confirmed');
  const part = await fixture.reserve(70, { apartmentId: fixture.apartments.inParts });
  await fixture.hears(fixture.pays(part.reference));
  await fixture.openForm(part.reference);
  fixture.paysLast(part.reference);
  for (const pays of ['next', 'all'] as const)
    expect((await fixture.openForm(part.reference, pays)).error.details).toMatchObject({
      isBeingChecked: true,
    });
  expect(secretsOf(part.reference)).toHaveLength(2);
});

test('a payment that a bank has declined leaves the nights held and the form open', async () => {
  const { reference } = await fixture.reserve(45);
  const secret = (await fixture.openForm(reference)).data.form?.clientSecret ?? '';
  const [id = ''] = secret.split('_secret_');
  const confirm = (card: string) =>
    fetch(`${fixture.stripe.url}/v1/stand-in/sessions/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ card }),
    });
  expect((await confirm('4000000000000002')).status).toBe(402);
  expect((await fixture.openForm(reference)).data.form?.clientSecret).toBe(secret);
  expect((await fixture.look(reference)).state).toBe('held');
});

test('whose time is over cannot pay any more, and gets late money back when the nights are gone', async () => {
  const { reference, total } = await fixture.reserve(50);
  await fixture.expire(reference);
  const [session] = fixture.sessionsOf(reference);
  await fixture.showsAtStripe(() => expect(session?.status).toBe('expired'));
  const over = await fixture.openForm(reference);
  expect([over.status, over.error.details]).toEqual([409, expect.objectContaining({ state: 'expired' })]);
  // Their bank had said yes at the same moment.
  const other = await fixture.reserve(50);
  const late = eventOf('checkout.session.completed', fixture.stripe.account.pay(session?.id ?? ''));
  expect([await fixture.hears(fixture.pays(other.reference)), await fixture.hears(late)]).toEqual([200, 200]);
  await fixture.runJobs();
  const { refunded } = fixture.stripe.account;
  await fixture.showsAtStripe(() => expect(refunded(session?.payment_intent ?? '')).toBe(total));
});

test('what is open of a stay is paid in a form, too; a payment link still leads to the page of Stripe', async () => {
  const stay = await fixture.reserve(80, { apartmentId: fixture.apartments.inParts });
  await fixture.hears(fixture.pays(stay.reference));
  const { folio } = await fixture.look(stay.reference);
  const opened = (await fixture.openForm(stay.reference)).data;
  expect(opened.form?.amount).toBe(folio.due);
  const link = await fixture.link(stay.reference, folio.due);
  const followed = await send(fixture.url(), 'get', new URL(link.data.url).pathname);
  expect([followed.status, followed.headers['location']]).toEqual([
    302,
    expect.stringContaining(`${fixture.stripe.url}/c/pay/`),
  ]);
  // One payment of a stay at a time: the link has ended the form, which opens anew and ends the link.
  const statuses = () => fixture.sessionsOf(stay.reference).map(({ status }) => status);
  expect(statuses()).toEqual(['complete', 'expired', 'open']);
  await fixture.openForm(stay.reference);
  expect(statuses()).toEqual(['complete', 'expired', 'expired', 'open']);
  await fixture.hears(fixture.paysLast(stay.reference));
  expect((await fixture.look(stay.reference)).folio.due).toBe(0);
});

test('while Stripe does not answer nothing is lost: the form opens when it does', async () => {
  fixture.stripe.trouble(/checkout\/sessions/, 'down');
  const { reference, paymentUrl } = await fixture.reserve(90);
  expect(paymentUrl).toBeNull();
  expect((await fixture.openForm(reference)).data).toEqual({ form: null, paymentUrl: null });
  fixture.stripe.recover();
  expect((await fixture.openForm(reference)).data.form).not.toBeNull();
});

test('Stripe may be loaded by the pages with the form, and by no other', async () => {
  const policyOf = async (path: string) => {
    const { headers } = await send(fixture.url(), 'get', path);
    return `${headers['content-security-policy']} ${headers['permissions-policy']}`;
  };
  for (const path of ['/summary', '/reservation'])
    expect(await policyOf(path)).toMatch(/script-src 'self' https:\/\/js\.stripe\.com .*payment=\(self /);
  for (const path of ['/', '/results/1', '/thank-you', '/api/place'])
    expect(await policyOf(path)).not.toContain('stripe');
});
