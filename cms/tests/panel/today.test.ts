import { engineOf } from 'booking-rules/engine';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { createApartment } from '../fixture/content';
import { inDays, serverDate, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'today-flat';
const guest = guestOf(server.url);
const engine = engineOf(server.strapi);
let token: string;
let manager: StayManager;
let reservation: ReservationView;

beforeAll(async () => {
  await createApartment(apartmentId, { gapFilling: false });
  token = await createStaff('today-manager', Object.values(PERMISSION));
  manager = managerOf(server.url, token);
  const quote = await guest.quote({ apartmentId, ...stayIn(10, 3), guests: 2 });
  reservation = (await guest.book(reservationFor(quote.number))).data;
});

test('a deposit that staff hold is to be decided about once the stay is over or cancelled', async () => {
  const { number } = await guest.quote({ apartmentId, ...stayIn(24, 2), guests: 2 });
  const { reference, checkOut } = (await guest.book(reservationFor(number))).data;
  const headers = { Authorization: `Bearer ${token}` };
  const deposit = async (data: { act: 'taken' | 'released'; amount: number }) => {
    const { lastEntry } = (await manager.read(reference)).data.folio;
    return ask(server.url, 'POST /booking-rules/reservations/{reference}/deposit', {
      ...{ headers, params: { reference } },
      body: { data: { ...data, lastEntry, method: 'cash' } },
    });
  };
  const listed = async (now = new Date()) =>
    (await engine.reports.today(now)).deposits
      .filter((row) => row.reference === reference)
      .map(({ heldDeposit, since, onCardUntil }) => [heldDeposit, since, onCardUntil]);
  const leaving = new Date(`${checkOut}T08:00:00Z`);
  expect(await listed(leaving)).toEqual([]);
  await deposit({ act: 'taken', amount: 100_000 });
  expect(await listed()).toEqual([]);
  expect(await listed(leaving)).toEqual([[100_000, inDays(0), null]]);
  await deposit({ act: 'released', amount: 40_000 });
  expect(await listed(leaving)).toEqual([[60_000, inDays(0), null]]);
  await manager.act(reference, 'cancel', { refund: 'full' });
  const { deposits } = (await manager.today()).data;
  expect(deposits.find((row) => row.reference === reference)).toMatchObject({ heldDeposit: 60_000 });
  await deposit({ act: 'released', amount: 60_000 });
  expect(await listed(leaving)).toEqual([]);
});

test('an unpaid stay that begins soon is among the money due today, a held one among those that will expire', async () => {
  const { owed, requests, expiring, counts, today, newEnquiries } = (await manager.today()).data;
  expect(newEnquiries).toBeGreaterThanOrEqual(0);
  expect(today).toBe(inDays(0));
  expect(owed.map(({ reference }) => reference)).toContain(reservation.reference);
  expect([...requests, ...expiring].every(({ state }) => state === 'held')).toBe(true);
  expect(counts).toMatchObject({
    ...{ owed: owed.length, requests: requests.length, expiring: expiring.length },
  });
});

test('of very many holds the day tells the hundred that expire first, and how many there are', async () => {
  const table = () => server.strapi.db.connection('booking_reservations');
  const known: unknown = await table().where({ reference: reservation.reference }).first();
  const { id: _, ...row } = known as Record<string, unknown>;
  const holds = Array.from({ length: 101 }, (_, index) => ({
    ...{ ...row, document_id: `hold-${index}`, reference: `R-HOLD${index}`, state: 'held' },
    ...{ awaiting: 'payment', held_until: serverDate(inDays(200 - index)) },
  }));
  await server.strapi.db.connection.batchInsert('booking_reservations', holds, 20);
  try {
    const { expiring, counts } = (await manager.today()).data;
    expect(expiring).toHaveLength(100);
    expect(expiring.map(({ reference }) => reference)).toContain('R-HOLD100');
    expect(expiring.map(({ reference }) => reference)).not.toContain('R-HOLD0');
    expect(counts.expiring).toBeGreaterThan(100);
  } finally {
    await table().whereLike('reference', 'R-HOLD%').delete();
  }
});

test('an earlier system has settled its stays that are over; what is open of those to come is money due', async () => {
  const booked = { apartmentId, guests: 2, paid: false, bookedAt: serverDate(inDays(-90)) };
  const stay = { ...booked, guest: { ...reservation.guest, lastName: 'Former' } };
  await engine.reservations.importPastBookings([
    { ...stay, checkIn: inDays(-80), checkOut: inDays(-75), state: 'completed' },
    { ...stay, checkIn: inDays(-70), checkOut: inDays(-65), state: 'no-show' },
    { ...stay, checkIn: inDays(4), checkOut: inDays(6), state: 'confirmed' },
  ]);
  const { owed } = (await manager.today()).data;
  const former = owed.filter(({ guest: { lastName } }) => lastName === 'Former');
  expect(former.map(({ checkIn }) => checkIn)).toEqual([inDays(4)]);
});
