import { setTimeout as pause } from 'node:timers/promises';
import { apartmentData } from '../fixture/apartment';
import { contradictions } from '../fixture/bookings';
import { inDays, stayIn } from '../fixture/days';
import { calendarOf, startFeedServer } from '../fixture/feed-server';
import { guestOf, reservationFor, type Guest } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { within } from '../fixture/within';
import { bookingsOf } from '../outside/bookings-of';
import { firstManagerOf } from '../outside/manager';
import { runStatement } from '../outside/rows-of';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { createDatabase, onPostgres } from '../run/databases';
import type { TestDatabase } from '../run/settings';

const ROUNDS = 6;
const SHORTEST_INTERVAL_MS = 5 * 60_000;
const apartmentId = 'two-channel-servers';

let database: TestDatabase;
let first: ServerProcess;
let second: ServerProcess;
let token: string;
let headers: Record<string, string>;
let feeds: Awaited<ReturnType<typeof startFeedServer>>;

beforeAll(async () => {
  feeds = await startFeedServer();
  database = await createDatabase('two-channel-servers');
  first = await startServerProcess(database);
  await first.ready;
  const manager = await firstManagerOf(first.url);
  token = manager.token;
  headers = { Authorization: `Bearer ${token}` };
  await manager.openApartment(apartmentData(apartmentId));
});
afterAll(() => feeds.stop());

async function connect({ url }: ServerProcess, path: string): Promise<string> {
  const body = { data: { apartmentId, channel: 'airbnb', address: feeds.url(path), interval: 5 } };
  const { status, data } = await ask(url, 'POST /booking-rules/feeds', { headers, body });
  expect(status).toBe(201);
  return String(data.id);
}
const makeDue = (id: string) =>
  runStatement(database, `update booking_feeds set next_at = 0 where id = ${Number(id)}`);

test('a feed whose process is killed in the middle of it is fetched by another within two intervals', async () => {
  feeds.holds('/killed', [inDays(60)]);
  const id = await connect(first, '/killed');
  const asked = new Promise<void>((resolve) => feeds.answers('/killed', () => resolve()));
  await makeDue(id);
  await asked;
  await first.kill();
  const killed = Date.now();
  feeds.says('/killed', calendarOf([inDays(60), inDays(61)]));
  second = await startServerProcess(database);
  await second.ready;
  await within(100_000, async () => {
    const taken = await guestOf(second.url).takenDays(apartmentId, inDays(60), inDays(62));
    expect(taken).toEqual([inDays(60), inDays(61)]);
  });
  expect(Date.now() - killed).toBeLessThan(2 * SHORTEST_INTERVAL_MS);
  expect(feeds.count('/killed')).toBe(3);
  first = await startServerProcess(database, { PUBLIC_URL: second.url });
  await first.ready;
});

test('two guests, a channel and a manager at once on one night: one holds it, the rest are told', async () => {
  const guests: [Guest, Guest] = [guestOf(first.url), guestOf(second.url)];
  const manager = managerOf(first.url, token);
  feeds.holds('/race', []);
  const params = { id: await connect(second, '/race') };
  const sold: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const stay = stayIn(30 + 2 * round, 1);
    const [one, other] = await Promise.all(
      guests.map((guest) => guest.quote({ apartmentId, ...stay, guests: 2 })),
    );
    sold.push(stay.checkIn);
    feeds.holds('/race', sold);
    const late = (index: number) => pause(((round + index) % 4) * 15);
    const [here, there, block, fetched] = await Promise.all([
      late(0).then(() => guests[0].reserve(reservationFor(one?.number ?? ''))),
      late(1).then(() => guests[1].reserve(reservationFor(other?.number ?? ''))),
      late(2).then(() => manager.block({ apartmentId, ...stay })),
      late(3).then(() => ask(second.url, 'POST /booking-rules/feeds/{id}/fetch', { headers, params })),
    ]);
    expect(fetched.status).toBe(200);
    const rows = (await bookingsOf(database)).nights.filter(({ night }) => night === stay.checkIn);
    expect(rows).toHaveLength(1);
    const [row] = rows;
    const won = [here.status, there.status, block.status].filter((status) => status < 300);
    expect(won).toHaveLength(row?.source === 'channel' ? 0 : 1);
    for (const { status, error } of [here, there].filter((answer) => answer.status !== 201)) {
      expect(status).toBe(409);
      expect(error.details.reasons).toEqual([{ reason: 'not-available', night: stay.checkIn }]);
    }
    if (block.status >= 300) expect(block.status).toBe(409);
    // A channel cannot be refused: of a guest's night that it has sold too, the manager is told.
    const { data: conflicts } = await ask(first.url, 'GET /booking-rules/conflicts', { headers });
    const references = conflicts
      .filter(({ night }) => night === stay.checkIn)
      .map(({ reference }) => reference);
    expect(references).toEqual(row?.source === 'reservation' ? [row.reservation] : []);
  }
  expect(contradictions(await bookingsOf(database))).toEqual([]);
});

// SQLite has one writer: nothing there can take so long without holding up everything else.
(onPostgres() ? test : test.skip)(
  'a claim is renewed while its fetch is written down, however long that takes',
  async () => {
    feeds.holds('/slow', [inDays(80)]);
    const id = await connect(first, '/slow');
    const lock = `pg_advisory_xact_lock(hashtext('booking_feed_nights'), hashtext('${apartmentId}'))`;
    const locked = runStatement(database, `select ${lock}, pg_sleep(50)`);
    feeds.holds('/slow', [inDays(80), inDays(81)]);
    await makeDue(id);
    await locked;
    expect(feeds.count('/slow')).toBe(2);
    await within(10_000, async () => {
      const taken = await guestOf(second.url).takenDays(apartmentId, inDays(80), inDays(82));
      expect(taken).toEqual([inDays(80), inDays(81)]);
    });
    expect(feeds.count('/slow')).toBe(2);
  },
);
