import { createRequire } from 'node:module';
import { join } from 'node:path';
import { engineOf } from 'booking-rules/engine';
import { bookingSums } from 'booking-rules/shared/domain/folio/booking-sums';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { keepFormerSums } from '../fixture/former-sums';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';
import { CMS } from '../run/settings';

const { up } = createRequire(__filename)(
  join(CMS, '../database/migrations/0.2-bookings/0023-folio-only.js'),
) as {
  up: (knex: typeof server.strapi.db.connection) => Promise<void>;
};
const apartmentId = 'folio-only';
const guest = guestOf(server.url);
const { reservations } = engineOf(server.strapi);
const { connection } = server.strapi.db;
let manager: StayManager;

beforeAll(async () => {
  await createApartment(apartmentId);
  manager = managerOf(server.url, await createStaff('folio-only', [PERMISSION.read, PERMISSION.manage]));
});

async function reserve(days: number): Promise<string> {
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, 3), guests: 2 });
  return (await guest.book(reservationFor(number))).data.reference;
}

const notes = async (reference: string) =>
  (await reservations.history(reference)).flatMap(({ why }) => (why?.includes('beside') ? [why] : []));

test('the database sums every folio as the domain does, whatever has become of a reservation', async () => {
  const [paid, cancelled, declined] = [await reserve(20), await reserve(30), await reserve(40)];
  const acts = [
    await manager.act(paid, 'paid'),
    await manager.act(cancelled, 'paid'),
    await manager.act(cancelled, 'cancel', { refund: 'none' }),
    await manager.act(declined, 'cancel', { refund: 'full' }),
  ];
  expect(acts.map(({ status, text }) => (status === 200 ? status : text))).toEqual([200, 200, 200, 200]);
  const known: { reference: string }[] = await connection('booking_reservations').select('reference');
  for (const { reference } of known) {
    const { state, total, paid, paidAmount, refundedAmount, due, refundable } =
      await reservations.require(reference);
    const sums = { total, paid, paidAmount, refundedAmount, due, refundable };
    expect({ reference, ...sums }).toEqual({
      reference,
      ...bookingSums(state, await reservations.folio(reference)),
    });
  }
  expect(await reservations.require(cancelled)).toMatchObject({ paid: true, due: 0 });
  const { total, terms } = await reservations.require(declined);
  // What it would have cost, as its lines say.
  expect(total).toBe(terms.lines.reduce((sum, { amount }) => sum + amount, 0));
});

test('amounts that agree with their folio go without a word, and with them their table', async () => {
  const reference = await reserve(50);
  const before = await reservations.folio(reference);
  await keepFormerSums();
  await up(connection);
  expect(await connection.schema.hasTable('booking_former_sums')).toBe(false);
  expect(await notes(reference)).toEqual([]);
  expect(await reservations.folio(reference)).toEqual(before);
  // A second start finds nothing to do.
  await up(connection);
});

test('where an amount differs the folio stands, and the history says what it was', async () => {
  const reference = await reserve(60);
  const { total } = await reservations.require(reference);
  await keepFormerSums({ [reference]: { total: total + 1_050, paid_amount: 2_500 } });
  await up(connection);
  expect(await reservations.require(reference)).toMatchObject({ total, paidAmount: 0 });
  const dirhams = (fils: number) => (fils / 100).toFixed(2);
  expect(await notes(reference)).toEqual([
    'The amounts that were kept beside the folio differed from it: ' +
      `total AED ${dirhams(total + 1_050)}, in the folio AED ${dirhams(total)}, ` +
      'paid AED 25.00, in the folio AED 0.00',
  ]);
});

test('a reservation without a folio gets one from its amounts', async () => {
  const reference = await reserve(70);
  const { total } = await reservations.require(reference);
  const folio = () => connection('booking_folio_entries').where({ reference });
  // Entries are never deleted: this one is told apart by another reference.
  await connection('booking_reservations').where({ reference }).update({ reference: 'R-N0F0110000' });
  expect(await folio().select('id')).not.toEqual([]);
  const bare = 'R-N0F0110000';
  await keepFormerSums({ [bare]: { total, paid_amount: 10_000, refunded_amount: 2_000 } });
  await up(connection);
  expect(await reservations.require(bare)).toMatchObject({
    ...{ total, paidAmount: 10_000, refundedAmount: 2_000 },
    ...{ paid: false, due: total - 8_000 },
  });
  await connection('booking_reservations').where({ reference: bare }).update({ reference });
});
