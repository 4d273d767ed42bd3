import { engineOf } from 'booking-rules/engine';
import { addDays, type Stay } from 'booking-rules/shared/domain/stay';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatStay } from 'booking-rules/shared/format/stay';
import { contradictions } from '../fixture/bookings';
import { createApartment } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { ownBookings } from '../fixture/own-bookings';
import { createStaff, PERMISSION } from '../fixture/staff';

const guest = guestOf(server.url);
const me = 'manage-manager@staff.example';
let manager: StayManager;

beforeAll(async () => {
  for (const id of ['manage-flat', 'manage-other']) await createApartment(id);
  await createApartment('manage-small', { capacity: 1 });
  await createApartment('manage-request', { bookingMode: 'on-request' });
  manager = managerOf(server.url, await createStaff('manage-manager', [PERMISSION.read, PERMISSION.manage]));
});

afterEach(async () => {
  expect(contradictions(await ownBookings())).toEqual([]);
});

async function reserve(apartmentId: string, stay: Stay): Promise<string> {
  const { number } = await guest.quote({ apartmentId, ...stay, guests: 2 });
  return (await guest.book(reservationFor(number))).data.reference;
}

const takenOf = (id: string, { checkIn, checkOut }: Stay) => guest.takenDays(id, checkIn, checkOut);
const wayOf = async (reference: string) =>
  (await manager.read(reference)).data.history.map(({ from, to, by, why }) => [from, to, by, why]);

test('a request is accepted: confirmed, with who and when', async () => {
  const reference = await reserve('manage-request', stayIn(30, 2));
  const { status, data } = await manager.act(reference, 'accept');
  expect({ status, state: data.state }).toEqual({ status: 200, state: 'confirmed' });
  expect(data).toMatchObject({ awaiting: null, heldUntil: null });
  expect(await wayOf(reference)).toEqual([
    [null, 'held', 'guest', null],
    ['held', 'held', 'guest', 'email address confirmed'],
    ['held', 'confirmed', me, 'accepted'],
  ]);
  const { history } = (await manager.read(reference)).data;
  expect(history.every(({ at }) => Math.abs(Date.now() - Date.parse(at)) < 60_000)).toBe(true);
});

test('a request is declined with a reason, and its nights are free', async () => {
  const stay = stayIn(40, 2);
  const reference = await reserve('manage-request', stay);
  expect(await takenOf('manage-request', stay)).toHaveLength(2);
  expect((await manager.act(reference, 'decline', { why: 'Painters' })).data.state).toBe('cancelled');
  expect(await takenOf('manage-request', stay)).toEqual([]);
  expect((await wayOf(reference)).at(-1)).toEqual(['held', 'cancelled', me, 'Painters']);
});

test('a reservation is marked paid once, however often it is said', async () => {
  const reference = await reserve('manage-flat', stayIn(30, 2));
  const first = await manager.act(reference, 'paid');
  expect(first.data).toMatchObject({ paid: true, paidAmount: first.data.total, state: 'confirmed' });
  expect((await manager.act(reference, 'paid')).data).toEqual(first.data);
  expect(await wayOf(reference)).toHaveLength(3);
});

test.each([
  ['full', 1],
  ['none', 0],
  ['ladder', 0.5],
] as const)('a paid stay in 20 days is cancelled with refund %s', async (refund, share) => {
  const reference = await reserve('manage-flat', stayIn(20, 2));
  const { total } = (await manager.act(reference, 'paid')).data;
  const { data } = await manager.act(reference, 'cancel', { refund, why: 'A call' });
  expect(data).toMatchObject({ state: 'cancelled', refundedAmount: Math.round(total * share) });
  expect(await takenOf('manage-flat', stayIn(20, 2))).toEqual([]);
  expect((await wayOf(reference)).at(-1)).toEqual(['confirmed', 'cancelled', me, 'A call']);
  const owed = server.strapi.db.connection('booking_refunds').where({ reference });
  expect(await owed.select('amount')).toEqual(share === 0 ? [] : [{ amount: Math.round(total * share) }]);
});

