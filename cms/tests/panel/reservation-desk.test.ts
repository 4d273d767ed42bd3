import type { ReservationMail } from 'booking-rules/contracts/mails';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { createApartment } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { delivered } from '../fixture/delivered';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { silenceServer } from '../fixture/silence';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'desk-flat';
const guest = guestOf(server.url);
let token: string;

const headersOf = (by = token) => ({ Authorization: `Bearer ${by}` });

async function reserve(days: number, nights = 3): Promise<string> {
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, nights), guests: 2 });
  return (await guest.book(reservationFor(number))).data.reference;
}

const read = async (reference: string): Promise<ReservationDetail> =>
  (
    await ask(server.url, 'GET /booking-rules/reservations/{reference}', {
      headers: headersOf(),
      params: { reference },
    })
  ).data;
const mailOf = async (reference: string, kind: string): Promise<ReservationMail> => {
  const found = (await read(reference)).mails.findLast((mail) => mail.kind === kind);
  if (!found) throw new Error(`No mail ${kind} about ${reference}`);
  return found;
};
const resend = (reference: string, id: number | string, by = token) =>
  ask(server.url, 'POST /booking-rules/reservations/{reference}/mails/{id}/resend', {
    headers: headersOf(by),
    params: { reference, id: String(id) },
  });
/** The confirmation, once it has been sent. */
const sentTo = (reference: string): Promise<ReservationMail> =>
  delivered(async () => {
    const mail = await mailOf(reference, 'reservation-confirmed');
    expect(mail.state).toBe('sent');
    return mail;
  });

silenceServer();
beforeAll(async () => {
  await createApartment(apartmentId);
  await createApartment('desk-flat-next-door');
  token = await createStaff('reservation-desk', [PERMISSION.read, PERMISSION.manage]);
});

test('the page of a reservation tells of its mails: waiting, then sent', async () => {
  const reference = await reserve(20);
  const before = await read(reference);
  expect(before).toMatchObject({ mailServer: false, refundLines: [] });
  expect(before.mails).toMatchObject([
    { kind: 'reservation-address', recipient: 'layla@guests.example', state: 'waiting' },
    { kind: 'reservation-confirmed', recipient: 'layla@guests.example', toManager: false, state: 'waiting' },
    { kind: 'manager-new-reservation', toManager: true, state: 'waiting' },
  ]);
  expect(await sentTo(reference)).toMatchObject({ error: null });
});

test('a mail that has gone is sent again as a mail of its own, and who did it is kept', async () => {
  const reference = await reserve(25);
  expect((await resend(reference, (await mailOf(reference, 'reservation-confirmed')).id)).status).toBe(400);
  const { id } = await sentTo(reference);
  const { status, data } = await resend(reference, id);
  expect(status).toBe(200);
  expect(data.filter(({ kind }) => kind === 'reservation-confirmed')).toMatchObject([
    { id, state: 'sent' },
    { state: 'waiting' },
  ]);
  const audit: object[] = await server.strapi.db
    .connection('booking_audit')
    .where({ subject_id: reference, action: 'mail-resent' })
    .select('by', 'subject');
  expect(audit).toEqual([
    { by: 'reservation-desk@staff.example', subject: 'plugin::booking-rules.reservation' },
  ]);
});

test('a mail that has failed is tried at once, not written twice', async () => {
  const reference = await reserve(30);
  const { id } = await mailOf(reference, 'reservation-confirmed');
  const outbox = () => server.strapi.db.connection('booking_outbox').where({ id });
  await outbox().update({ attempts: 10, last_error: 'Error: no such mailbox', next_at: Date.now() });
  expect(await mailOf(reference, 'reservation-confirmed')).toMatchObject({
    state: 'given-up',
    error: 'Error: no such mailbox',
    nextTryAt: null,
  });
  expect((await resend(reference, id)).status).toBe(200);
  expect(await sentTo(reference)).toMatchObject({ id });
});

test('what a mail says must still be so', async () => {
  const reference = await reserve(35);
  const { id } = await sentTo(reference);
  await managerOf(server.url, token).act(reference, 'cancel', { refund: 'none' });
  expect((await read(reference)).mails.find((mail) => mail.id === id)?.resendable).toBe(false);
  const { status, error } = await resend(reference, id);
  expect({ status, message: error.message }).toEqual({
    status: 400,
    message: 'This email is out of date',
  });
});

