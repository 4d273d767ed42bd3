/** @jest-environment ./run/card-environment.ts */
import { within } from '../fixture/within';
import { openStripeFixture, type StripeFixture } from './stripe/stripe-fixture';
import { eventOf } from '../stand-ins/stripe/webhooks';

let fixture: StripeFixture;

beforeAll(async () => {
  fixture = await openStripeFixture('stripe-parts');
});

afterAll(async () => {
  await fixture.close();
});

const sums = async (reference: string) => {
  const { parts, folio } = await fixture.look(reference);
  return { open: parts.map(({ amount, paid }) => amount - paid), paid: folio.paid, asked: folio.asked };
};

/** A stay whose first part has been paid by card. */
async function withFirstPart(days: number) {
  const { reference, total, parts } = await fixture.reserve(days, {
    apartmentId: fixture.apartments.inParts,
  });
  const [first = 0, rest = 0] = parts.map(({ amount }) => amount);
  await fixture.hears(fixture.pays(reference));
  return { reference, total, first, rest };
}

/** Follows a link without going where it leads. */
async function follow(url: string): Promise<{ status: number; to: string | null }> {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  return { status, to: headers.get('Location') };
}

test('the first part by card confirms a stay, and its guest pays the rest on its page', async () => {
  const { reference, total, first, rest } = await withFirstPart(30);
  expect(fixture.sessionsOf(reference).map(({ amount_total: amount }) => amount)).toEqual([first]);
  expect(await fixture.look(reference)).toMatchObject({ state: 'confirmed', paid: false });
  expect(await sums(reference)).toMatchObject({ open: [0, rest], paid: first });
  const { status, data } = await fixture.askToPay(reference);
  const session = fixture.sessionsOf(reference)[1];
  expect([status, data.paymentUrl, session?.amount_total]).toEqual([200, session?.url, rest]);
  await fixture.hears(fixture.paysLast(reference));
  expect(await fixture.look(reference)).toMatchObject({ state: 'confirmed', paid: true });
  expect(await sums(reference)).toMatchObject({ open: [0, 0], paid: total });
  expect(await fixture.mailsOf(reference)).toContain('payment-received');
  expect((await fixture.askToPay(reference)).status).toBe(409);
});

test('two tabs that pay the same part are sent to one page, and its report counts once', async () => {
  const { reference, total } = await withFirstPart(34);
  const tabs = await Promise.all([1, 2, 3].map(() => fixture.askToPay(reference)));
  expect(new Set(tabs.map(({ data }) => data.paymentUrl)).size).toBe(1);
  const event = fixture.paysLast(reference);
  await Promise.all([event, event, { ...event, id: 'evt_parts_again' }].map((one) => fixture.hears(one)));
  expect(await sums(reference)).toMatchObject({ paid: total, asked: 0 });
});

test('a page for another amount ends the one before, and a payment there that is late goes back', async () => {
  const { reference, first, rest } = await withFirstPart(38);
  await fixture.askToPay(reference);
  const early = fixture.sessionsOf(reference)[1];
  const { data: link } = await fixture.link(reference, 10_000);
  const { status, to } = await follow(link.url);
  const late = fixture.sessionsOf(reference)[2];
  expect([status, to, late?.amount_total]).toEqual([302, late?.url, 10_000]);
  expect(early?.status).toBe('expired');
  await fixture.hears(fixture.paysLast(reference));
  expect(await sums(reference)).toMatchObject({ open: [0, rest - 10_000], paid: first + 10_000 });
  const paidTwice = fixture.stripe.account.pay(early?.id ?? '');
  await fixture.hears(eventOf('checkout.session.completed', paidTwice));
  await fixture.showsAtStripe(() =>
    expect(fixture.stripe.account.refunded(paidTwice.payment_intent ?? '')).toBe(rest),
  );
  await within(10_000, async () =>
    expect(await sums(reference)).toEqual({ open: [0, rest - 10_000], paid: first + 10_000, asked: 0 }),
  );
  expect((await fixture.look(reference)).history.at(-1)?.why).toContain('paid a second time: refunded');
});