test('an expired request whose nights are gone cannot be confirmed, and one whose nights are free can', async () => {
  const stay = stayIn(50, 3);
  const reference = await reserve('manage-request', stay);
  const { heldUntil } = (await manager.read(reference)).data;
  await engineOf(server.strapi).jobs.runOnce(new Date(Date.parse(heldUntil ?? '') + 1));
  const span = { apartmentId: 'manage-request', checkIn: addDays(stay.checkIn, 1), checkOut: stay.checkOut };
  expect((await manager.block(span)).status).toBe(200);
  const refused = await manager.tryAct(reference, 'confirm');
  expect(refused.status).toBe(409);
  expect(refused.error.details.reasons).toEqual([{ reason: 'not-available', night: span.checkIn }]);
  expect((await manager.free(span)).data.freed).toBe(2);
  expect((await manager.act(reference, 'confirm')).data.state).toBe('confirmed');
  expect(await takenOf('manage-request', stay)).toHaveLength(3);
});

describe('a reservation is moved', () => {
  test('onto days that are partly its own, at the price that was agreed', async () => {
    const reference = await reserve('manage-flat', stayIn(60, 4));
    const { total } = (await manager.read(reference)).data;
    const { status, data } = await manager.act(reference, 'move', {
      apartmentId: 'manage-flat',
      ...stayIn(62, 4),
    });
    expect({ status, total: data.total, ...stayIn(62, 4) }).toMatchObject({ status: 200, total });
    expect(data).toMatchObject({ ...stayIn(62, 4), nights: 4 });
    expect(await takenOf('manage-flat', stayIn(58, 12))).toEqual([62, 63, 64, 65].map(inDays));
    const was = formatStay(stayIn(60, 4));
    const why = `Moved to ${formatStay(stayIn(62, 4))} (before: ${was}). ${formatAmount(total)} as before (agreed rates)`;
    expect((await wayOf(reference)).at(-1)).toEqual(['confirmed', 'confirmed', me, why]);
  });

  test('to another apartment, with a ladder for its new dates', async () => {
    const reference = await reserve('manage-flat', stayIn(80, 2));
    const { data } = await manager.act(reference, 'move', { apartmentId: 'manage-other', ...stayIn(90, 3) });
    expect(data).toMatchObject({ apartmentId: 'manage-other', apartmentName: 'Apartment manage-other' });
    expect(data.refunds[0]?.until).toBe(inDays(60));
    expect(await takenOf('manage-flat', stayIn(80, 2))).toEqual([]);
    expect(await takenOf('manage-other', stayIn(90, 3))).toHaveLength(3);
  });

  test('to where it already is without a line in its history', async () => {
    const stay = stayIn(100, 2);
    const reference = await reserve('manage-flat', stay);
    expect((await manager.act(reference, 'move', { apartmentId: 'manage-flat', ...stay })).status).toBe(200);
    expect(await wayOf(reference)).toHaveLength(2);
  });

  test.each<[string, object, string]>([
    ['nights of somebody else', { apartmentId: 'manage-flat', ...stayIn(111, 2) }, 'not-available'],
    ['an apartment too small', { apartmentId: 'manage-small', ...stayIn(110, 2) }, 'too-many-guests'],
    ['the past', { apartmentId: 'manage-flat', ...stayIn(-3, 2) }, 'in-the-past'],
  ])('not onto %s', async (_, target, reason) => {
    const others = stayIn(112, 2);
    const [taken] = await takenOf('manage-flat', others);
    if (taken === undefined) await reserve('manage-flat', others);
    const reference = await reserve('manage-other', stayIn(120, 2));
    const before = (await manager.read(reference)).data;
    const { status, error } = await manager.tryAct(reference, 'move', target);
    expect({ status, reasons: error.details.reasons }).toMatchObject({ status: 422, reasons: [{ reason }] });
    expect((await manager.read(reference)).data).toEqual(before);
    await manager.act(reference, 'cancel', { refund: 'none' });
  });

  test('while the guest is there: the stay gets longer, though its arrival has passed', async () => {
    await createApartment('manage-staying');
    const reference = await reserve('manage-staying', stayIn(0, 2));
    const target = { apartmentId: 'manage-staying', ...stayIn(0, 4) };
    expect((await manager.act(reference, 'move', target)).data).toMatchObject({ checkOut: inDays(4) });
  });
});
