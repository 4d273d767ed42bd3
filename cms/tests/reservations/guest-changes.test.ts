import { engineOf } from 'booking-rules/engine';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { sumsOf } from 'booking-rules/shared/domain/folio/entry';
import { addDays, type Stay } from 'booking-rules/shared/domain/stay';
import { contradictions } from '../fixture/bookings';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { ownBookings } from '../fixture/own-bookings';
import { changeSettings } from '../fixture/site-settings';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'guest-change-flat';
const email = 'mover@guests.example';
const proof = { email };
const guest = guestOf(server.url);
const engine = engineOf(server.strapi);
let manager: StayManager;

beforeAll(async () => {
  await createApartment(apartmentId, { capacity: 3, includedGuests: 2, extraGuestFee: 5_000 });
  manager = managerOf(server.url, await createStaff('guest-changes', [PERMISSION.read, PERMISSION.manage]));
});

async function reserve(stay: Stay, isPaid = true): Promise<ReservationView> {
  const { number } = await guest.quote({ apartmentId, ...stay, guests: 2 });
  const { data } = await guest.book(reservationFor(number, email));
  return isPaid ? (await manager.act(data.reference, 'paid')).data : data;
}

const preview = (reference: string, data: object) =>
  ask(server.url, 'POST /api/reservations/{reference}/change-preview', {
    params: { reference },
    body: { data: { proof, guests: 2, ...data } },
  });
const change = (reference: string, data: object) =>
  ask(server.url, 'POST /api/reservations/{reference}/change', {
    params: { reference },
    body: { data: { proof, guests: 2, ...data } },
  });
const lookUp = async (reference: string) =>
  (
    await ask(server.url, 'POST /api/reservations/{reference}/look-up', {
      params: { reference },
      body: { data: proof },
    })
  ).body;
const lastWords = async (reference: string) => (await manager.read(reference)).data.history.at(-1);
const mailsOf = async (reference: string): Promise<{ kind: string; payload: string }[]> =>
  server.strapi.db.connection('booking_outbox').where({ reference }).orderBy('id').select('kind', 'payload');

test('a guest moves by a day: what is shown is what is written, and both are told with before and after', async () => {
  const { reference, total, checkIn } = await reserve(stayIn(20, 3));
  expect((await lookUp(reference)).meta).toMatchObject({
    changeUntil: addDays(checkIn, -3),
    mayCorrect: true,
  });
  const shown = (await preview(reference, stayIn(21, 3))).data;
  expect(shown).toMatchObject({ reasons: [], totalBefore: total, total, due: 0, refundable: 0 });
  expect([shown.kept.length, shown.added.length, shown.dropped.length]).toEqual([2, 1, 1]);

  const { status, body } = await change(reference, { ...stayIn(21, 3), total: shown.total });
  expect({ status, data: body.data }).toMatchObject({ status: 200, data: { ...stayIn(21, 3), total } });
  expect(await lastWords(reference)).toMatchObject({ by: 'guest', from: 'confirmed', to: 'confirmed' });
  expect((await lastWords(reference))?.why).toMatch(/^Moved to .* \(before: .*\)\. AED.*as before/);
  const mails = (await mailsOf(reference)).filter(({ kind }) => kind.endsWith('-changed'));
  expect(mails.map(({ kind }) => kind)).toEqual(['reservation-changed', 'manager-changed']);
  expect(JSON.parse(mails[0]?.payload ?? '')).toMatchObject({
    change: { before: { ...stayIn(20, 3), total }, refund: 0 },
    reservation: stayIn(21, 3),
  });
});

test('another guest and more nights are due; a total that is no longer so writes nothing', async () => {
  const { reference, total } = await reserve(stayIn(40, 3));
  const stay = { ...stayIn(40, 4), guests: 3 };
  const shown = (await preview(reference, stay)).data;
  // 4 × 450 + 150 + 40 + VAT of 1,950, in place of 3 × 400 + 150 + 30 + VAT of 1,350
  expect(shown).toMatchObject({ totalBefore: total, total: 208_750, due: 208_750 - total, guests: 3 });
  const stale = await change(reference, { ...stay, total: total + 1 });
  expect({ status: stale.status, details: stale.error.details }).toMatchObject({
    status: 409,
    details: { total: shown.total },
  });
  expect((await lookUp(reference)).data).toMatchObject({ ...stayIn(40, 3), guests: 2, total });
  const { data } = (await change(reference, { ...stay, total: shown.total })).body;
  expect(data).toMatchObject({ ...stay, total: shown.total, paid: false, nights: 4 });
  expect(sumsOf(await engine.reservations.folio(reference))).toMatchObject({ due: shown.due });
  expect((await lastWords(reference))?.why).toMatch(
    /^Lengthened by 1 night to .*\. 3 guests instead of 2\. /,
  );
});

