import { engineOf } from 'booking-rules/engine';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { addDays, type Stay } from 'booking-rules/shared/domain/stay';
import { nextMonth } from 'booking-rules/shared/reports/performance';
import { create, createApartment, noticed, UID } from '../fixture/content';
import { inDays, serverDate } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { createStaff, createStaffInRole, PERMISSION } from '../fixture/staff';

const engine = engineOf(server.strapi);
const guest = guestOf(server.url);
const monthOf = (day: string) => day.slice(0, 7);
const thisMonth = monthOf(inDays(0));
const lastMonth = monthOf(addDays(`${thisMonth}-01`, -1));
const monthBefore = monthOf(addDays(`${lastMonth}-01`, -1));
/** Four nights of the month before last and of the last one. */
const STAY: Stay = { checkIn: addDays(`${lastMonth}-01`, -2), checkOut: addDays(`${lastMonth}-01`, 2) };
let headers: Record<string, string>;
let owner: number;

beforeAll(async () => {
  const token = await createStaff('past-months-manager', Object.values(PERMISSION));
  headers = { Authorization: `Bearer ${token}` };
  await createStaffInRole('past-months-owner', 'apartment-owner');
  const user: unknown = await server.strapi.db
    .query('admin::user')
    .findOne({ where: { email: 'past-months-owner@staff.example' } });
  owner = (user as { id: number }).id;
  const apartments: string[] = [];
  for (const apartmentId of ['past-lowered', 'past-left', 'past-reached', 'past-held'])
    apartments.push(await createApartment(apartmentId));
  await create(UID.ownership, { owner, apartments, commission: 20 });
});

/** Sells an apartment in the past, to guests who stayed and paid. */
async function soldIn(apartmentId: string): Promise<ReservationView> {
  await engine.reservations.importPastBookings([
    {
      ...{ ...STAY, apartmentId, guests: 2, state: 'completed', paid: true },
      bookedAt: serverDate(addDays(STAY.checkIn, -20)),
      guest: {
        firstName: 'Past',
        lastName: apartmentId,
        email: 'past@house.example',
        phone: '+971500000000',
      },
    },
  ]);
  const found = await ask(server.url, 'GET /booking-rules/reservations', { headers, query: { apartmentId } });
  const [reservation] = found.data;
  if (!reservation) throw new Error(`${apartmentId} was not sold`);
  return reservation;
}

/** Nights and revenue of an apartment in a month, by figures, month-end and the statement of its owner. */
async function told(apartmentId: string, month: string) {
  const query = { from: `${month}-01`, to: nextMonth(month), by: 'apartment' } as const;
  const figures = await ask(server.url, 'GET /booking-rules/figures', { headers, query });
  const row = figures.data.find(({ key }) => key === apartmentId)?.figures;
  const months = await ask(server.url, 'GET /booking-rules/month-end', { headers, query: { month } });
  const params = { userId: String(owner) };
  const statement = await ask(server.url, 'GET /booking-rules/owners/{userId}/statement', {
    ...{ headers, params, query: { month } },
  });
  const sum = (lines: readonly { nights: number; revenue: number }[]) => [
    lines.reduce((all, { nights }) => all + nights, 0),
    lines.reduce((all, { revenue }) => all + revenue, 0),
  ];
  const lines = months.data.rows
    .filter((line) => line.apartmentId === apartmentId)
    .map(({ amounts: { nights, nightly, discount, adjustment } }) => ({
      ...{ nights, revenue: nightly + discount + adjustment },
    }));
  return {
    figures: [row?.soldNights ?? 0, row?.roomRevenue ?? 0],
    corrections: row?.corrections ?? 0,
    monthEnd: sum(lines),
    statement: sum(statement.data.stays.filter((stay) => stay.apartmentId === apartmentId)),
  };
}

const same = (nights: number, revenue: number) => ({
  ...{
    figures: [nights, revenue],
    corrections: 0,
    monthEnd: [nights, revenue],
    statement: [nights, revenue],
  },
});
/** What is changed of earlier months: figures count its revenue, and leave the nights where they were sold. */
const corrected = (nights: number, revenue: number) => ({
  ...{ ...same(nights, revenue), figures: [0, revenue], corrections: revenue },
});

