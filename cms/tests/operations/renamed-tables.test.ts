import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { CMS } from '../run/settings';

type Migrate = (knex: typeof server.strapi.db.connection) => Promise<void>;
const { up, down } = createRequire(__filename)(
  join(CMS, '../database/migrations/0.2-bookings/0016-plain-names.js'),
) as {
  up: Migrate;
  down: Migrate;
};
const guest = guestOf(server.url);

test('tables and jobs of a database in use get their new names with all that is in them', async () => {
  const { connection } = server.strapi.db;
  await createApartment('renamed');
  const { number } = await guest.quote({ apartmentId: 'renamed', ...stayIn(30, 2), guests: 2 });
  const { reference } = (await guest.book(reservationFor(number))).data;
  const history = (await connection('booking_reservation_history').where({ reference })) as object[];
  expect(history).toHaveLength(2);

  await down(connection);
  try {
    await connection('booking_jobs').where({ name: 'lapse-holds' }).delete();
    await connection('booking_jobs').insert({ name: 'lapse-holds', locked_until: 0, last_run_at: 7 });
    expect(await connection('booking_reservation_moves').where({ reference })).toEqual(history);
  } finally {
    await up(connection);
  }

  expect(await connection('booking_reservation_history').where({ reference })).toEqual(history);
  expect(await connection('booking_limit_entries').where({ reference })).toHaveLength(1);
  expect(await connection('booking_jobs').where({ name: 'expire-holds' })).toMatchObject([
    { name: 'expire-holds' },
  ]);
});