test('of nights given up comes back what the policy says, at once', async () => {
  const { reference } = await reserve(stayIn(15, 5));
  const shown = (await preview(reference, stayIn(15, 4))).data;
  expect(shown).toMatchObject({ refundPercent: 50, charge: 21_000, due: 0 });
  const { data } = (await change(reference, { ...stayIn(15, 4), total: shown.total })).body;
  expect(data).toMatchObject({ refundedAmount: shown.refundable, paid: true });
  expect(sumsOf(await engine.reservations.folio(reference))).toMatchObject({
    asked: shown.refundable,
    due: 0,
  });
});

test('who moves a stay away gets no more back for cancelling it than before', async () => {
  const { reference, total } = await reserve(stayIn(10, 2));
  expect((await lookUp(reference)).meta.refund).toMatchObject({ percent: 0 });
  const { meta, data } = (await change(reference, { ...stayIn(80, 2), total })).body;
  expect(data).toMatchObject(stayIn(80, 2));
  expect(meta.refund).toMatchObject({ percent: 0 });
});

test('rules, taken nights and the number of guests stand against it, each with its reason', async () => {
  const { reference, total } = await reserve(stayIn(50, 2));
  await reserve(stayIn(53, 2), false);
  const [tooMany, taken] = [{ ...stayIn(50, 2), guests: 9 }, stayIn(52, 2)];
  expect((await preview(reference, tooMany)).data.reasons).toEqual([
    { reason: 'too-many-guests', capacity: 3 },
  ]);
  expect((await preview(reference, taken)).data.reasons).toMatchObject([{ reason: 'not-available' }]);
  const refused = await change(reference, { ...taken, total });
  expect([refused.status, refused.error.details.reasons]).toMatchObject([422, [{ reason: 'not-available' }]]);
});

test('it is open to nobody else, until some days before arrival, and not where the business says no', async () => {
  const { reference, total } = await reserve(stayIn(60, 2));
  const foreign = { ...stayIn(61, 2), proof: { email: 'somebody@else.example' } };
  const answers = [await preview(reference, foreign), await change(reference, { ...foreign, total })];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  const late = await reserve(stayIn(2, 1));
  expect((await lookUp(late.reference)).meta.changeUntil).toBeNull();
  expect((await change(late.reference, { ...stayIn(3, 1), total: late.total })).status).toBe(400);

  await changeSettings({ stays: { guestsMayChange: false } });
  expect((await lookUp(reference)).meta.changeUntil).toBeNull();
  expect((await change(reference, { ...stayIn(61, 2), total })).status).toBe(400);
  await changeSettings({ stays: { guestsMayChange: true } });
});

test('name and phone number are corrected by the guest, the email address by staff; the history says so', async () => {
  const { reference } = await reserve(stayIn(70, 2));
  const contact = { firstName: 'Leila', lastName: 'Haddad', phone: '050 765 4321' };
  const correct = (data: object) =>
    ask(server.url, 'POST /api/reservations/{reference}/contact', {
      params: { reference },
      body: { data: { proof, ...data } },
    });
  const { status, body } = await correct(contact);
  const phone = '+971507654321';
  expect({ status, guest: body.data.guest }).toEqual({ status: 200, guest: { ...contact, email, phone } });
  expect(await lastWords(reference)).toMatchObject({
    by: 'guest',
    why: 'Name corrected, before: Layla Haddad. Phone number changed',
  });
  const wrong = await correct({ ...contact, phone: '12' });
  expect(wrong.error.details.errors).toMatchObject([{ path: ['data', 'phone'] }]);
  expect((await correct({ ...contact, email: 'other@guests.example' })).status).toBe(400);

  const moved = await manager.act(reference, 'contact', { ...contact, email: 'leila@guests.example' });
  expect(moved.data.guest).toMatchObject({ email: 'leila@guests.example', phone });
  expect(await lastWords(reference)).toMatchObject({ why: 'Email address changed' });
  expect((await mailsOf(reference)).at(-1)?.kind).toBe('reservation-confirmed');
  expect((await guest.readReservation(reference, email)).status).toBe(404);
});

test('ten changes at once leave nights, reservation and folio in agreement', async () => {
  const { reference } = await reserve(stayIn(90, 2));
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const stay = stayIn(90 + (index % 5), 2);
      const { data } = await preview(reference, stay);
      return (await change(reference, { ...stay, total: data.total })).status;
    }),
  );
  // Nights that another of them has just let go may still look taken.
  expect(answers.filter((status) => ![200, 409, 422].includes(status))).toEqual([]);
  expect(answers).toContain(200);
  const { total } = (await lookUp(reference)).data;
  expect(sumsOf(await engine.reservations.folio(reference)).total).toBe(total);
  expect(contradictions(await ownBookings())).toEqual([]);
});