test('money that goes back is listed with its way', async () => {
  const reference = await reserve(40);
  const manager = managerOf(server.url, token);
  const { total } = (await manager.act(reference, 'paid')).data;
  await manager.act(reference, 'cancel', { refund: 'full' });
  expect((await read(reference)).refundLines).toMatchObject([
    { amount: total, byManager: true, error: null },
  ]);
});

test('a move shows what it would do, and does nothing', async () => {
  const reference = await reserve(50);
  await reserve(60);
  const preview = (data: object) =>
    ask(server.url, 'POST /booking-rules/reservations/{reference}/move-preview', {
      headers: headersOf(),
      params: { reference },
      body: { data },
    });
  const before = await read(reference);
  const fits = await preview({ apartmentId: 'desk-flat-next-door', ...stayIn(52, 4) });
  expect(fits.status).toBe(200);
  expect(fits.data).toMatchObject({ nights: 4, reasons: [], totalBefore: before.total });
  expect(fits.data.total).toBeGreaterThan(before.total);
  const ownNights = await preview({ apartmentId, ...stayIn(51, 3) });
  expect(ownNights.data.reasons).toEqual([]);
  const taken = await preview({ apartmentId, ...stayIn(59, 3) });
  expect(taken.data.reasons).toEqual([{ reason: 'not-available', night: inDays(60) }]);
  expect(await read(reference)).toEqual(before);
  expect((await preview({ apartmentId: 'nowhere', ...stayIn(52, 4) })).status).toBe(404);
  expect((await preview({ apartmentId, ...stayIn(52, 0) })).status).toBe(400);
});

test('other apartments that are free on other dates are named with their prices, and one of them is moved to', async () => {
  // Dearer than those of other tests, which are further away in price.
  const rates = { 'desk-from': 613_000, 'desk-near': 614_000, 'desk-dear': 700_000, 'desk-taken': 613_000 };
  for (const [id, nightlyRate] of Object.entries(rates)) await createApartment(id, { nightlyRate });
  await createApartment('desk-small', { nightlyRate: 613_000, capacity: 1 });
  const { number } = await guest.quote({ apartmentId: 'desk-from', ...stayIn(80, 3), guests: 2 });
  const { reference, total } = (await guest.book(reservationFor(number))).data;
  const manager = managerOf(server.url, token);
  await manager.block({ apartmentId: 'desk-taken', ...stayIn(84, 1) });
  const free = (query: { checkIn: string; checkOut: string; guests: string }) =>
    ask(server.url, 'GET /booking-rules/reservations/{reference}/free-apartments', {
      headers: headersOf(),
      params: { reference },
      query,
    });
  const { status, data } = await free({ ...stayIn(82, 4), guests: '2' });
  expect(status).toBe(200);
  const [near, dear] = data.apartments;
  for (const [there, named] of [
    ['desk-near', near],
    ['desk-dear', dear],
  ] as const) {
    const quote = await guest.quote({ apartmentId: there, ...stayIn(82, 4), guests: 2 });
    expect(named).toMatchObject({
      ...{ apartmentId: there, total: quote.total, difference: quote.total - total },
    });
  }
  expect(data.apartments.map((one) => one.apartmentId)).not.toContain('desk-taken');
  expect(data.apartments.map((one) => one.apartmentId)).not.toContain('desk-small');
  const target = { apartmentId: 'desk-near', ...stayIn(82, 4), price: { kind: 'today' }, total: near?.total };
  expect((await manager.act(reference, 'move', target)).data).toMatchObject({
    ...{ apartmentId: 'desk-near', total: near?.total },
  });
  expect((await free({ ...stayIn(82, 0), guests: '2' })).status).toBe(400);
  expect((await free({ ...stayIn(82, 4), guests: '0' })).status).toBe(400);
});

test('what there is not is not found, and who may not write sends no mail', async () => {
  const reference = await reserve(70);
  const { id } = await sentTo(reference);
  expect((await resend('R-0000000000', id)).status).toBe(404);
  expect((await resend(reference, id + 1_000)).status).toBe(404);
  expect((await resend(reference, 'x')).status).toBe(400);
  const reader = await createStaff('reservation-reader', [PERMISSION.read]);
  expect((await resend(reference, id, reader)).status).toBe(403);
});
