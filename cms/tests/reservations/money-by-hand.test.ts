import { engineOf } from 'booking-rules/engine';
import { sumsOf } from 'booking-rules/shared/domain/folio/entry';
import { addDays } from 'booking-rules/shared/domain/stay';
import { localDay } from 'booking-rules/shared/domain/local-day';
import { createApartment } from '../fixture/content';
import { inDays, serverDate, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { confirmAddressOf, mailsOf } from '../fixture/confirmed-stay';
import { ask } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'by-hand-flat';
const guest = guestOf(server.url);
const engine = engineOf(server.strapi);
const today = localDay(new Date());
let manager: StayManager;
let headers: Record<string, string>;

beforeAll(async () => {
  await createApartment(apartmentId);
  const token = await createStaff('by-hand-manager', [PERMISSION.read, PERMISSION.manage]);
  manager = managerOf(server.url, token);
  headers = { Authorization: `Bearer ${token}` };
});

async function lastMailOf(reference: string): Promise<{ documents?: string[] }> {
  const row: { payload: string } | undefined = await server.strapi.db
    .connection('booking_outbox')
    .where({ reference })
    .orderBy('id', 'desc')
    .first('payload');
  return JSON.parse(row?.payload ?? '{}') as { documents?: string[] };
}

type Act = 'payments' | 'refunds' | 'adjustments' | 'deposit';
const folioOf = async (reference: string) => (await manager.read(reference)).data.folio;
const reserve = async (days: number) => {
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, 2), guests: 2 });
  return (await guest.book(reservationFor(number))).data.reference;
};

/** Enters something, by what the folio shows now unless another entry is named as the last one seen. */
async function enter(reference: string, act: Act, data: object, lastEntry?: number) {
  const seen = lastEntry ?? (await folioOf(reference)).lastEntry;
  return ask(server.url, `POST /booking-rules/reservations/{reference}/${act}`, {
    ...{ headers, params: { reference } },
    body: { data: { lastEntry: seen, ...data } },
  });
}

async function takeBack(reference: string, id: number, reason = 'entered twice') {
  const { lastEntry } = await folioOf(reference);
  return ask(server.url, 'POST /booking-rules/reservations/{reference}/entries/{id}/reverse', {
    ...{ headers, params: { reference, id: String(id) } },
    body: { data: { reason, lastEntry } },
  });
}

const settle = (reference: string, key: string, data: object) =>
  ask(server.url, 'POST /booking-rules/reservations/{reference}/refunds/{key}/settle', {
    ...{ headers, params: { reference, key } },
    body: { data },
  });

test('a payment that a manager records is told to the guest, with its receipt, where that is wished', async () => {
  const reference = await reserve(34);
  const told = async () => (await mailsOf(reference)).filter((kind) => kind === 'payment-received').length;
  await enter(reference, 'payments', { amount: 10_000, method: 'cash' });
  expect(await told()).toBe(0);
  await enter(reference, 'payments', { amount: 20_000, method: 'cash', mail: true });
  expect(await told()).toBe(1);
  const { documents } = await lastMailOf(reference);
  expect(documents).toHaveLength(1);
});

test('a stay that is marked as paid has its receipt sent once, with the confirmation of one that was held', async () => {
  const isReceipt = (number: string) => number.startsWith('RCT-');
  const reference = await reserve(38);
  const before = await mailsOf(reference);
  for (const _ of ['said', 'said again']) await manager.act(reference, 'paid');
  expect(await mailsOf(reference)).toEqual([...before, 'payment-received']);
  expect((await lastMailOf(reference)).documents?.filter(isReceipt)).toHaveLength(1);
  const { number } = await guest.quote({ apartmentId, ...stayIn(42, 2), guests: 2 });
  const { data: held } = await guest.reserve({ ...reservationFor(number), payment: 'manual' });
  await confirmAddressOf(server.url, held);
  await manager.act(held.reference, 'paid');
  const mails = await mailsOf(held.reference);
  expect([mails.at(-1), mails.includes('payment-received')]).toEqual(['reservation-confirmed', false]);
  expect((await lastMailOf(held.reference)).documents?.filter(isReceipt)).toHaveLength(1);
});

test('a stay that is over is marked as paid without a word to its guest', async () => {
  const reference = await reserve(96);
  const before = await mailsOf(reference);
  const now = serverDate(`${inDays(99)}T08:00:00Z`);
  await engine.reservations.manage.markPaid(reference, { by: 'manager', now });
  expect(await folioOf(reference)).toMatchObject({ due: 0 });
  expect(await mailsOf(reference)).toEqual(before);
});

