/** @jest-environment ./run/card-environment.ts */
import { localDay } from 'booking-rules/shared/domain/local-day';
import { within } from '../fixture/within';
import { runStatement } from '../outside/rows-of';
import { eventOf } from '../stand-ins/stripe/webhooks';
import { openStripeFixture, type StripeFixture } from './stripe/stripe-fixture';

const AMOUNT = 100_000;
let fixture: StripeFixture;

beforeAll(async () => {
  fixture = await openStripeFixture('stripe-deposits');
});

afterAll(async () => {
  await fixture.close();
});

/** The entries of the deposit, and what is held of it. */
async function depositOf(reference: string) {
  const { folio, cardDeposits } = await fixture.look(reference);
  return {
    entries: folio.entries
      .filter(({ kind }) => kind.startsWith('deposit-'))
      .map(({ kind, amount }) => [kind, amount]),
    held: folio.deposit,
    states: cardDeposits.map(({ state }) => state),
  };
}
const isHeld = { entries: [['deposit-taken', AMOUNT]], held: AMOUNT, states: ['held'] };

/** Follows a link without going where it leads. */
async function follow(url: string): Promise<string | null> {
  return (await fetch(url, { redirect: 'manual' })).headers.get('Location');
}

/** A paid stay whose guest has been asked for a deposit. */
async function askedOf(days: number) {
  const { reference } = await fixture.paidStay(days);
  const { status, data } = await fixture.askForDeposit(reference, AMOUNT, true);
  expect(status).toBe(200);
  return { reference, url: data.url };
}

/** The same whose guest has given a card; Stripe has told nobody yet. */
async function givenOf(days: number) {
  const { reference, url } = await askedOf(days);
  await follow(url);
  const event = fixture.paysLast(reference);
  const hold = fixture.sessionsOf(reference).at(-1)?.payment_intent ?? '';
  const tell = (type: string) =>
    fixture.hears(eventOf(`payment_intent.${type}`, fixture.stripe.account.cardHolds.held.get(hold) ?? {}));
  return { reference, url, event, hold, tell, key: `${reference}-deposit-1` };
}

async function heldOf(days: number) {
  const given = await givenOf(days);
  expect(await fixture.hears(given.event)).toBe(200);
  expect(await depositOf(given.reference)).toEqual(isHeld);
  return given;
}

test('a deposit that a card holds is no payment, and goes back when it is released', async () => {
  const { reference, hold, key, tell, url } = await heldOf(30);
  const { folio, cardDeposits, history } = await fixture.look(reference);
  expect([folio.due, folio.refundable]).toEqual([0, 0]);
  expect(new Date(cardDeposits[0]?.heldUntil ?? 0).getTime()).toBeGreaterThan(Date.now() + 5 * 86_400_000);
  expect(history.at(-1)?.why).toContain('held on the card until');
  expect(await follow(url)).toContain('/reservation?');
  expect((await fixture.closeDeposit(reference, key, null)).status).toBe(200);
  await tell('canceled');
  expect(fixture.stripe.account.cardHolds.held.get(hold)?.status).toBe('canceled');
  const released = [...isHeld.entries, ['deposit-released', -AMOUNT]];
  expect(await depositOf(reference)).toEqual({ entries: released, held: 0, states: ['released'] });
  expect(await fixture.mailsOf(reference)).not.toContain('manager-deposit-ended');
  expect((await fixture.closeDeposit(reference, key, null)).status).toBe(409);
});

test('a part of a deposit is kept with a reason, and the card gives the rest free', async () => {
  const { reference, key, hold, tell } = await heldOf(34);
  const reason = 'Broken lamp';
  expect((await fixture.closeDeposit(reference, key, { amount: AMOUNT + 1, reason })).status).toBe(400);
  await fixture.closeDeposit(reference, key, { amount: 30_000, reason });
  await tell('succeeded');
  expect(fixture.stripe.account.cardHolds.held.get(hold)?.amount_received).toBe(30_000);
  expect(await depositOf(reference)).toEqual({
    entries: [...isHeld.entries, ['deposit-kept', -30_000], ['deposit-released', -70_000]],
    ...{ held: 0, states: ['kept'] },
  });
});

test('reports that come twice, in another order or late count once', async () => {
  const { reference, event, tell, key } = await givenOf(38);
  await Promise.all([event, event, { ...event, id: 'evt_deposit_again' }].map((one) => fixture.hears(one)));
  await tell('amount_capturable_updated');
  expect(await depositOf(reference)).toEqual(isHeld);
  await fixture.closeDeposit(reference, key, null);
  await tell('amount_capturable_updated');
  await tell('canceled');
  await tell('canceled');
  expect((await depositOf(reference)).entries).toHaveLength(2);
});

