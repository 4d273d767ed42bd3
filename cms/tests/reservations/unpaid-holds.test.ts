import { engineOf } from 'booking-rules/engine';
import { localInstant } from 'booking-rules/shared/domain/local-day';
import { contradictions } from '../fixture/bookings';
import { confirmAddressOf, mailsOf, tokenOf } from '../fixture/confirmed-stay';
import { keepBusiness } from '../fixture/business';
import { createApartment, UID } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { send } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { ownBookings } from '../fixture/own-bookings';
import { changeSettings, readSettings } from '../fixture/site-settings';
import { createStaff, PERMISSION } from '../fixture/staff';

const FLAT = 'unpaid-flat';
const REQUEST = 'unpaid-request';
const HOUR = 3_600_000;
const guest = guestOf(server.url);
const { jobs } = engineOf(server.strapi);
let manager: StayManager;
let token: string;
let before: Awaited<ReturnType<typeof readSettings>>;

beforeAll(async () => {
  before = await readSettings();
  await createApartment(FLAT);
  await createApartment(REQUEST, { bookingMode: 'on-request' });
  token = await createStaff('unpaid-manager', [PERMISSION.read, PERMISSION.manage]);
  manager = managerOf(server.url, token);
});

afterEach(async () => {
  const { holds, limits } = before;
  await changeSettings({ holds: { ...holds, payOnArrival: false }, limits });
});

const hoursLeft = (until: string | null, from: string): number =>
  Math.round((Date.parse(until ?? '') - Date.parse(from)) / HOUR);
const release = (reference: string) =>
  send(server.url, 'post', `/booking-rules/reservations/${reference}/release`, {
    headers: { Authorization: `Bearer ${token}` },
  });

async function hold(days: number, email = 'holder@guests.example', apartmentId = FLAT) {
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, 2), guests: 2 });
  const { status, data, text } = await guest.reserve(reservationFor(number, email));
  if (status !== 201) throw new Error(`No hold but ${status}: ${text}`);
  return data;
}

describe('a stay to be paid by bank transfer', () => {
  test('is held for two hours until its address is confirmed, then for 48 hours, then expires', async () => {
    const made = await hold(30);
    expect(made).toMatchObject({ state: 'held', awaiting: 'address-confirmation', addressConfirmed: false });
    expect(hoursLeft(made.heldUntil, made.createdAt)).toBe(2);
    expect(hoursLeft(made.paymentDue, made.createdAt)).toBe(48);
    expect(await mailsOf(made.reference)).toEqual(['reservation-address']);

    const { status, data } = await confirmAddressOf(server.url, made);
    expect(status).toBe(200);
    expect(data).toMatchObject({ state: 'held', awaiting: 'payment', addressConfirmed: true });
    expect(data.heldUntil).toBe(made.paymentDue);
    const known = ['reservation-address', 'reservation-held', 'manager-new-reservation'];
    expect(await mailsOf(made.reference)).toEqual(known);
    expect((await confirmAddressOf(server.url, made)).data.heldUntil).toBe(data.heldUntil);
    expect(await mailsOf(made.reference)).toEqual(known);

    const due = Date.parse(data.heldUntil ?? '');
    await jobs.runOnce(new Date(due - 12 * HOUR - 1_000));
    expect(await mailsOf(made.reference)).toEqual(known);
    await jobs.runOnce(new Date(due - 12 * HOUR + 1_000));
    await jobs.runOnce(new Date(due - 12 * HOUR + 2_000));
    expect(await mailsOf(made.reference)).toEqual([...known, 'payment-reminder']);
    await jobs.runOnce(new Date(due + 1));
    expect((await manager.read(made.reference)).data).toMatchObject({ state: 'expired', awaiting: null });
    expect(await mailsOf(made.reference)).toEqual([...known, 'payment-reminder', 'reservation-expired']);
    expect(await guest.takenDays(FLAT, made.checkIn, made.checkOut)).toEqual([]);
  });

  test('expires after the short hold when nobody confirms its address, with two mails in all', async () => {
    const { reference, heldUntil, guest: person } = await hold(40);
    await jobs.runOnce(new Date(Date.parse(heldUntil ?? '') + 1));
    expect((await manager.read(reference)).data.state).toBe('expired');
    expect(await mailsOf(reference)).toEqual(['reservation-address', 'reservation-expired']);
    expect((await confirmAddressOf(server.url, { reference, guest: person })).status).toBe(409);
  });

  test('is confirmed when a manager marks it paid', async () => {
    const made = await hold(50);
    await confirmAddressOf(server.url, made);
    const { data } = await manager.act(made.reference, 'paid');
    expect(data).toMatchObject({ state: 'confirmed', paid: true, heldUntil: null, awaiting: null });
    await jobs.runOnce(new Date(Date.parse(made.paymentDue ?? '') + 1));
    expect((await manager.read(made.reference)).data.state).toBe('confirmed');
  });

  test('is never held beyond check-in', async () => {
    const { checkIn, paymentDue } = await hold(1);
    expect(Date.parse(paymentDue ?? '')).toBeLessThanOrEqual(localInstant(checkIn, '15:00').getTime());
  });

  test('moved to an earlier check-in is due before that', async () => {
    const made = await hold(90, 'mover@guests.example');
    const { data } = await confirmAddressOf(server.url, made);
    await createApartment('unpaid-sooner');
    const sooner = { apartmentId: 'unpaid-sooner', ...stayIn(1, 2) };
    const { status, data: moved } = await manager.act(made.reference, 'move', sooner);
    expect(status).toBe(200);
    const arrival = localInstant(moved.checkIn, '15:00').toISOString();
    expect([moved.paymentDue, moved.heldUntil]).toEqual([arrival, arrival]);
    expect(Date.parse(arrival)).toBeLessThan(Date.parse(data.heldUntil ?? ''));
    await jobs.runOnce(new Date(Date.parse(arrival) + 1));
    expect((await manager.read(made.reference)).data.state).toBe('expired');
  });

  test('tells its guest where to transfer the money', async () => {
    const documents = server.strapi.documents(UID.siteSetting);
    const { documentId } = before;
    const data: object = { bankDetails: 'IBAN AE07 0331' };
    await documents.update({ documentId, data });
    const made = await hold(60);
    expect((await guest.readReservation(made.reference, made.guest.email)).data.bankDetails).toBe(
      'IBAN AE07 0331',
    );
    expect((await send(server.url, 'get', '/api/site-setting')).text).not.toContain('AE07');
    await keepBusiness({ iban: 'AE07 0331 2345 6789 0123 456', beneficiary: 'Harbour Homes L.L.C.' });
    expect((await guest.readReservation(made.reference, made.guest.email)).data.bankDetails).toBe(
      'Account in the name of Harbour Homes L.L.C.\nIBAN AE07 0331 2345 6789 0123 456',
    );
    await keepBusiness({ iban: null });
    const nothing: object = { bankDetails: null };
    await documents.update({ documentId, data: nothing });
  });

  test('is confirmed by nothing but the token of its own link', async () => {
    const [one, other] = [await hold(64), await hold(66, 'other@guests.example')];
    const path = `/api/reservations/${one.reference}/address-confirmation`;
    const wrong = { data: { token: tokenOf(other.reference, other.guest.email) } };
    expect((await send(server.url, 'post', path, { body: wrong })).status).toBe(404);
    const email = { data: { email: one.guest.email } };
    expect((await send(server.url, 'post', path, { body: email })).status).toBe(400);
  });
});

