import { engineOf } from 'booking-rules/engine';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { sumsOf } from 'booking-rules/shared/domain/folio/entry';
import type { ExtraChoice } from 'booking-rules/shared/domain/pricing/extra';
import { create, createApartment, noticed, remove, UID, update } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'extras-flat';
const elsewhere = 'extras-other-flat';
const email = 'extras@guests.example';
const proof = { email };
const guest = guestOf(server.url);
const engine = engineOf(server.strapi);
const made: Record<'transfer' | 'cot', string> = { transfer: '', cot: '' };
let manager: StayManager;
let headers: Record<string, string>;

beforeAll(async () => {
  const apartment = await createApartment(apartmentId);
  await createApartment(elsewhere);
  const usual = { apartments: [apartment], active: true, order: 1 };
  made.transfer = await create(UID.extra, {
    ...{ name: 'Test transfer', slug: 'test-transfer', description: 'A driver waits.', price: 20_000 },
    ...{ basis: 'stay', taxable: true, noticeHours: 48, most: 2 },
    ...usual,
  });
  made.cot = await create(UID.extra, {
    ...{ name: 'Test cot', slug: 'test-cot', price: 3_000, basis: 'night', taxable: false },
    ...{ noticeHours: 0, most: 1 },
    ...usual,
  });
  await noticed();
  const token = await createStaff('extras-manager', [PERMISSION.read, PERMISSION.manage]);
  headers = { Authorization: `Bearer ${token}` };
  manager = managerOf(server.url, token);
});
afterAll(async () => {
  for (const documentId of Object.values(made)) await remove(UID.extra, documentId);
});

const one = (id: string, quantity = 1): ExtraChoice => ({ id, quantity });
const quoteFor = (days: number, nights = 3) =>
  guest.quote({ apartmentId, ...stayIn(days, nights), guests: 2 });
const priced = (number: string, extras: string) =>
  ask(server.url, 'GET /api/quotes/{number}', { params: { number }, query: { extras } });
const folioOf = (reference: string) => engine.reservations.folio(reference);

async function reserve(days: number, extras: ExtraChoice[] = [], nights = 3): Promise<ReservationView> {
  const { number } = await quoteFor(days, nights);
  const { status, data, text } = await guest.book({ ...reservationFor(number, email), extras });
  if (status !== 201) throw new Error(text);
  return data;
}

const preview = (reference: string, extras: ExtraChoice[]) =>
  ask(server.url, 'POST /api/reservations/{reference}/extras-preview', {
    params: { reference },
    body: { data: { proof, extras } },
  });
const change = (reference: string, extras: ExtraChoice[], total: number, whose: object = proof) =>
  ask(server.url, 'POST /api/reservations/{reference}/extras', {
    params: { reference },
    body: { data: { proof: whose, extras, total } },
  });
const lookUp = async (reference: string) =>
  (
    await ask(server.url, 'POST /api/reservations/{reference}/look-up', {
      params: { reference },
      body: { data: proof },
    })
  ).body;
const asManager = (reference: string, data: object) =>
  ask(server.url, 'POST /booking-rules/reservations/{reference}/extras', {
    headers,
    params: { reference },
    body: { data },
  });

