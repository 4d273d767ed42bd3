import { engineOf } from 'booking-rules/engine';
import { sumsOf, type Entry } from 'booking-rules/shared/domain/folio/entry';
import { addDays, nightsOf } from 'booking-rules/shared/domain/stay';
import { createApartment } from '../fixture/content';
import { serverDate, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'folio-flat';
const guest = guestOf(server.url);
const engine = engineOf(server.strapi);
let manager: StayManager;
let token: string;

beforeAll(async () => {
  await createApartment(apartmentId, { weekendRate: 60_000 });
  await createApartment('folio-other');
  await createApartment('folio-request', { bookingMode: 'on-request' });
  token = await createStaff('folio-manager', [PERMISSION.read, PERMISSION.manage]);
  manager = managerOf(server.url, token);
});

const folioOf = (reference: string): Promise<Entry[]> => engine.reservations.folio(reference);

async function reserve(days: number, nights = 3, apartment = apartmentId): Promise<string> {
  const { number } = await guest.quote({ apartmentId: apartment, ...stayIn(days, nights), guests: 2 });
  return (await guest.book(reservationFor(number))).data.reference;
}

/** What the folio says beside what the reservation says. */
async function compared(reference: string) {
  const entries = await folioOf(reference);
  const sums = sumsOf(entries);
  const { total, paidAmount, refundedAmount, state } = (await manager.read(reference)).data;
  expect({ ...sums, refunded: sums.asked + refundsDone(entries), state }).toMatchObject({
    paid: paidAmount - refundsDone(entries),
    refunded: refundedAmount,
  });
  return { ...sums, agreed: total, state };
}

const refundsDone = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { kind, amount }) => (kind === 'refund' ? sum + amount : sum), 0);

test('a booking is charged night by night at the rates that were quoted', async () => {
  const stay = stayIn(30, 7);
  const { number, lines, total } = await guest.quote({ apartmentId, ...stay, guests: 2 });
  const { reference } = (await guest.book(reservationFor(number))).data;
  const entries = await folioOf(reference);
  const nights = entries.filter(({ kind }) => kind === 'night');
  expect(nights.map(({ night }) => night)).toEqual(nightsOf(stay));
  expect(nights.map(({ amount }) => amount).sort()).toEqual([
    ...Array<number>(5).fill(40_000),
    60_000,
    60_000,
  ]);
  expect(sumsOf(nights).total).toBe(lines.find(({ kind }) => kind === 'night')?.amount);
  expect(entries.map(({ kind }) => kind).slice(7)).toEqual(['discount', 'fee', 'tax', 'tax']);
  expect(entries.every(({ by }) => by === 'guest')).toBe(true);
  expect(await compared(reference)).toMatchObject({ total, agreed: total, paid: 0, due: total });
});

test('what is paid is due no more, and what a cancellation keeps is its charge', async () => {
  const reference = await reserve(20);
  await manager.act(reference, 'paid');
  const paid = await compared(reference);
  expect(paid).toMatchObject({ due: 0, paid: paid.agreed });
  const { status } = await manager.act(reference, 'cancel', { refund: 'ladder' });
  expect(status).toBe(200);
  // Twenty days before arrival half goes back.
  const after = await compared(reference);
  expect(after).toMatchObject({ state: 'cancelled', total: paid.agreed / 2 });
  // It was received by hand, and goes back by hand.
  await engine.settlement.payOwed(new Date());
  const [refund] = (await manager.read(reference)).data.refundLines;
  expect((await manager.settle(reference, refund?.key ?? '')).status).toBe(200);
  expect(await compared(reference)).toMatchObject({ asked: 0, due: 0, refundable: 0, paid: paid.agreed / 2 });
});

test.each([
  { refund: 'full', share: 0 },
  { refund: 'none', share: 1 },
] as const)('cancelled with $refund refund, $share of the total is kept', async ({ refund, share }) => {
  const reference = await reserve(60 + share * 5);
  await manager.act(reference, 'paid');
  await manager.act(reference, 'cancel', { refund });
  const { agreed, ...after } = await compared(reference);
  expect(after).toMatchObject({ total: agreed * share, paid: agreed });
  expect(after.asked).toBe(agreed * (1 - share));
});

