import { engineOf } from 'booking-rules/engine';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { percentOf } from 'booking-rules/shared/format/money';
import { addDays } from 'booking-rules/shared/domain/stay';
import { contradictions } from '../fixture/bookings';
import { createApartment } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { ownBookings } from '../fixture/own-bookings';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'cancellation-flat';
const email = 'layla@guests.example';
const guest = guestOf(server.url);
let manager: StayManager;

beforeAll(async () => {
  await createApartment(apartmentId);
  manager = managerOf(
    server.url,
    await createStaff('cancellation-manager', [PERMISSION.read, PERMISSION.manage]),
  );
});

async function reserve(days: number, nights = 2): Promise<ReservationView> {
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, nights), guests: 2 });
  const { status, data, text } = await guest.book(reservationFor(number, email));
  if (status !== 201) throw new Error(text);
  return data;
}

describe('cancelled so many days before arrival', () => {
  test.each([
    [30, 100],
    [29, 50],
    [14, 50],
    [13, 0],
    [0, 0],
  ])('%i days: the guest sees %i%%, and gets it', async (days, percent) => {
    const { reference, total } = await reserve(days);
    await manager.act(reference, 'paid');
    const amount = percentOf(total, percent);
    const preview = await guest.refund(reference, email);
    expect({ status: preview.status, data: preview.data }).toMatchObject({
      status: 200,
      data: { percent, amount },
    });
    const { status, data } = await guest.cancel(reference, email);
    expect({ status, data }).toMatchObject({
      status: 200,
      data: { state: 'cancelled', refundedAmount: amount },
    });
    expect(await guest.takenDays(apartmentId, inDays(days), inDays(days + 2))).toEqual([]);
    const { history } = (await manager.read(reference)).data;
    expect(history.at(-1)).toMatchObject({ from: 'confirmed', to: 'cancelled', by: 'guest' });
  });

  test('at 23:59 the day before in Dubai is still the day before, and at 00:01 is not', async () => {
    const { reference, checkIn } = await reserve(60);
    const percentAt = async (days: number, time: string): Promise<number> => {
      const now = new Date(`${addDays(checkIn, -days)}T${time}:00+04:00`);
      return (await engineOf(server.strapi).reservations.refund(reference, { email }, now)).percent;
    };
    expect([await percentAt(30, '23:59'), await percentAt(29, '00:01')]).toEqual([100, 50]);
    expect([await percentAt(14, '23:59'), await percentAt(13, '00:01')]).toEqual([50, 0]);
    expect([await percentAt(1, '23:59'), await percentAt(0, '00:01'), await percentAt(0, '23:59')]).toEqual([
      0, 0, 0,
    ]);
    await expect(percentAt(-1, '00:01')).rejects.toThrow('cannot be cancelled any more');
    await guest.cancel(reference, email);
  });
});

test('a wrong pair is 404, whichever half is wrong, and cancels nothing', async () => {
  const { reference } = await reserve(40);
  const pairs = [
    [reference, 'somebody@else.example'],
    ['R-0000000000', email],
  ] as const;
  const answers = [];
  for (const [number, address] of pairs) {
    answers.push(await guest.refund(number, address), await guest.cancel(number, address));
  }
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await guest.readReservation(reference, email)).data.state).toBe('confirmed');
});

test('a stay is cancelled once: the second time is refused and gives nothing more', async () => {
  const { reference } = await reserve(45);
  const { total } = (await manager.act(reference, 'paid')).data;
  expect((await guest.cancel(reference, email)).status).toBe(200);
  const again = await guest.cancel(reference, email);
  expect({ status: again.status, name: again.error.name }).toEqual({ status: 400, name: 'ApplicationError' });
  expect((await guest.refund(reference, email)).status).toBe(400);
  const owed = server.strapi.db.connection('booking_refunds').where({ reference });
  expect(await owed.select('amount')).toEqual([{ amount: total }]);
});

test('ten cancellations at once cancel once', async () => {
  const { reference } = await reserve(50);
  await manager.act(reference, 'paid');
  const answers = await Promise.all(Array.from({ length: 10 }, () => guest.cancel(reference, email)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
  const owed = server.strapi.db.connection('booking_refunds').where({ reference });
  expect(await owed.select('key')).toHaveLength(1);
});

test('an unpaid stay is cancelled without a refund', async () => {
  const { reference } = await reserve(55);
  expect((await guest.cancel(reference, email)).data).toMatchObject({
    state: 'cancelled',
    refundedAmount: 0,
  });
});

test.each<[string, object]>([
  ['without an email address', {}],
  ['with an unknown field', { email, refund: 'full' }],
])('a cancellation %s is refused', async (_, data) => {
  const { reference } = await reserve(58);
  const { status, error } = await guest.cancelWith(reference, data);
  expect({ status, name: error.name }).toEqual({ status: 400, name: 'ValidationError' });
  await guest.cancel(reference, email);
});

test('afterwards the table of nights and the reservations agree', async () => {
  expect(contradictions(await ownBookings())).toEqual([]);
});
