import { createRequire } from 'node:module';
import { join } from 'node:path';
import { engineOf } from 'booking-rules/engine';
import { isCharge, sumsOf, type Entry } from 'booking-rules/shared/domain/folio/entry';
import { chargeOf, hasTaxesInside } from 'booking-rules/shared/domain/folio/taxes';
import { createApartment, createVacationer25 } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { keepFormerSums } from '../fixture/former-sums';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';
import { CMS } from '../run/settings';

interface Migration {
  up: (knex: typeof server.strapi.db.connection) => Promise<void>;
  down: (knex: typeof server.strapi.db.connection) => Promise<void>;
}
/** That of the folio, and those that build on its table. Documents name entries by their ids, which begin anew. */
const MIGRATIONS = ['0019-folio', '0020-listed-apartments', '0021-documents', '0024-folio-sums'].map(
  (name) =>
    createRequire(__filename)(join(CMS, `../database/migrations/0.2-bookings/${name}.js`)) as Migration,
);
const apartmentId = 'folio-before';
const guest = guestOf(server.url);
const engine = engineOf(server.strapi);
const { connection } = server.strapi.db;
let manager: StayManager;

beforeAll(async () => {
  await createApartment(apartmentId, { weekendRate: 60_000 });
  await createVacationer25();
  manager = managerOf(server.url, await createStaff('folio-before', [PERMISSION.read, PERMISSION.manage]));
});

async function reserve(days: number, nights: number, promotionCode?: string): Promise<string> {
  const asked = { apartmentId, ...stayIn(days, nights), guests: 2 };
  const { number } = await guest.quote({ ...asked, ...(promotionCode !== undefined && { promotionCode }) });
  return (await guest.book(reservationFor(number))).data.reference;
}

async function makeFoliosAnew(): Promise<void> {
  for (const { down } of MIGRATIONS.toReversed()) await down(connection);
  for (const { up } of MIGRATIONS) await up(connection);
}

const change = (reference: string, columns: object) =>
  connection('booking_reservations').where({ reference }).update(columns);

/** An entry as far as the migration can know it: which night cost what is not in a line. */
const known = (entry: Entry) => {
  const { kind, label, amount, night, rule, taxIncluded, reverses } = entry;
  // Fees and taxes had other names for the same before they were records.
  const charged = chargeOf(entry)?.id ?? (hasTaxesInside(entry) ? 'taxes inside' : rule);
  return {
    ...{ kind, label, night, taxIncluded, isReversal: reverses !== null },
    ...(kind === 'night' ? {} : { amount, charged }),
  };
};

test('reservations of a database in use get the folio that they would have had', async () => {
  const cases = {
    standing: await reserve(30, 8, 'VACATIONER25'),
    paid: await reserve(40, 3),
    halved: await reserve(20, 3),
    given: await reserve(60, 3),
    open: await reserve(64, 3),
  };
  for (const reference of [cases.paid, cases.halved, cases.given, cases.open])
    await manager.act(reference, 'paid');
  await manager.act(cases.halved, 'cancel', { refund: 'ladder' });
  await manager.act(cases.given, 'cancel', { refund: 'full' });
  await engine.settlement.payOwed(new Date());
  await manager.act(cases.open, 'cancel', { refund: 'full' });
  const references = Object.values(cases);
  const before = await Promise.all(references.map((reference) => engine.reservations.folio(reference)));

  await keepFormerSums();
  await makeFoliosAnew();

  const after = await Promise.all(references.map((reference) => engine.reservations.folio(reference)));
  for (const [index, entries] of after.entries()) {
    const earlier = before[index] ?? [];
    expect(sumsOf(entries)).toEqual(sumsOf(earlier));
    const charges = (list: readonly Entry[]) => list.filter(isCharge).map(known);
    expect(charges(entries)).toEqual(charges(earlier));
    const money = (list: readonly Entry[]) => list.flatMap(({ money: how }) => (how ? [how] : []));
    for (const how of money(entries)) expect(money(earlier)).toContainEqual(how);
  }
  const next = await reserve(90, 1);
  expect((await engine.reservations.folio(next)).length).toBeGreaterThan(0);
});

test('totals and payments come over to the fils, whatever has become of a reservation', async () => {
  const moved = await reserve(120, 3);
  const elsewhere = await reserve(130, 3);
  const noShow = await reserve(140, 3);
  const unlike = await reserve(150, 3);
  for (const reference of [elsewhere, noShow]) await manager.act(reference, 'paid');
  // A stay that was moved kept its price; money went back on the provider's pages; a total is not that of its lines.
  const checkOut = stayIn(120, 5).checkOut;
  await change(moved, { check_out: checkOut });
  await change(noShow, { state: 'no-show' });
  await keepFormerSums({ [elsewhere]: { refunded_amount: 12_345 }, [unlike]: { total: 99_999 } });
  const stored: { reference: string; state: string; total: number; paid: number; refunded: number }[] =
    await connection('booking_reservations')
      .join('booking_former_sums', 'booking_former_sums.reference', 'booking_reservations.reference')
      .select('booking_reservations.reference', 'state', 'total', {
        paid: 'paid_amount',
        refunded: 'refunded_amount',
      });

  await makeFoliosAnew();

  expect(stored.length).toBeGreaterThan(3);
  for (const { reference, state, total, paid, refunded } of stored) {
    const sums = sumsOf(await engine.reservations.folio(reference));
    expect({ reference, net: sums.paid - sums.asked }).toEqual({ reference, net: paid - refunded });
    const isOver = state === 'cancelled' || state === 'expired';
    expect({ reference, total: sums.total }).toEqual({ reference, total: isOver ? sums.total : total });
    // What is kept of a stay that is over is what came and did not go back.
    if (isOver) expect(sums).toMatchObject({ due: 0, refundable: sums.asked });
  }
  const nights = (await engine.reservations.folio(moved)).filter(({ kind }) => kind === 'night');
  expect(nights).toHaveLength(5);
  // Other files compare nights and reservations.
  await change(moved, { check_out: stayIn(120, 3).checkOut });
  await change(noShow, { state: 'confirmed' });
  await connection.schema.dropTable('booking_former_sums');
});
