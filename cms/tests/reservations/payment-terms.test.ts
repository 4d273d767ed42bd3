import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { addDays } from 'booking-rules/shared/domain/stay';
import { percentOf } from 'booking-rules/shared/format/money';
import { create, createApartment, noticed, remove, UID, update } from '../fixture/content';
import { confirmAddressOf, mailsOf } from '../fixture/confirmed-stay';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'payment-terms-flat';
const email = 'parts@guests.example';
const guest = guestOf(server.url);
let apartment: string;
let manager: StayManager;
let headers: Record<string, string>;

beforeAll(async () => {
  apartment = await createApartment(apartmentId, { paymentTerms: { percentNow: 30, daysBefore: 14 } });
  const token = await createStaff('payment-terms-manager', [PERMISSION.read, PERMISSION.manage]);
  manager = managerOf(server.url, token);
  headers = { Authorization: `Bearer ${token}` };
});

const quoteIn = (days: number, nights = 3) =>
  guest.quote({ apartmentId, ...stayIn(days, nights), guests: 2 });
const openOf = ({ parts }: Pick<ReservationView, 'parts'>) => parts.map(({ amount, paid }) => amount - paid);

async function receive(reference: string, amount: number) {
  const { lastEntry } = (await manager.read(reference)).data.folio;
  return ask(server.url, 'POST /booking-rules/reservations/{reference}/payments', {
    ...{ headers, params: { reference } },
    body: { data: { lastEntry, amount, method: 'bank-transfer' } },
  });
}

test('a quote says what is paid now; nearer arrivals and plans that are paid at once leave no rest', async () => {
  const far = await quoteIn(40);
  expect(far.paymentTerms).toEqual({ percentNow: 30, daysBefore: 14, now: percentOf(far.total, 30) });
  const near = await quoteIn(14);
  expect(near.paymentTerms).toEqual({ percentNow: 100, daysBefore: 0, now: near.total });
  const plan = await create(UID.ratePlan, {
    ...{ name: 'All at once', percent: 0, active: true, paidAtOnce: true, noticeDays: 0 },
    apartments: [apartment],
  });
  await noticed();
  const atOnce = await guest.quote({ apartmentId, ...stayIn(40, 3), guests: 2, ratePlan: plan });
  expect(atOnce.paymentTerms.now).toBe(atOnce.total);
  await remove(UID.ratePlan, plan);
  await noticed();
});

test('the first part confirms a stay that is held for it, and the rest waits for its day', async () => {
  const quote = await quoteIn(50);
  const { data: booked } = await guest.reserve({ ...reservationFor(quote.number, email), payment: 'manual' });
  const { reference } = booked;
  const now = percentOf(quote.total, 30);
  expect(booked.parts).toEqual([
    { amount: now, paid: 0, due: null },
    { amount: quote.total - now, paid: 0, due: addDays(quote.checkIn, -14) },
  ]);
  const proven = await confirmAddressOf(server.url, booked);
  expect(proven.data).toMatchObject({ state: 'held', awaiting: 'payment' });
  const less = await receive(reference, now - 1);
  expect([less.data.state, openOf(less.data)]).toEqual(['held', [1, quote.total - now]]);
  const { data: confirmed } = await receive(reference, 1);
  expect(confirmed).toMatchObject({ state: 'confirmed', paid: false });
  expect(openOf(confirmed)).toEqual([0, quote.total - now]);
  expect(await mailsOf(reference)).toContain('reservation-confirmed');
});

test('terms stay as they were agreed, and a longer stay makes the rest larger', async () => {
  const quote = await quoteIn(60, 2);
  const { data: booked } = await guest.reserve({ ...reservationFor(quote.number, email), payment: 'manual' });
  const { reference } = booked;
  const now = percentOf(quote.total, 30);
  await receive(reference, now);
  await update(UID.apartment, apartment, { paymentTerms: { percentNow: 80, daysBefore: 60 } });
  await noticed();
  const longer = await manager.act(reference, 'move', { apartmentId, ...stayIn(61, 4) });
  expect(longer.data.total).toBeGreaterThan(quote.total);
  expect(longer.data.parts).toEqual([
    { amount: now, paid: now, due: null },
    { amount: longer.data.total - now, paid: 0, due: addDays(quote.checkIn, -13) },
  ]);
  await update(UID.apartment, apartment, { paymentTerms: { percentNow: 30, daysBefore: 14 } });
  await noticed();
});