describe('at booking', () => {
  test('a quote offers what the apartment has, and prices what is chosen', async () => {
    const quote = await quoteFor(30);
    expect(quote.extras.map(({ id, amount }) => [id, amount])).toEqual([
      ['test-transfer', 20_000],
      ['test-cot', 9_000],
    ]);
    const other = await guest.quote({ apartmentId: elsewhere, ...stayIn(30, 3), guests: 2 });
    expect(other.extras.map(({ id }) => id)).not.toContain('test-cot');
    const { data } = await priced(quote.number, 'test-transfer:2,test-cot:1');
    // Both transfers bear VAT, the cot does not.
    expect(data.total).toBe(quote.total + 40_000 + 2_000 + 9_000);
    expect(data.lines.filter(({ kind }) => kind === 'extra').map(({ label }) => label)).toEqual([
      'Test transfer: 2 × AED\u00a0200',
      'Test cot: 3 nights × AED\u00a030',
    ]);
    expect(data.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.total);
    expect(data.refunds[0]?.amount).toBe(data.total);
    expect((await guest.readQuote(quote.number)).data.total).toBe(quote.total);
  });

  test('what the quote showed is what is reserved, whatever a manager changes meanwhile', async () => {
    const { number } = await quoteFor(35);
    const shown = (await priced(number, 'test-transfer:1')).data.total;
    await update(UID.extra, made.transfer, { price: 90_000 });
    await noticed();
    const { data } = await guest.book({ ...reservationFor(number, email), extras: [one('test-transfer')] });
    await update(UID.extra, made.transfer, { price: 20_000 });
    await noticed();
    expect(data.total).toBe(shown);
    const entries = await folioOf(data.reference);
    expect(sumsOf(entries).total).toBe(shown);
    expect(entries.filter(({ kind }) => kind === 'extra').map(({ amount }) => amount)).toEqual([20_000]);
    expect(entries.every(({ reverses }) => reverses === null)).toBe(true);
  });

  test.each([
    ['more than a booking can have', [one('test-transfer', 3)]],
    ['what is not offered', [one('helicopter')]],
    ['less than nothing', [one('test-cot', -1)]],
    ['a part', [one('test-cot', 0.5)]],
    ['the same twice', [one('test-cot'), one('test-cot')]],
    ['a price of the guest’s own', [{ ...one('test-transfer'), price: 1 }]],
    ['text', 'test-cot'],
  ])('%s is refused', async (_, extras) => {
    const { number } = await quoteFor(40);
    const { status, text } = await guest.reserve({ ...reservationFor(number, email), extras });
    expect([status, text]).toEqual([400, expect.stringContaining('extras')]);
  });

  test('an address that asks for nonsense is refused, or shows the price without it', async () => {
    const { number, total } = await quoteFor(40);
    for (const extras of ['test-cot', 'test-cot:-1', 'test-cot:1:2', "test-cot:1'--"])
      expect((await priced(number, extras)).status).toBe(400);
    const page = async (extras: string) =>
      (await fetch(`${server.url}/summary?quote=${number}&${extras}`)).text();
    expect(await page('extras=helicopter:1&extras=%3Cscript%3E')).toContain('1,447.50');
    expect(total).toBe(144_750);
    // Without JavaScript: what is ticked is priced, and stays ticked.
    const html = await page('extras=test-cot:1&extras=');
    expect(html).toContain('1,537.50');
    expect(html).toMatch(/<input[^>]*value="test-cot:1"[^>]*checked|checked[^>]*value="test-cot:1"/);
  });

  test('what can no longer be had in time is not offered', async () => {
    const quote = await quoteFor(1, 1);
    expect(quote.extras.map(({ id }) => id)).toEqual(['test-cot']);
  });
});