test('a price that is lowered after the stay belongs to this month, and every report says the same', async () => {
  const apartmentId = 'past-lowered';
  const { reference } = await soldIn(apartmentId);
  const entries = await engine.reservations.folio(reference);
  const nightly = entries.reduce((sum, { kind, amount }) => sum + (kind === 'night' ? amount : 0), 0);
  const before = await Promise.all([monthBefore, lastMonth].map((month) => told(apartmentId, month)));
  expect(before).toEqual([same(2, nightly / 2), same(2, nightly / 2)]);

  const lowered = await ask(server.url, 'POST /booking-rules/reservations/{reference}/adjustments', {
    ...{ headers, params: { reference } },
    body: { data: { amount: -12_300, reason: 'The lift was broken', lastEntry: entries.at(-1)?.id ?? 0 } },
  });
  expect(lowered.status).toBe(200);
  expect(await Promise.all([monthBefore, lastMonth].map((month) => told(apartmentId, month)))).toEqual(
    before,
  );
  expect(await told(apartmentId, thisMonth)).toEqual(corrected(0, -12_300));
  const months = await ask(server.url, 'GET /booking-rules/figures', {
    ...{ headers, query: { from: STAY.checkIn, to: inDays(1), by: 'apartment' } },
  });
  expect(months.data.find(({ key }) => key === apartmentId)?.figures).toMatchObject({
    ...{ soldNights: 4, roomRevenue: nightly - 12_300 },
  });
});

test('the past months of an apartment that is unlisted, and then gone, keep their figures and available nights', async () => {
  const apartmentId = 'past-unlisted';
  const documentId = await createApartment(apartmentId);
  await soldIn(apartmentId);
  const first = `${monthBefore}-01`;
  await server.strapi.db
    .connection('booking_listed_spans')
    .insert({ apartment: apartmentId, first_day: first, end_day: null });
  const figures = async () => {
    const read = (by: 'month' | 'apartment') =>
      ask(server.url, 'GET /booking-rules/figures', {
        ...{ headers, query: { from: first, to: inDays(0), by } },
      });
    const [apartments, months] = [await read('apartment'), await read('month')];
    return { its: apartments.data.find(({ key }) => key === apartmentId)?.figures, months: months.data };
  };
  await engine.reports.recordListed(new Date());
  const before = await figures();
  expect(before.its).toMatchObject({ soldNights: 4 });
  expect(before.its?.availableNights).toBeGreaterThan(31);

  await server.strapi.documents(UID.apartment).unpublish({ documentId });
  await noticed();
  await engine.reports.recordListed(new Date());
  expect(await figures()).toEqual(before);

  await server.strapi.documents(UID.apartment).delete({ documentId });
  await noticed();
  expect(await figures()).toEqual(before);
});

describe('of a stay over the end of a month', () => {
  const month = monthOf(inDays(60));
  const next = nextMonth(month).slice(0, 7);
  const stay: Stay = { checkIn: addDays(`${next}-01`, -2), checkOut: addDays(`${next}-01`, 2) };
  const later = serverDate(`${addDays(stay.checkOut, 35)}T08:00:00Z`);
  const months = (apartmentId: string) =>
    Promise.all([month, next, nextMonth(next).slice(0, 7)].map((one) => told(apartmentId, one)));

  const quoted = (apartmentId: string) => guest.quote({ apartmentId, ...stay, guests: 2 });

  test('a move to another apartment after it counts when it is made: months that are over keep theirs', async () => {
    const { reference } = (await guest.book(reservationFor((await quoted('past-left')).number))).data;
    const before = await months('past-left');
    const nightly = before[0]?.figures[1] ?? 0;
    expect(before).toEqual([same(2, nightly), same(2, nightly), same(0, 0)]);

    const target = { ...stay, apartmentId: 'past-reached' };
    await engine.reservations.manage.modifyReservation(reference, target, { by: 'manager', now: later });
    expect(await months('past-left')).toEqual([...before.slice(0, 2), corrected(-4, -2 * nightly)]);
    expect(await months('past-reached')).toEqual([same(0, 0), same(0, 0), corrected(4, 2 * nightly)]);
  });

  test('a hold that is confirmed after it changes no month that is over', async () => {
    const { reference } = (await guest.reserve(reservationFor((await quoted('past-held')).number))).data;
    expect(await months('past-held')).toEqual([same(0, 0), same(0, 0), same(0, 0)]);
    await engine.reservations.manage.confirmReservation(reference, { by: 'manager', now: later });
    const [first, second, third] = await months('past-held');
    expect([first, second]).toEqual([same(0, 0), same(0, 0)]);
    expect(third).toEqual(corrected(4, third?.figures[1] ?? 0));
  });
});
