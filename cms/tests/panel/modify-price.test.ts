import { engineOf } from 'booking-rules/engine';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { sumsOf } from 'booking-rules/shared/domain/folio/entry';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { createApartment, noticed, UID, update } from '../fixture/content';
import { apartmentData } from '../fixture/apartment';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'modify-flat';
const guest = guestOf(server.url);
const engine = engineOf(server.strapi);
let documentId: string;
let token: string;
let manager: StayManager;

beforeAll(async () => {
  documentId = await createApartment(apartmentId);
  await createApartment('modify-villa', { nightlyRate: 80_000, cleaningFee: 40_000, bedrooms: 3 });
  token = await createStaff('modify-manager', [PERMISSION.read, PERMISSION.manage]);
  manager = managerOf(server.url, token);
});

async function reserve(stay: Stay): Promise<string> {
  const { number } = await guest.quote({ apartmentId, ...stay, guests: 2 });
  return (await guest.book(reservationFor(number))).data.reference;
}

const read = async (reference: string): Promise<ReservationDetail> => (await manager.read(reference)).data;
const move = (reference: string, data: object) => manager.tryAct(reference, 'move', { apartmentId, ...data });
const preview = async (reference: string, data: object) =>
  (
    await ask(server.url, 'POST /booking-rules/reservations/{reference}/move-preview', {
      headers: { Authorization: `Bearer ${token}` },
      params: { reference },
      body: { data: { apartmentId, ...data } },
    })
  ).data;

/** The rate of nights that are sold from now on. */
async function nowCosts(nightlyRate: number): Promise<void> {
  await update(UID.apartment, documentId, apartmentData(apartmentId, { nightlyRate }));
  await noticed();
}

/** A folio says what its reservation says, after every change. */
async function agreedSums(reference: string) {
  const { total, lines, paidAmount, refundedAmount } = await read(reference);
  const sums = sumsOf(await engine.reservations.folio(reference));
  expect(sums.total).toBe(total);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  expect(sums.paid - sums.asked).toBe(paidAmount - refundedAmount);
  return sums;
}

test('nights added cost what they cost today, the others what was agreed; the difference is due and can be taken', async () => {
  const reference = await reserve(stayIn(30, 4));
  await manager.act(reference, 'paid');
  await nowCosts(60_000);
  const shown = await preview(reference, stayIn(30, 6));
  // 4 × 400 + 2 × 600 + 150 + 60 + VAT of 2,950; before 4 × 400 + 150 + 40 + VAT of 1,750.
  expect(shown).toMatchObject({
    totalBefore: 187_750,
    total: 315_750,
    due: 128_000,
    refundable: 0,
    charge: 0,
  });
  expect([shown.kept.length, shown.added.length, shown.dropped.length]).toEqual([4, 2, 0]);

  const { status, data } = await move(reference, { ...stayIn(30, 6), total: shown.total });
  expect({ status, total: data.total, paid: data.paid }).toEqual({
    status: 200,
    total: shown.total,
    paid: false,
  });
  expect(data.lines).toEqual(shown.lines);
  expect(await agreedSums(reference)).toMatchObject({ due: shown.due });
  expect((await read(reference)).history.at(-1)?.why).toMatch(/^Lengthened by 2 nights to /);

  expect((await manager.act(reference, 'paid')).data).toMatchObject({ paid: true, paidAmount: shown.total });
  expect(await agreedSums(reference)).toMatchObject({ due: 0, refundable: 0 });
  await nowCosts(40_000);
});

test('what was shown is written, or nothing', async () => {
  const reference = await reserve(stayIn(40, 3));
  const before = await read(reference);
  const shown = await preview(reference, stayIn(40, 5));
  await nowCosts(50_000);
  const { status, error } = await move(reference, { ...stayIn(40, 5), total: shown.total });
  expect({ status, details: error.details }).toMatchObject({
    status: 409,
    details: { total: shown.total + 21_000 },
  });
  expect(await read(reference)).toEqual(before);
  await nowCosts(40_000);
});

test('of nights given up the policy says what is kept; the rest goes back when it is asked for', async () => {
  const reference = await reserve(stayIn(20, 7));
  await manager.act(reference, 'paid');
  const shown = await preview(reference, stayIn(20, 5));
  // Two nights at 400 less 10 %, with VAT 756, of which half is kept.
  expect(shown).toMatchObject({ refundPercent: 50, charge: 37_800 });
  const waived = await preview(reference, { ...stayIn(20, 5), waiveCharge: true });
  expect(waived).toMatchObject({ charge: 0, total: shown.total - 37_800 });
  const { data } = await move(reference, { ...stayIn(20, 5), total: shown.total, refundDifference: true });
  expect(data).toMatchObject({ total: shown.total, paid: true, refundedAmount: shown.refundable });
  expect(await agreedSums(reference)).toMatchObject({ asked: shown.refundable, due: 0 });
  const [refund] = (await manager.read(reference)).data.refundLines;
  await manager.settle(reference, refund?.key ?? '');
  expect(await agreedSums(reference)).toMatchObject({ asked: 0, refundable: 0, due: 0 });
});

test('a total by hand is exact, has a reason, and covers Tourism Dirham', async () => {
  const reference = await reserve(stayIn(60, 4));
  const price = { kind: 'by-hand', total: 150_001, reason: 'A returning guest' };
  const { data } = await move(reference, { ...stayIn(60, 4), price });
  expect(data).toMatchObject({ total: 150_001, ...stayIn(60, 4) });
  await agreedSums(reference);
  expect((await read(reference)).history.at(-1)?.why).toMatch(
    /^Priced anew\. .*by hand: A returning guest\)$/,
  );
  expect((await move(reference, { ...stayIn(60, 4), price: { ...price, total: 3_999 } })).status).toBe(400);
  expect((await move(reference, { ...stayIn(60, 4), price: { ...price, reason: '' } })).status).toBe(400);
});

test.each([
  // 4 × 800 + 400 + 120 + VAT of 3,600
  { kind: 'today', total: 390_000 },
  // 4 × 400 + 400 + 120 + VAT of 2,000
  { kind: 'agreed', total: 222_000 },
  { kind: 'keep', total: 187_750 },
])('in another apartment the price is $kind: $total fils', async ({ kind, total }) => {
  const reference = await reserve(stayIn(70, 4));
  const there = { ...stayIn(70, 4), apartmentId: 'modify-villa', price: { kind } };
  expect(await preview(reference, there)).toMatchObject({ total });
  expect((await move(reference, there)).data).toMatchObject({ total, apartmentId: 'modify-villa' });
  await agreedSums(reference);
  await manager.act(reference, 'cancel', { refund: 'full' });
});

test('another apartment on the same dates leaves the total as it was, where nothing is said of it', async () => {
  const reference = await reserve(stayIn(80, 4));
  const { total } = await read(reference);
  expect((await move(reference, { ...stayIn(80, 4), apartmentId: 'modify-villa' })).data).toMatchObject({
    total,
  });
  await agreedSums(reference);
});