test('a request waits for its address, its answer and its payment, one after the other', async () => {
  const made = await hold(30, 'requester@guests.example', REQUEST);
  expect(made).toMatchObject({ awaiting: 'address-confirmation', paymentDue: null });
  const { data: asked } = await confirmAddressOf(server.url, made);
  expect(asked).toMatchObject({ state: 'held', awaiting: 'acceptance' });
  await keepBusiness({ iban: 'AE07 0331 2345 6789 0123 456' });
  const bankTold = async () =>
    (await guest.readReservation(made.reference, made.guest.email)).data.bankDetails;
  expect(await bankTold()).toBeNull();
  const { data: accepted } = await manager.act(made.reference, 'accept');
  expect(accepted).toMatchObject({ state: 'held', awaiting: 'payment' });
  expect(await bankTold()).toContain('AE07 0331');
  await keepBusiness({ iban: null });
  expect(hoursLeft(accepted.heldUntil, new Date().toISOString())).toBe(48);
  expect(await mailsOf(made.reference)).toEqual([
    'reservation-address',
    'reservation-requested',
    'manager-new-reservation',
    'reservation-held',
  ]);
});

describe('pay on arrival', () => {
  const ask = async (days: number) => {
    const { number } = await guest.quote({ apartmentId: FLAT, ...stayIn(days, 2), guests: 2 });
    const request = reservationFor(number, 'arriving@guests.example');
    return guest.reserve({ ...request, payment: 'on-arrival' });
  };

  test('is not offered unless a manager has said so', async () => {
    expect((await ask(70)).status).toBe(400);
  });

  test('confirms the stay as soon as its address is confirmed', async () => {
    await changeSettings({ holds: { payOnArrival: true } });
    const { data } = await ask(70);
    expect(data).toMatchObject({ state: 'held', awaiting: 'address-confirmation', paymentDue: null });
    expect((await confirmAddressOf(server.url, data)).data).toMatchObject({
      state: 'confirmed',
      paid: false,
    });
  });
});

describe('a manager', () => {
  test('releases a hold at once, and mails no stranger', async () => {
    const made = await hold(80);
    expect((await release(made.reference)).data).toMatchObject({ state: 'cancelled' });
    expect(await mailsOf(made.reference)).toEqual(['reservation-address']);
    expect(await guest.takenDays(FLAT, made.checkIn, made.checkOut)).toEqual([]);
    expect((await release(made.reference)).status).toBe(400);
  });

  test('releases one whose guest is known, who is told', async () => {
    const made = await hold(84);
    await confirmAddressOf(server.url, made);
    await release(made.reference);
    expect((await mailsOf(made.reference)).at(-1)).toBe('reservation-released');
  });
});

test('afterwards the table of nights and the reservations agree', async () => {
  expect(contradictions(await ownBookings())).toEqual([]);
});
