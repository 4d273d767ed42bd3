import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { keepFormerSums, type FormerSums } from '../fixture/former-sums';
import { guestOf, reservationFor } from '../fixture/guest';
import { CMS } from '../run/settings';

type Migrate = (knex: typeof server.strapi.db.connection) => Promise<void>;
const { up, down } = createRequire(__filename)(join(CMS, '../database/migrations/0.1/0011-charges.js')) as {
  up: Migrate;
  down: Migrate;
};
const guest = guestOf(server.url);

beforeAll(async () => {
  await createApartment('charges');
});

const sums: Record<string, FormerSums> = {};

/** A reservation on which so much was paid and given back before charges were counted. */
async function paidBefore(days: number, amounts: FormerSums, way: object = {}): Promise<string> {
  const { number } = await guest.quote({ apartmentId: 'charges', ...stayIn(days, 2), guests: 2 });
  const { reference } = (await guest.reserve(reservationFor(number))).data;
  sums[reference] = amounts;
  if (Object.keys(way).length > 0)
    await server.strapi.db.connection('booking_reservations').where({ reference }).update(way);
  return reference;
}

test('what was paid before charges were counted is carried over, a payment that was given back beside the one that stands', async () => {
  const { connection } = server.strapi.db;
  const stripe = { payment: 'stripe', payment_reference: 'cs_own' };
  const once = await paidBefore(30, { paid_amount: 90_000, refunded_amount: 1_000 }, stripe);
  const twice = await paidBefore(40, { paid_amount: 180_000, refunded_amount: 90_000 });
  const never = await paidBefore(50, {});
  await keepFormerSums(sums);
  await down(connection);
  await connection('booking_refunds').insert({
    key: `${twice}-1`,
    reference: twice,
    amount: 90_000,
    method: 'stripe',
    payment: 'cs_other',
    next_at: 0,
    done_at: 1,
    created_at: 1,
  });
  await up(connection);
  await connection.schema.dropTable('booking_former_sums');
  const chargesOf = (reference: string) =>
    connection('booking_charges')
      .where({ reference })
      .orderBy('amount')
      .orderBy('method')
      .select('method', 'payment', 'amount', 'returned') as Promise<object[]>;
  expect(await chargesOf(once)).toEqual([
    { method: 'stripe', payment: 'cs_own', amount: 90_000, returned: 1_000 },
  ]);
  expect(await chargesOf(twice)).toEqual([
    { method: 'manual', payment: null, amount: 90_000, returned: 0 },
    { method: 'stripe', payment: 'cs_other', amount: 90_000, returned: 90_000 },
  ]);
  expect(await chargesOf(never)).toEqual([]);
});