test('who has given a card, before Stripe has told it, is led to no page for another one', async () => {
  const { reference, url } = await askedOf(130);
  const page = await follow(url);
  expect(page).toBe(fixture.sessionsOf(reference).at(-1)?.url);
  expect(await follow(url)).toBe(page);
  fixture.stripe.trouble(/checkout\/sessions/, 'down');
  expect(await follow(url)).toContain('/reservation?');
  fixture.stripe.recover();
  const event = fixture.paysLast(reference);
  expect(await follow(url)).toContain('/reservation?');
  expect(fixture.sessionsOf(reference)).toHaveLength(2);
  await fixture.hears(event);
  expect(await depositOf(reference)).toEqual(isHeld);
});

test('a deposit that Stripe lets go by itself is released here, and the manager is told', async () => {
  const { reference, hold, tell } = await heldOf(42);
  fixture.stripe.account.cardHolds.expire(hold);
  await tell('canceled');
  expect(await depositOf(reference)).toMatchObject({ held: 0, states: ['released'] });
  expect(await fixture.mailsOf(reference)).toContain('manager-deposit-ended');
});

test('a card that refuses to pay what is kept loses nothing', async () => {
  const { reference, key } = await heldOf(46);
  fixture.stripe.trouble(/capture/, 'declined', 1);
  const refused = await fixture.closeDeposit(reference, key, { amount: 20_000, reason: 'Stains' });
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Your card was declined.')]);
  expect(await depositOf(reference)).toEqual(isHeld);
  await fixture.closeDeposit(reference, key, { amount: 20_000, reason: 'Stains' });
  expect(await depositOf(reference)).toMatchObject({ held: 0, states: ['kept'] });
});

test('a kill between Stripe’s answer and ours is mended, and keeps once', async () => {
  const { reference, key } = await heldOf(50);
  fixture.stripe.trouble(/capture|GET .*payment_intents/, 'lost', 6);
  await fixture.closeDeposit(reference, key, { amount: 25_000, reason: 'Lost keys' });
  expect(await depositOf(reference)).toMatchObject({ held: AMOUNT, states: ['keeping'] });
  await fixture.crash();
  fixture.stripe.recover();
  await fixture.runJobs();
  await within(20_000, async () =>
    expect(await depositOf(reference)).toEqual({
      entries: [...isHeld.entries, ['deposit-kept', -25_000], ['deposit-released', -75_000]],
      ...{ held: 0, states: ['kept'] },
    }),
  );
});

test('a request for another amount takes the place of the earlier one, and a card given there is let go', async () => {
  const { reference, url } = await askedOf(54);
  await follow(url);
  const [, early] = fixture.sessionsOf(reference);
  await fixture.askForDeposit(reference, 50_000);
  expect(early?.status).toBe('expired');
  expect(await follow(url)).toContain('/reservation?');
  const late = fixture.stripe.account.pay(early?.id ?? '');
  await fixture.hears(eventOf('checkout.session.completed', late));
  await fixture.runJobs();
  await within(20_000, async () =>
    expect(await depositOf(reference)).toMatchObject({ held: 0, states: ['released', 'asked'] }),
  );
});

test('the deposit of a stay that is cancelled is released', async () => {
  const { reference, hold } = await heldOf(58);
  await fixture.cancel(reference);
  await fixture.runJobs();
  await fixture.showsAtStripe(() =>
    expect(fixture.stripe.account.cardHolds.held.get(hold)?.status).toBe('canceled'),
  );
  await within(20_000, async () =>
    expect(await depositOf(reference)).toMatchObject({ held: 0, states: ['released'] }),
  );
});

test('a deposit whose hold runs out soon is to be decided about today, until that is done', async () => {
  const { reference, key } = await heldOf(82);
  const listed = async () =>
    (await fixture.manager().today()).data.deposits.filter((row) => row.reference === reference);
  expect(await listed()).toEqual([]);
  const until = Date.now() + 86_400_000;
  const soon = `update booking_card_deposits set held_until = ${until} where reference = '${reference}'`;
  await runStatement(fixture.database, soon);
  expect(await listed()).toMatchObject([
    { heldDeposit: AMOUNT, since: localDay(new Date()), onCardUntil: new Date(until).toISOString() },
  ]);
  await fixture.closeDeposit(reference, key, { amount: 10_000, reason: 'Stains' });
  expect(await listed()).toEqual([]);
});