test('a link takes no more than is open, and leads to the booking once nothing is', async () => {
  const { reference, rest } = await withFirstPart(42);
  expect((await fixture.link(reference, rest + 1)).status).toBe(400);
  const { data: link } = await fixture.link(reference, rest, true);
  expect(await fixture.mailsOf(reference)).toContain('payment-link');
  const { data: other } = await fixture.link(reference, 10_000);
  await follow(other.url);
  await fixture.hears(fixture.paysLast(reference));
  await follow(link.url);
  expect(fixture.sessionsOf(reference).at(-1)?.amount_total).toBe(rest - 10_000);
  await fixture.hears(fixture.paysLast(reference));
  expect(await sums(reference)).toMatchObject({ open: [0, 0] });
  const after = await follow(link.url);
  expect(after).toEqual({ status: 302, to: `${fixture.url()}/reservation?reference=${reference}` });
  expect((await follow(link.url.replace(`.${rest}.`, '.1.'))).status).toBe(404);
});

test('a mail with a link that is sent again asks for the amount of its link', async () => {
  const { reference } = await withFirstPart(54);
  await fixture.link(reference, 12_300, true);
  const linkMail = async () =>
    (await fixture.look(reference)).mails.filter(({ kind }) => kind === 'payment-link');
  await within(20_000, async () => expect((await linkMail())[0]?.state).toBe('sent'));
  await fixture.resend(reference, (await linkMail())[0]?.id ?? 0);
  expect((await fixture.payloadsOf(reference, 'payment-link')).map(({ asked }) => asked)).toEqual([
    12_300, 12_300,
  ]);
});

test('a part that is given back on Stripe’s own pages is open again', async () => {
  const { reference, total, first, rest } = await withFirstPart(46);
  const [session] = fixture.sessionsOf(reference);
  fixture.stripe.account.createRefund(
    new URLSearchParams({ payment_intent: session?.payment_intent ?? '', amount: '5000' }),
  );
  await fixture.hears(fixture.chargeRefunded(reference));
  expect(await sums(reference)).toEqual({ open: [5_000, rest], paid: first - 5_000, asked: 0 });
  await fixture.askToPay(reference, undefined, 'all');
  expect(fixture.sessionsOf(reference).at(-1)?.amount_total).toBe(total - first + 5_000);
});

test('a dispute is told to the manager; what the bank takes is open again until it gives that back', async () => {
  const { reference, first, rest } = await withFirstPart(50);
  const [session] = fixture.sessionsOf(reference);
  const dispute = { id: 'dp_parts', object: 'dispute', amount: first, status: 'needs_response' };
  const about = { ...dispute, payment_intent: session?.payment_intent };
  const hear = (type: string, more: object = {}) =>
    fixture.hears(eventOf(`charge.dispute.${type}`, { ...about, ...more }));
  expect(await hear('funds_reinstated')).toBe(409);
  await hear('created');
  await hear('funds_withdrawn');
  await hear('funds_withdrawn');
  expect(await sums(reference)).toMatchObject({ open: [first, rest], paid: 0 });
  await hear('funds_reinstated');
  await hear('closed', { status: 'won' });
  expect(await sums(reference)).toMatchObject({ open: [0, rest], paid: first });
  expect((await fixture.look(reference)).history.slice(-4).map(({ why }) => why)).toEqual([
    expect.stringContaining('disputed by the guest'),
    expect.stringContaining('taken back by the guest’s bank'),
    expect.stringContaining('given back to us'),
    expect.stringContaining('decided for us'),
  ]);
  const mails = (await fixture.mailsOf(reference)).filter((kind) => kind === 'manager-dispute');
  expect(mails).toHaveLength(4);
  expect(await hear('created', { id: 'dp_other', payment_intent: 'pi_other' })).toBe(200);
});