test('a stay is paid in parts, each with its day, its way and its reference', async () => {
  const reference = await reserve(30);
  const { total } = await folioOf(reference);
  const day = addDays(today, -2);
  const part = await enter(reference, 'payments', {
    amount: 30_000,
    method: 'bank-transfer',
    day,
    reference: 'FT 77',
  });
  expect(part.data).toMatchObject({ paid: false, paidAmount: 30_000 });
  expect(await folioOf(reference)).toMatchObject({ paid: 30_000, due: total - 30_000 });
  const rest = await enter(reference, 'payments', { amount: total - 30_000, method: 'cash' });
  expect(rest.data).toMatchObject({ paid: true, paidAmount: total });
  const { folio, history } = (await manager.read(reference)).data;
  expect(folio.entries.filter(({ kind }) => kind === 'payment')).toMatchObject([
    { amount: -30_000, method: 'bank-transfer', day, reference: 'FT 77', isReversible: true },
    { amount: 30_000 - total, method: 'cash', day: today, reference: null },
  ]);
  expect(history.map(({ why }) => why)).toContainEqual(
    expect.stringMatching(/AED\s300 received by bank transfer on \d{4}-\d{2}-\d{2} \(FT 77\)/),
  );
});

test('nights that are held for a payment are confirmed once all of it has come', async () => {
  const { number, total } = await guest.quote({ apartmentId, ...stayIn(40, 2), guests: 2 });
  const { reference } = (await guest.reserve(reservationFor(number))).data;
  const part = await enter(reference, 'payments', { amount: total - 1, method: 'card-terminal' });
  expect(part.data.state).toBe('held');
  const rest = await enter(reference, 'payments', { amount: 1, method: 'other' });
  expect(rest.data).toMatchObject({ state: 'confirmed', paid: true });
});

test('a second click, or a folio that has changed meanwhile, enters nothing', async () => {
  const reference = await reserve(50);
  const { lastEntry } = await folioOf(reference);
  const payment = { amount: 10_000, method: 'cash' };
  const clicks = await Promise.all([1, 2].map(() => enter(reference, 'payments', payment, lastEntry)));
  expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await folioOf(reference)).toMatchObject({ paid: 10_000 });
});

