import { randomUUID } from 'node:crypto';
import { engineOf } from 'booking-rules/engine';
import type { ReservationListQuery } from 'booking-rules/contracts/reservations/reservations-admin';
import { localDay } from 'booking-rules/shared/domain/local-day';
import { addDays, type Stay } from 'booking-rules/shared/domain/stay';
import type { Knex } from 'knex';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';
import { onPostgres } from '../run/databases';

const HISTORY = 'booking_reservation_history';
const { connection } = server.strapi.db;
const { keep } = engineOf(server.strapi);

/** Writes a line of history of a reservation. */
async function write(db: Knex, reference: string, differences: object = {}): Promise<void> {
  const states = { from_state: 'confirmed', to_state: 'confirmed' };
  await db(HISTORY).insert({ reference, ...states, by: 'system', at: Date.now(), ...differences });
}

/** An answer that tells how it was worked out: `null` as a whole, else for the reservations that have changed. */
function answer() {
  const key = randomUUID();
  const worked: (readonly string[] | null)[] = [];
  const ask = () =>
    keep<number>(key, (before) => {
      worked.push(before?.changed ?? null);
      return Promise.resolve((before?.answer ?? 0) + 1);
    });
  return { ask, worked };
}

/** An id behind the rows that are looked at again, and among those that are counted. */
const farBehind = () => -1_000 - Math.ceil(Math.random() * 10_000);
const reference = () => `R-${randomUUID().slice(0, 10).toUpperCase()}`;

test('an answer is kept while nothing is written, and then told which reservations have changed', async () => {
  const { ask, worked } = answer();
  expect([await ask(), await ask()]).toEqual([1, 1]);
  const [one, other] = [reference(), reference()];
  await write(connection, one);
  await write(connection, other);
  await write(connection, one);
  expect([await ask(), await ask()]).toEqual([2, 2]);
  expect(worked).toEqual([null, [one, other]]);
});

test('those who ask for the same at once wait for one answer', async () => {
  const { ask, worked } = answer();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(worked).toEqual([null]);
});

test('an answer that fails is not kept, and keeps nobody from the next one', async () => {
  const key = randomUUID();
  await expect(keep(key, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await keep(key, () => Promise.resolve('there again'))).toBe('there again');
});

test('a row that appears far behind the last one has everything worked out as a whole', async () => {
  const { ask, worked } = answer();
  await ask();
  await write(connection, reference(), { id: farBehind() });
  await ask();
  expect(worked).toEqual([null, null]);
});

test('demo bookings that come or go have everything worked out as a whole', async () => {
  const { ask, worked } = answer();
  await ask();
  const record = { uid: 'plugin::booking-rules.reservation', id: reference() };
  await connection('demo_records').insert({ ...record, changed_at: 0 });
  await ask();
  await connection('demo_records').where(record).delete();
  await ask();
  await ask();
  expect(worked).toEqual([null, null, null]);
});

(onPostgres() ? test : test.skip)(
  'what is committed after rows that were written later is seen',
  async () => {
    const { ask, worked } = answer();
    await ask();
    const [early, late] = [reference(), reference()];
    const trx = await connection.transaction();
    await write(trx, early);
    await write(connection, late);
    await ask();
    await trx.commit();
    await ask();
    expect(worked).toEqual([null, [late], [early]]);
  },
);

test('what managers look at first is in memory before they ask for it', async () => {
  const { reports } = engineOf(server.strapi);
  const now = new Date();
  await reports.readAhead(now);
  const asked: string[] = [];
  const hear = ({ sql }: { sql: string }) => asked.push(sql);
  connection.on('query', hear);
  const [month, year] = [localDay(now).slice(0, 7), localDay(now).slice(0, 4)];
  await reports.monthEnd(month, now);
  await reports.nightlyTaxes(month, now);
  await reports.report({ from: `${year}-01-01`, to: `${Number(year) + 1}-01-01`, by: 'month' }, now);
  connection.removeListener('query', hear);
  expect(asked).not.toEqual([]);
  // The rows of neither: only how many there are.
  expect(
    asked.filter((sql) => /folio_entries|reservation_history/.test(sql) && !/count\(/.test(sql)),
  ).toEqual([]);
});

/** Everything that is worked out of kept answers, as managers have it. */
async function reportsOf(stay: Stay) {
  const { reports, reservations } = engineOf(server.strapi);
  const now = new Date();
  const [month, later] = [stay.checkIn, addDays(stay.checkOut, 40)].map((day) => day.slice(0, 7));
  const [from, to] = [addDays(stay.checkIn, -400), addDays(stay.checkOut, 45)];
  const file: string[] = [];
  const all: ReservationListQuery = { page: 1, pageSize: 100, sort: 'newest' };
  for await (const piece of reservations.csv(all)) file.push(piece);
  return {
    months: await reports.report({ from, to, by: 'month' }, now),
    flats: await reports.report({ from, to, by: 'apartment' }, now),
    books: [await reports.monthEnd(month ?? '', now), await reports.monthEnd(later ?? '', now)],
    taxes: await reports.nightlyTaxes(month ?? '', now),
    today: await reports.today(now),
    lists: [
      await reservations.list(all),
      await reservations.list({ ...all, sort: 'arrival' }),
      await reservations.list({ ...all, sort: 'total' }),
    ],
    file,
  };
}

test('reports that follow writes are the same as those that are worked out as a whole', async () => {
  const apartmentId = 'kept-flat';
  await createApartment(apartmentId, { gapFilling: false });
  const guest = guestOf(server.url);
  const manager = managerOf(server.url, await createStaff('kept-manager', Object.values(PERMISSION)));
  const stay = stayIn(3, 4);
  const book = async (days: number) => {
    const { number } = await guest.quote({ apartmentId, ...stayIn(days, 4), guests: 2 });
    return (await guest.book(reservationFor(number))).data.reference;
  };
  const [one, other, third] = [await book(3), await book(10), await book(20)];
  const acts = [
    () => manager.act(one, 'paid'),
    () => manager.act(one, 'move', { apartmentId, ...stayIn(40, 6) }),
    () => manager.act(other, 'paid'),
    () => manager.act(other, 'cancel', { refund: 'none' }),
    () => manager.act(third, 'cancel', { refund: 'full' }),
    () => book(30),
  ];
  for (const act of acts) {
    await reportsOf(stay);
    await act();
    const followed = await reportsOf(stay);
    await write(connection, reference(), { id: farBehind() });
    expect(followed).toEqual(await reportsOf(stay));
  }
});

test('after very many rows only the last are counted, and what is written next is still told', async () => {
  const { ask, worked } = answer();
  const many = reference();
  const line = { from_state: 'confirmed', to_state: 'confirmed', by: 'system', at: Date.now() };
  const rows = Array.from({ length: 41_000 }, () => ({ ...line, reference: many }));
  await connection.batchInsert(HISTORY, rows, 400);
  await ask();
  const [next, last] = [reference(), reference()];
  await write(connection, next);
  await ask();
  await write(connection, last);
  expect(await ask()).toBe(3);
  expect(worked).toEqual([null, [next], [last]]);
  await connection(HISTORY).where({ reference: many }).delete();
});