describe('later', () => {
  test('a guest adds and takes off: what is shown is what is written, and both are told', async () => {
    const booked = await reserve(50);
    const { reference, total } = booked;
    const paid = (await manager.act(reference, 'paid')).data;
    expect(paid.paid).toBe(true);
    const shown = (await preview(reference, [one('test-transfer')])).data;
    expect(shown).toMatchObject({ totalBefore: total, total: total + 21_000, due: 21_000, refundable: 0 });
    const { body, status } = await change(reference, [one('test-transfer')], shown.total);
    expect({ status, total: body.data.total }).toEqual({ status: 200, total: shown.total });
    expect(body.meta.extras.find(({ id }) => id === 'test-transfer')).toMatchObject({
      quantity: 1,
      mayChange: true,
    });
    const { history } = (await manager.read(reference)).data;
    expect(history.at(-1)).toMatchObject({
      by: 'guest',
      why: expect.stringMatching(
        /^Test transfer added\. AED.1,447\.50 → AED.1,657\.50, AED.210 more$/,
      ) as string,
    });
    const mails: { kind: string; payload: string }[] = await server.strapi.db
      .connection('booking_outbox')
      .where({ reference })
      .orderBy('id')
      .select('kind', 'payload');
    const told = mails.filter(({ kind }) => kind.endsWith('-changed'));
    expect(told.map(({ kind }) => kind)).toEqual(['reservation-changed', 'manager-changed']);
    expect(JSON.parse(told[0]?.payload ?? '')).toMatchObject({ change: { before: { extras: [], total } } });

    // The same again changes nothing; taking it off gives back what was paid for it.
    expect((await change(reference, [one('test-transfer')], shown.total)).status).toBe(200);
    const entries = (await folioOf(reference)).length;
    await manager.act(reference, 'paid');
    const off = await change(reference, [one('test-transfer', 0)], total);
    expect(off.body.data.total).toBe(total);
    const folio = await folioOf(reference);
    expect(folio.length).toBeGreaterThan(entries);
    expect(sumsOf(folio)).toMatchObject({ total, asked: 21_000, due: 0 });
  });

  test('two guests who add at once: each gets what was shown, or is shown the other price', async () => {
    const { reference, total } = await reserve(60);
    const answers = await Promise.all([
      change(reference, [one('test-transfer')], total + 21_000),
      change(reference, [one('test-cot')], total + 9_000),
      change(reference, [one('test-transfer')], total + 21_000),
    ]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(3);
    expect(refused.length).toBeGreaterThan(0);
    const sums = sumsOf(await folioOf(reference));
    expect([total + 21_000, total + 9_000]).toContain(sums.total);
    expect(refused[0]?.error.details).toEqual({ total: expect.any(Number) as number });
    expect((await lookUp(reference)).data.total).toBe(sums.total);
  });

  test('once the notice has passed a guest changes nothing, and a manager may', async () => {
    const { reference, total } = await reserve(1, [], 1);
    const { meta } = await lookUp(reference);
    expect(meta.extras.map(({ id, mayChange }) => [id, mayChange])).toEqual([
      ['test-transfer', false],
      ['test-cot', true],
    ]);
    const late = await change(reference, [one('test-transfer')], total + 21_000);
    expect([late.status, late.text]).toEqual([400, expect.stringContaining('too late')]);
    const added = await asManager(reference, { extras: [one('test-transfer')], total: total + 21_000 });
    expect(added.data.total).toBe(total + 21_000);
    const off = await change(reference, [one('test-transfer', 0)], total);
    expect([off.status, off.text]).toEqual([400, expect.stringContaining('too late')]);
  });

  test('it is open to nobody else, and not for a stay that does not take place', async () => {
    const { reference, total } = await reserve(70);
    const foreign = { email: 'somebody@else.example' };
    expect((await change(reference, [one('test-cot')], total + 9_000, foreign)).status).toBe(404);
    await guest.cancel(reference, email);
    expect((await change(reference, [one('test-cot')], 9_000)).status).toBe(400);
    expect((await asManager(reference, { extras: [one('test-cot')], total: 9_000 })).status).toBe(400);
  });

  test('a stay that is lengthened takes its extras along, at the price that was agreed', async () => {
    const { reference } = await reserve(80, [one('test-cot'), one('test-transfer')]);
    await update(UID.extra, made.cot, { price: 50_000 });
    await noticed();
    const { data } = await manager.act(reference, 'move', { apartmentId, ...stayIn(80, 5) });
    await update(UID.extra, made.cot, { price: 3_000 });
    await noticed();
    const extras = data.lines.filter(({ kind }) => kind === 'extra').map(({ amount }) => amount);
    expect(extras.sort((a, b) => a - b)).toEqual([15_000, 20_000]);
    expect(sumsOf(await folioOf(reference)).total).toBe(data.total);
  });

  test('documents add up to what is charged: the invoice has the extra, and what comes later is invoiced later', async () => {
    const { reference } = await reserve(90, [one('test-transfer')]);
    await manager.act(reference, 'paid');
    const { total } = (await lookUp(reference)).data;
    await change(reference, [one('test-cot')], total + 9_000);
    await change(reference, [one('test-transfer', 0)], total + 9_000 - 21_000);
    const rows: { kind: string; content: string }[] = await server.strapi.db
      .connection('booking_documents')
      .where({ reference })
      .orderBy('id')
      .select('kind', 'content');
    const documents = rows
      .filter(({ kind }) => kind !== 'receipt')
      .map(({ kind, content }) => ({
        kind,
        ...(JSON.parse(content) as { total: number; lines: { label: string }[] }),
      }));
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'invoice', 'credit-note']);
    expect(documents[0]?.lines.map(({ label }) => label)).toContain('Test transfer');
    const charged = sumsOf(await folioOf(reference)).total;
    expect(documents.reduce((sum, document) => sum + document.total, 0)).toBe(charged);
  });
});