test('of two refunds at once only one is made, and never more goes back than came', async () => {
  const reference = await reserve(60);
  await enter(reference, 'payments', { amount: 50_000, method: 'cash' });
  const before = await folioOf(reference);
  const refund = { amount: 30_000, method: 'cash' };
  const both = await Promise.all([1, 2].map(() => enter(reference, 'refunds', refund, before.lastEntry)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const again = await enter(reference, 'refunds', refund);
  expect([again.status, again.error.details.errors?.[0]?.path]).toEqual([400, ['data', 'amount']]);
  expect(await folioOf(reference)).toMatchObject({ paid: 20_000, mostRefundable: 20_000 });
});

test('a refund of a bank transfer waits until a manager ticks it off, with its day and reference', async () => {
  const reference = await reserve(70);
  await manager.act(reference, 'paid');
  await manager.act(reference, 'cancel', { refund: 'full' });
  await engine.settlement.payOwed(new Date());
  const waiting = (await manager.read(reference)).data;
  const [line] = waiting.refundLines;
  expect(line).toMatchObject({ byManager: true, doneAt: null });
  expect(waiting.folio).toMatchObject({ asked: waiting.total, paid: waiting.total, mostRefundable: 0 });
  const early = await settle(reference, line?.key ?? '', { day: addDays(today, 1) });
  expect([early.status, early.error.details.errors?.[0]?.path]).toEqual([400, ['data', 'day']]);
  const day = addDays(today, -1);
  const ticks = await Promise.all(
    [1, 2].map(() => settle(reference, line?.key ?? '', { method: 'bank-transfer', day, reference: 'FT 9' })),
  );
  expect(ticks.map(({ status }) => status).sort()).toEqual([200, 404]);
  const done = await folioOf(reference);
  expect(done).toMatchObject({ asked: 0, paid: 0, due: 0, refundable: 0 });
  const refund = done.entries.findLast(({ kind }) => kind === 'refund');
  expect(refund).toMatchObject({ amount: waiting.total, method: 'bank-transfer', day, reference: 'FT 9' });
  // Ticked off by mistake: it waits again.
  expect((await takeBack(reference, refund?.id ?? 0)).status).toBe(200);
  expect(await folioOf(reference)).toMatchObject({ asked: waiting.total, paid: waiting.total });
  expect((await settle(reference, line?.key ?? '', {})).status).toBe(200);
  expect(await folioOf(reference)).toMatchObject({ asked: 0, paid: 0 });
});

test('an adjustment changes the price with its VAT, its lines and what is given back, and can be taken back', async () => {
  const reference = await reserve(80);
  const before = (await manager.read(reference)).data;
  const { data } = await enter(reference, 'adjustments', { amount: -10_000, reason: 'broken lift' });
  expect(data.total).toBe(before.total - 10_500);
  expect(data.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.total);
  expect(data.refunds[0]).toMatchObject({ percent: 100, amount: data.total });
  expect(await folioOf(reference)).toMatchObject({ total: data.total });
  const tooMuch = await enter(reference, 'adjustments', { amount: -10_000_000, reason: 'gift' });
  expect([tooMuch.status, tooMuch.error.details.errors?.[0]?.path]).toEqual([400, ['data', 'amount']]);
  const entry = (await folioOf(reference)).entries.find(({ kind }) => kind === 'adjustment');
  const back = await takeBack(reference, entry?.id ?? 0);
  expect(back.data).toMatchObject({ total: before.total, lines: before.lines, refunds: before.refunds });
  expect((await takeBack(reference, entry?.id ?? 0)).status).toBe(400);
});

test('a payment that was entered by mistake is due again, and is not refunded when the stay is cancelled', async () => {
  const reference = await reserve(90);
  await enter(reference, 'payments', { amount: 20_000, method: 'cash' });
  await enter(reference, 'payments', { amount: 5_000, method: 'cash' });
  const [payment] = (await folioOf(reference)).entries.filter(({ kind }) => kind === 'payment');
  const { data } = await takeBack(reference, payment?.id ?? 0, 'another guest’s');
  expect(data).toMatchObject({ paid: false, paidAmount: 5_000 });
  await manager.act(reference, 'cancel', { refund: 'full' });
  const { folio, refundLines } = (await manager.read(reference)).data;
  expect(refundLines.map(({ amount }) => amount)).toEqual([5_000]);
  expect(folio).toMatchObject({ paid: 5_000, asked: 5_000, total: 0 });
  expect(sumsOf(await engine.reservations.folio(reference))).toMatchObject({ refundable: 5_000 });
});

test('the price of a stay that has expired is not changed, and confirming it charges what was agreed', async () => {
  const { number, total } = await guest.quote({ apartmentId, ...stayIn(130, 2), guests: 2 });
  const { reference } = (await guest.reserve(reservationFor(number))).data;
  await engine.reservations.jobs.expireHolds(new Date(Date.now() + 5 * 86_400_000));
  const refused = await enter(reference, 'adjustments', { amount: 10_000, reason: 'a broken lift' });
  expect([refused.status, refused.error.details.errors?.[0]?.path]).toEqual([400, ['data', 'amount']]);
  await manager.act(reference, 'confirm');
  expect(await folioOf(reference)).toMatchObject({ total, due: total });
});

test('a request that is declined gives back what was paid for it already', async () => {
  const onRequest = 'by-hand-request';
  await createApartment(onRequest, { bookingMode: 'on-request' });
  const { number } = await guest.quote({ apartmentId: onRequest, ...stayIn(30, 2), guests: 2 });
  const { reference } = (await guest.book(reservationFor(number, 'request@guests.example'))).data;
  await enter(reference, 'payments', { amount: 5_000, method: 'cash' });
  const { status, data } = await manager.act(reference, 'decline');
  expect([status, data.state]).toEqual([200, 'cancelled']);
  const { folio, refundLines } = (await manager.read(reference)).data;
  expect(folio).toMatchObject({ total: 0, paid: 5_000, asked: 5_000 });
  expect(refundLines).toMatchObject([{ amount: 5_000, byManager: true, doneAt: null }]);
});

test('a deposit is taken, kept in part with a reason and released, beside what the stay costs', async () => {
  const reference = await reserve(120);
  const before = await folioOf(reference);
  await enter(reference, 'deposit', { act: 'taken', amount: 100_000, method: 'card-terminal' });
  const unsaid = await enter(reference, 'deposit', { act: 'kept', amount: 1 });
  expect([unsaid.status, unsaid.error.details.errors?.[0]?.path]).toEqual([400, ['data', 'reason']]);
  await enter(reference, 'deposit', { act: 'kept', amount: 30_000, reason: 'a broken lamp' });
  const release = { act: 'released', method: 'card-terminal' };
  expect((await enter(reference, 'deposit', { ...release, amount: 70_001 })).status).toBe(400);
  expect(await folioOf(reference)).toMatchObject({ deposit: 70_000, total: before.total, paid: 0 });
  expect((await enter(reference, 'deposit', { ...release, amount: 70_000 })).status).toBe(200);
  expect(await folioOf(reference)).toMatchObject({ deposit: 0, due: before.due });
});

test('Today says who owes what since when, and what is to be refunded', async () => {
  const [owing, later, cancelled, changed] = [
    await reserve(3),
    await reserve(300),
    await reserve(110),
    await reserve(115),
  ];
  const { total } = await folioOf(owing);
  await enter(owing, 'payments', { amount: 10_000, method: 'cash' });
  for (const reference of [cancelled, changed]) await manager.act(reference, 'paid');
  await manager.act(cancelled, 'cancel', { refund: 'full' });
  // Paid beyond the new total, and nobody has asked for it yet.
  await enter(changed, 'adjustments', { amount: -10_000, reason: 'broken lift' });
  const { data } = await manager.today();
  const lineOf = <Line extends { reference: string }>(lines: readonly Line[], reference: string) =>
    lines.find((line) => line.reference === reference);
  // Paid on arrival: due then, and shown as the stay begins soon.
  expect(lineOf(data.owed, owing)).toMatchObject({ due: total - 10_000, since: addDays(today, 3) });
  expect(lineOf(data.owed, later)).toBeUndefined();
  expect(lineOf(data.refunds, cancelled)).toMatchObject({
    toRefund: (await folioOf(cancelled)).asked,
    since: today,
  });
  expect(lineOf(data.refunds, changed)).toMatchObject({ toRefund: 10_500, refused: 0 });
  expect(data.owed.map(({ since }) => since)).toEqual(data.owed.map(({ since }) => since).sort());

  const list = async (query: Record<string, string>) => {
    const sent = { search: apartmentId, pageSize: '200', ...query };
    const { status, body } = await ask(server.url, 'GET /booking-rules/reservations', {
      headers,
      query: sent,
    });
    expect(status).toBe(200);
    return body;
  };
  const owed = await list({ balance: 'owed' });
  expect(lineOf(owed.data, owing)).toMatchObject({ due: total - 10_000, refundable: 0 });
  expect(owed.data.every(({ due, state }) => due > 0 && state !== 'cancelled')).toBe(true);
  const refundable = await list({ balance: 'refundable' });
  expect(lineOf(refundable.data, changed)).toMatchObject({ due: 0, refundable: 10_500 });
  expect(lineOf(refundable.data, owing)).toBeUndefined();
  expect((await list({ source: 'site' })).data.length).toBeGreaterThan(0);
  expect((await list({ source: 'desk' })).data).toEqual([]);
  const [all, gone] = [await list({}), await list({ states: 'cancelled' })];
  expect(all.meta.totals.leftOut).toBe(gone.meta.pagination.total);
  expect(gone.meta.totals.total).toBeGreaterThan(0);
});

test('what makes no sense is refused at its field, and only managers enter anything', async () => {
  const reference = await reserve(100);
  const wrong = [
    await enter(reference, 'payments', { amount: 0, method: 'cash' }),
    await enter(reference, 'payments', { amount: 1, method: 'barter' }),
    await enter(reference, 'adjustments', { amount: 5, reason: ' ' }),
    await enter(reference, 'payments', { amount: 1, method: 'cash', day: addDays(today, 1) }),
  ];
  expect(wrong.map(({ status, error }) => [status, error.details.errors?.[0]?.path.at(-1)])).toEqual([
    [400, 'amount'],
    [400, 'method'],
    [400, 'reason'],
    [400, 'day'],
  ]);
  const { entries } = await folioOf(reference);
  expect((await takeBack(reference, entries[0]?.id ?? 0)).status).toBe(400);
  const reader = await createStaff('by-hand-reader', [PERMISSION.read]);
  headers = { Authorization: `Bearer ${reader}` };
  expect((await enter(reference, 'payments', { amount: 1, method: 'cash' }, 1)).status).toBe(403);
});