test('a request that is declined, and a hold that expires, owe nothing', async () => {
  const declined = await reserve(30, 2, 'folio-request');
  await manager.act(declined, 'decline');
  expect(await compared(declined)).toMatchObject({ total: 0, due: 0, state: 'cancelled' });

  const { number } = await guest.quote({ apartmentId, ...stayIn(80, 2), guests: 2 });
  const { reference, total } = (await guest.reserve(reservationFor(number))).data;
  await engine.reservations.jobs.expireHolds(new Date(Date.now() + 5 * 86_400_000));
  expect(await compared(reference)).toMatchObject({ total: 0, state: 'expired' });
  await manager.act(reference, 'confirm');
  expect(await compared(reference)).toMatchObject({ total, due: total, state: 'confirmed' });
});

test('a desk booking that is paid says so from its first entry on', async () => {
  const { data } = await ask(server.url, 'POST /booking-rules/reservations', {
    headers: { Authorization: `Bearer ${token}` },
    body: {
      data: {
        ...{ apartmentId, ...stayIn(100, 2), guests: 2, payment: 'paid' as const },
        guest: reservationFor('').guest,
      },
    },
  });
  expect(await compared(data.reference)).toMatchObject({ total: data.total, paid: data.total, due: 0 });
});

test('a no-show keeps all but Tourism Dirham', async () => {
  const reference = await reserve(0, 2);
  await manager.act(reference, 'paid');
  await manager.act(reference, 'no-show');
  const { agreed, ...after } = await compared(reference);
  // One bedroom at AED 10 for two nights.
  expect(after).toMatchObject({ state: 'no-show', total: agreed - 2_000, refundable: 2_000 });
});

test('imported stays have the folio of what became of them', async () => {
  const apartment = 'folio-other';
  const stays = (['completed', 'cancelled', 'no-show', 'cancelled'] as const).map((state, index) => {
    const checkIn = addDays('2025-03-01', index * 5);
    return {
      ...{ apartmentId: apartment, checkIn, checkOut: addDays(checkIn, 3), guests: 2, state },
      ...{ guest: reservationFor('').guest, paid: index < 3, bookedAt: serverDate('2025-01-10T08:00:00Z') },
    };
  });
  expect(await engine.reservations.importPastBookings(stays)).toBe(4);
  const { data } = await engine.reservations.list({
    ...{ apartmentId: apartment, sort: 'arrival' as const, page: 1, pageSize: 10 },
  });
  const from = async (source: 'import' | 'site') =>
    (
      await engine.reservations.list({
        apartmentId: apartment,
        source,
        sort: 'arrival',
        page: 1,
        pageSize: 10,
      })
    ).data;
  expect((await from('import')).map(({ reference }) => reference)).toEqual(
    data.map(({ reference }) => reference),
  );
  expect(await from('site')).toEqual([]);
  const sums = await Promise.all(data.map(({ reference }) => compared(reference)));
  const [agreed = 0] = sums.map(({ agreed: total }) => total);
  expect(sums.map(({ total }) => total)).toEqual([agreed, agreed, agreed - 3_000, 0]);
  expect(sums.map(({ due }) => due)).toEqual([0, 0, 0, 0]);
});

test('the database refuses to change an entry, or to delete it', async () => {
  const reference = await reserve(120, 1);
  const table = () => server.strapi.db.connection('booking_folio_entries').where({ reference });
  const before = await folioOf(reference);
  const answers = [table().update({ amount: 1 }), table().delete()].map((query) =>
    Promise.resolve(query).then(() => 'done', String),
  );
  for (const answer of await Promise.all(answers))
    expect(answer).toContain('Entries of a folio are never changed or deleted');
  expect(await folioOf(reference)).toEqual(before);
});