describe('what goes back on Stripe’s side of a deposit that was kept', () => {
  const KEPT = 30_000;
  const closed = [...isHeld.entries, ['deposit-kept', -KEPT], ['deposit-released', KEPT - AMOUNT]];
  const returnedOf = (amount: number) => [
    ['deposit-kept', amount],
    ['deposit-released', -amount],
  ];

  /** A deposit of which a part has been kept. */
  async function keptOf(days: number) {
    const given = await heldOf(days);
    await fixture.closeDeposit(given.reference, given.key, { amount: KEPT, reason: 'Broken lamp' });
    return given;
  }

  /** The event of a refund that somebody makes on Stripe's pages. */
  function refundedThere(hold: string, amount: number) {
    const { account } = fixture.stripe;
    const form = new URLSearchParams({ payment_intent: hold, amount: String(amount) });
    expect(account.createRefund(form).status).toBe(200);
    const [report] = account.takeReports().slice(-1);
    return eventOf('charge.refunded', report ?? {});
  }

  test('is no longer kept, told once, twice or in another order', async () => {
    const { reference, hold } = await keptOf(62);
    const [first, second] = [refundedThere(hold, 10_000), refundedThere(hold, 5_000)];
    for (const event of [second, first, second]) expect(await fixture.hears(event)).toBe(200);
    expect(await depositOf(reference)).toEqual({
      entries: [...closed, ...returnedOf(15_000)],
      ...{ held: 0, states: ['kept'] },
    });
    const { folio, cardDeposits, history, refundedAmount } = await fixture.look(reference);
    expect([folio.due, folio.refundable, refundedAmount]).toEqual([0, 0, 0]);
    expect(cardDeposits[0]?.kept).toBe(15_000);
    expect(history.filter(({ why }) => why?.includes('of what was kept refunded'))).toHaveLength(1);
    await fixture.hears(refundedThere(hold, 15_000));
    expect(await depositOf(reference)).toMatchObject({ held: 0, states: ['released'] });
  });

  test('counts, too, when it is told before the deposit is known to be kept', async () => {
    const takenThere = async (days: number) => {
      const given = await heldOf(days);
      const form = new URLSearchParams({ amount_to_capture: String(KEPT) });
      expect(fixture.stripe.account.cardHolds.capture(given.hold, form).status).toBe(200);
      return given;
    };
    const outcome = {
      entries: [...closed, ...returnedOf(10_000)],
      ...{ held: 0, states: ['kept'] },
    };
    const refunded = await takenThere(66);
    await fixture.hears(refundedThere(refunded.hold, 10_000));
    await refunded.tell('succeeded');
    expect(await depositOf(refunded.reference)).toEqual(outcome);
    const disputed = await takenThere(78);
    const dispute = { id: `dp_${disputed.reference}`, amount: 10_000, payment_intent: disputed.hold };
    await fixture.hears(eventOf('charge.dispute.funds_withdrawn', dispute));
    await disputed.tell('succeeded');
    expect(await depositOf(disputed.reference)).toEqual(outcome);
  });

  test('is kept again when the guest’s bank refuses the refund', async () => {
    const { reference, hold } = await keptOf(70);
    await fixture.hears(refundedThere(hold, KEPT));
    const refund = fixture.stripe.account.refunds.find(({ payment_intent: of }) => of === hold);
    if (!refund) throw new Error('Nothing went back');
    refund.status = 'failed';
    await fixture.hears(eventOf('refund.failed', refund));
    await fixture.hears(eventOf('refund.updated', refund));
    expect(await depositOf(reference)).toEqual({
      entries: [...closed, ...returnedOf(KEPT), ...returnedOf(-KEPT)],
      ...{ held: 0, states: ['kept'] },
    });
  });

  test('goes when the guest’s bank takes it for a dispute, and comes again when that is won', async () => {
    const { reference, hold } = await keptOf(74);
    const about = { id: `dp_${reference}`, object: 'dispute', amount: KEPT, payment_intent: hold };
    const hear = (type: string, status = 'needs_response') =>
      fixture.hears(eventOf(`charge.dispute.${type}`, { ...about, status }));
    expect(await hear('funds_reinstated')).toBe(409);
    await hear('funds_withdrawn');
    await hear('created');
    await hear('funds_withdrawn');
    const taken = [...closed, ...returnedOf(KEPT)];
    expect(await depositOf(reference)).toEqual({ entries: taken, held: 0, states: ['released'] });
    await hear('funds_reinstated');
    await hear('closed', 'won');
    const { entries, held, states } = await depositOf(reference);
    expect([entries, held, states]).toEqual([[...taken, ...returnedOf(-KEPT)], 0, ['kept']]);
    const { folio, history } = await fixture.look(reference);
    expect([folio.due, folio.refundable]).toEqual([0, 0]);
    expect(history.slice(-4).map(({ why }) => why)).toEqual([
      expect.stringMatching(/^deposit: .* taken back by the guest’s bank/),
      expect.stringContaining('disputed by the guest'),
      expect.stringContaining('given back to us'),
      expect.stringContaining('decided for us'),
    ]);
    const mails = (await fixture.mailsOf(reference)).filter((kind) => kind === 'manager-dispute');
    expect(mails).toHaveLength(4);
  });
});
