import { Client } from 'pg';
import { createApartment, UID, update } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor, type Guest } from '../fixture/guest';
import { send } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { SEEN_ELSEWHERE_MS } from '../fixture/soon';
import { createStaff, PERMISSION } from '../fixture/staff';
import { within } from '../fixture/within';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { onPostgres } from '../run/databases';

const apartmentId = 'search-there';
const here = guestOf(server.url);
const stay = stayIn(30, 3);
let other: ServerProcess;
let there: Guest;
let apartment: string;
let managerThere: StayManager;

beforeAll(async () => {
  apartment = await createApartment(apartmentId);
  other = await startServerProcess(server.database, { PUBLIC_URL: server.url });
  await other.ready;
  there = guestOf(other.url);
  managerThere = managerOf(other.url, await createStaff('search-there-manager', [PERMISSION.manage]));
});

async function isFoundBy(guest: Guest): Promise<boolean> {
  const dates = { availabilityDateStart: stay.checkIn, availabilityDateEnd: stay.checkOut };
  return (await guest.stays({ ...dates })).some((offer) => offer.apartmentId === apartmentId);
}

const soonFoundBy = (guest: Guest, found: boolean) =>
  within(SEEN_ELSEWHERE_MS, async () => expect(await isFoundBy(guest)).toBe(found));

test('a reservation on one server leaves the search of the other, and its cancellation brings it back', async () => {
  const { number } = await here.quote({ apartmentId, ...stay, guests: 2 });
  const { data } = await here.reserve(reservationFor(number));
  expect(await isFoundBy(here)).toBe(false);
  await soonFoundBy(there, false);
  const body = { data: { email: 'layla@guests.example' } };
  await send(other.url, 'post', `/api/reservations/${data.reference}/cancellation`, { body });
  expect(await isFoundBy(there)).toBe(true);
  await soonFoundBy(here, true);
});

test('nights that are blocked and freed on one server are so on the other', async () => {
  await managerThere.block({ apartmentId, ...stay });
  expect(await isFoundBy(there)).toBe(false);
  await soonFoundBy(here, false);
  await managerThere.free({ apartmentId, ...stay });
  await soonFoundBy(here, true);
});

test('a rule that was changed on one server rules the search of the other', async () => {
  await update(UID.apartment, apartment, { maximumStay: 2 });
  await soonFoundBy(there, false);
  await update(UID.apartment, apartment, { maximumStay: null });
  await soonFoundBy(there, true);
});

test('a hundred changes in one breath all arrive', async () => {
  const spans = Array.from({ length: 100 }, (_, index) => ({ apartmentId, ...stayIn(100 + 2 * index, 1) }));
  await Promise.all(spans.map((span) => managerThere.block(span)));
  await within(SEEN_ELSEWHERE_MS, async () =>
    expect(await here.takenDays(apartmentId, inDays(100), inDays(300))).toHaveLength(100),
  );
});

if (onPostgres() && server.database.client === 'postgres') {
  const { url } = server.database;

  async function inDatabase(sql: string): Promise<unknown[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<object>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  test('nights written past every server are seen by both: the table itself tells them', async () => {
    const night = inDays(31);
    await inDatabase(
      `insert into booking_nights (apartment, night, source) values ('${apartmentId}', '${night}', 'block')`,
    );
    await soonFoundBy(here, false);
    await soonFoundBy(there, false);
    await inDatabase(`delete from booking_nights where apartment = '${apartmentId}' and night = '${night}'`);
    await soonFoundBy(here, true);
    await soonFoundBy(there, true);
  });

  test('what was told while a server could not hear is made good once it listens again', async () => {
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen booking%' or query = 'select 1'`;
    expect((await inDatabase(cut)).length).toBeGreaterThanOrEqual(2);
    await update(UID.apartment, apartment, { maximumStay: 2 });
    await within(30_000, async () => expect(await isFoundBy(there)).toBe(false));
    await update(UID.apartment, apartment, { maximumStay: null });
    await soonFoundBy(there, true);
    await soonFoundBy(here, true);
  });

  test('a message that nobody understands harms nobody', async () => {
    await inDatabase(`select pg_notify('booking_changes', 'no JSON at all')`);
    await managerThere.block({ apartmentId, ...stay });
    await soonFoundBy(here, false);
    await managerThere.free({ apartmentId, ...stay });
    await soonFoundBy(here, true);
  });
}
