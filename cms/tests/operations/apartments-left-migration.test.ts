import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';
import { CMS } from '../run/settings';

type Migrate = (knex: typeof server.strapi.db.connection) => Promise<void>;
const { up, down } = createRequire(__filename)(
  join(CMS, '../database/migrations/0.2-bookings/0030-apartments-left.js'),
) as { up: Migrate; down: Migrate };
const { connection } = server.strapi.db;

test('the apartments that stays have left are read from the words of a history in use', async () => {
  const guest = guestOf(server.url);
  const token = await createStaff('apartments-left', [PERMISSION.read, PERMISSION.manage]);
  const manager = managerOf(server.url, token);
  await createApartment('left-first', { name: 'Creek, (north) 1' });
  await createApartment('left-second', { name: 'Creek 2' });
  const stay = stayIn(40, 3);
  const { number } = await guest.quote({ apartmentId: 'left-first', ...stay, guests: 2 });
  const { reference } = (await guest.book(reservationFor(number))).data;
  await manager.act(reference, 'move', { apartmentId: 'left-second', ...stay });
  await manager.act(reference, 'move', { apartmentId: 'left-second', ...stayIn(50, 3) });
  await manager.act(reference, 'move', { apartmentId: 'left-first', ...stayIn(50, 3) });
  const left = async () => {
    const lines = (await connection('booking_reservation_history')
      .where({ reference })
      .orderBy('id')) as Record<string, unknown>[];
    return lines.map((line) => [line['left_apartment'], line['left_apartment_name']]).slice(2);
  };
  const known = [
    ['left-first', 'Creek, (north) 1'],
    [null, null],
    ['left-second', 'Creek 2'],
  ];
  expect(await left()).toEqual(known);

  await down(connection);
  await up(connection);
  expect(await left()).toEqual(known);
});
