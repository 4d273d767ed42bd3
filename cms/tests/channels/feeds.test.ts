import plugin from 'booking-rules/strapi-server';
import { engineOf } from 'booking-rules/engine';
import type { Day } from 'booking-rules/shared/domain/stay';
import { contradictions, BOOKINGS_SQL } from '../fixture/bookings';
import { createApartment } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { startFeedServer } from '../fixture/feed-server';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const HOUR = 3_600_000;
const guest = guestOf(server.url);
const { channels } = engineOf(server.strapi);
const table = (name: string) => server.strapi.db.connection(name);
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const days = (from: number, count: number): Day[] =>
  Array.from({ length: count }, (_, i) => inDays(from + i));
let feeds: Awaited<ReturnType<typeof startFeedServer>>;
let manager: StayManager;
let made = 0;

beforeAll(async () => {
  feeds = await startFeedServer();
  manager = managerOf(server.url, await createStaff('feeds-manager', [PERMISSION.read, PERMISSION.manage]));
});
afterAll(() => feeds.stop());

async function newApartment(): Promise<string> {
  made += 1;
  const apartmentId = `feeds-${made}`;
  await createApartment(apartmentId);
  return apartmentId;
}

const actor = (now = new Date()) => ({ by: 'manager@stay.example', now });
const add = (apartmentId: string, channel: string, path: string) =>
  channels.add(
    { apartmentId, channel, address: feeds.url(path), interval: 15, release: { fetches: 3, hours: 3 } },
    actor(),
  );
const taken = (apartmentId: string): Promise<Day[]> => guest.takenDays(apartmentId, inDays(0), inDays(120));
const feedOf = async (id: number) => (await channels.list(new Date(0))).find((feed) => feed.id === id);

async function book(apartmentId: string, from: number, nights: number) {
  const { number } = await guest.quote({ apartmentId, ...stayIn(from, nights), guests: 2 });
  const { status, data } = await guest.book(reservationFor(number));
  expect(status).toBe(201);
  return data;
}

describe('a feed', () => {
  test('takes its nights as it is added, and guests are refused them with alternatives', async () => {
    const apartmentId = await newApartment();
    feeds.holds('/taken', [...days(10, 3), ...days(20, 1)]);
    await add(apartmentId, 'airbnb', '/taken');
    expect(await taken(apartmentId)).toEqual([...days(10, 3), ...days(20, 1)]);
    const refused = await guest.askQuote({ apartmentId, ...stayIn(11, 3), guests: 2 });
    expect(refused.status).toBe(422);
    expect(refused.error.details.reasons).toContainEqual({ reason: 'not-available', night: inDays(11) });
    expect(refused.error.details.alternatives?.length).toBeGreaterThan(0);
  });

  test('frees a cancelled stay by its rule, and is told of it', async () => {
    const apartmentId = await newApartment();
    feeds.holds('/cancelled', [...days(10, 3), ...days(20, 6)]);
    const id = await add(apartmentId, 'airbnb', '/cancelled');
    feeds.holds('/cancelled', days(20, 6));
    for (const hours of [1, 2, 3]) await channels.fetchNow(id, inHours(hours));
    expect(await taken(apartmentId)).toHaveLength(9);
    await channels.fetchNow(id, inHours(4.1));
    expect(await taken(apartmentId)).toEqual(days(20, 6));
    expect((await feedOf(id))?.events[0]).toMatchObject({ what: 'freed', by: null });
  });

  test('is asked for what has changed only, and an unchanged one counts', async () => {
    const apartmentId = await newApartment();
    feeds.answers('/etag', (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
    });
    const id = await add(apartmentId, 'vrbo', '/etag');
    await channels.fetchNow(id, inHours(1));
    const feed = await feedOf(id);
    expect(feed).toMatchObject({ problem: null, failures: 0, etag: '"1"' });
    expect(feed?.goodAt).toBe(feed?.fetchedAt);
  });

  test.each([
    ['an error', 500, 'BEGIN:VCALENDAR', 'status'],
    ['a web page', 200, '<html></html>', 'not-a-calendar'],
    ['half a calendar', 200, 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT', 'cut-off'],
  ])(
    'that sends %s frees nothing, says so and is asked later and later',
    async (_, status, text, problem) => {
      const apartmentId = await newApartment();
      const path = `/broken-${problem}`;
      feeds.holds(path, days(10, 3));
      const id = await add(apartmentId, 'airbnb', path);
      feeds.answers(path, (_request, response) => response.writeHead(status).end(text));
      for (const hours of [1, 2, 5, 9]) await channels.fetchNow(id, inHours(hours));
      expect(await taken(apartmentId)).toEqual(days(10, 3));
      const feed = await feedOf(id);
      expect(feed).toMatchObject({ problem, failures: 4 });
      expect((feed?.nextAt ?? 0) - (feed?.fetchedAt ?? 0)).toBeGreaterThan(1.7 * HOUR * 0.5);
    },
  );

  test('shares a night with another one: it is free when neither holds it', async () => {
    const apartmentId = await newApartment();
    feeds.holds('/one', [...days(10, 2), ...days(40, 9)]);
    feeds.holds('/other', [...days(11, 2), ...days(50, 9)]);
    const one = await add(apartmentId, 'airbnb', '/one');
    await add(apartmentId, 'booking-com', '/other');
    feeds.holds('/one', days(40, 9));
    for (const hours of [1, 2, 4.2]) await channels.fetchNow(one, inHours(hours));
    expect(await taken(apartmentId)).toEqual([...days(11, 2), ...days(40, 9), ...days(50, 9)]);
    const rows: { night: Day; reservation: string }[] = await table('booking_nights')
      .where({ apartment: apartmentId, night: inDays(11) })
      .select('night', 'reservation');
    expect(rows).toEqual([{ night: inDays(11), reservation: 'booking-com' }]);
    await channels.remove(one, actor());
    expect(await taken(apartmentId)).toEqual([...days(11, 2), ...days(50, 9)]);
  });

  test('is refused twice, and for an apartment that there is not', async () => {
    const apartmentId = await newApartment();
    feeds.holds('/twice', []);
    await add(apartmentId, 'airbnb', '/twice');
    await expect(add(apartmentId, 'airbnb', '/twice')).rejects.toMatchObject({ status: 409 });
    await expect(add('nowhere', 'airbnb', '/twice')).rejects.toThrow("doesn't exist");
  });
});

describe('a feed that loses most of its nights', () => {
  async function quarantined(path: string) {
    const apartmentId = await newApartment();
    feeds.holds(path, [...days(10, 3), ...days(20, 6)]);
    const id = await add(apartmentId, 'booking-com', path);
    feeds.holds(path, days(10, 3));
    for (const hours of [1, 2, 5, 9]) await channels.fetchNow(id, inHours(hours));
    expect(await taken(apartmentId)).toHaveLength(9);
    return { apartmentId, id };
  }

  test('frees nothing, and the manager is mailed once', async () => {
    const count = async () =>
      (await table('booking_outbox').where({ kind: 'manager-feed-quarantined' }).select('id')).length;
    const before = await count();
    const { id } = await quarantined('/quarantine-mail');
    expect(await count()).toBe(before + 1);
    expect((await feedOf(id))?.quarantine).toMatchObject({ reason: 'lost-nights', lost: days(20, 6) });
  });

  test('is released: the nights are free', async () => {
    const { apartmentId, id } = await quarantined('/release');
    await channels.release(id, actor(inHours(9)));
    expect(await taken(apartmentId)).toEqual(days(10, 3));
    await expect(channels.release(id, actor())).rejects.toMatchObject({ status: 409 });
  });

  test('is rejected: the nights stay taken, whatever it says from now on', async () => {
    const { apartmentId, id } = await quarantined('/reject');
    await channels.reject(id, actor(inHours(9)));
    for (const hours of [10, 12, 14, 18]) await channels.fetchNow(id, inHours(hours));
    expect(await taken(apartmentId)).toHaveLength(9);
    expect((await feedOf(id))?.quarantine).toBeNull();
  });
});

describe('a night of our guest that a channel takes, too', () => {
  const open = async (apartmentId: string) =>
    (await channels.conflicts(new Date())).filter((conflict) => conflict.apartmentId === apartmentId);

  test('is kept, flagged and mailed, and becomes the channel’s when the guest cancels', async () => {
    const apartmentId = await newApartment();
    const { reference, guest: who } = await book(apartmentId, 30, 3);
    feeds.holds('/conflict', days(31, 4));
    const id = await add(apartmentId, 'airbnb', '/conflict');
    expect(await taken(apartmentId)).toEqual(days(30, 5));
    expect(await open(apartmentId)).toMatchObject(
      days(31, 2).map((night) => ({ night, reference, channel: 'airbnb', feed: id })),
    );
    await channels.fetchNow(id, inHours(1));
    const mails = await table('booking_outbox').where({ kind: 'manager-channel-conflict' }).select('payload');
    expect(mails.filter(({ payload }: { payload: string }) => payload.includes(reference))).toHaveLength(1);
    expect((await guest.cancel(reference, who.email)).status).toBe(200);
    expect(await taken(apartmentId)).toEqual(days(31, 4));
    expect(await open(apartmentId)).toEqual([]);
  });

  test('is no conflict when the channel only closed it', async () => {
    const apartmentId = await newApartment();
    await book(apartmentId, 30, 3);
    feeds.holds('/closed', days(30, 3), 'Airbnb (Not available)');
    await add(apartmentId, 'airbnb', '/closed');
    expect(await open(apartmentId)).toEqual([]);
  });

  test('is solved by a manager, and not asked about again', async () => {
    const apartmentId = await newApartment();
    await book(apartmentId, 30, 1);
    feeds.holds('/solved', days(30, 1));
    const id = await add(apartmentId, 'airbnb', '/solved');
    const [conflict] = await open(apartmentId);
    await channels.solve(conflict?.id ?? 0, actor());
    await channels.fetchNow(id, inHours(1));
    expect(await open(apartmentId)).toEqual([]);
    await expect(channels.solve(conflict?.id ?? 0, actor())).rejects.toThrow('no such conflict');
  });
});

test('a night that a manager had blocked is the channel’s when it is unblocked', async () => {
  const apartmentId = await newApartment();
  await manager.block({ apartmentId, ...stayIn(40, 3) });
  feeds.holds('/blocked', days(41, 1));
  await add(apartmentId, 'airbnb', '/blocked');
  expect((await manager.free({ apartmentId, ...stayIn(40, 3) })).data.freed).toBe(3);
  expect(await taken(apartmentId)).toEqual(days(41, 1));
});

describe('a guest who reserves', () => {
  test('is refused what a channel has sold a moment ago', async () => {
    const apartmentId = await newApartment();
    feeds.holds('/moment', []);
    const id = await add(apartmentId, 'airbnb', '/moment');
    const { number } = await guest.quote({ apartmentId, ...stayIn(50, 2), guests: 2 });
    feeds.holds('/moment', days(51, 1));
    await table('booking_feeds')
      .where({ id })
      .update({ fetched_at: Date.now() - 4 * 60_000 });
    const { status, error } = await guest.reserve(reservationFor(number));
    expect(status).toBe(409);
    expect(error.details.reasons).toEqual([{ reason: 'not-available', night: inDays(51) }]);
  });

  test('does not wait for a channel that does not answer', async () => {
    const apartmentId = await newApartment();
    feeds.holds('/silent', []);
    const id = await add(apartmentId, 'airbnb', '/silent');
    const { number } = await guest.quote({ apartmentId, ...stayIn(50, 2), guests: 2 });
    feeds.answers('/silent', () => undefined);
    await table('booking_feeds').where({ id }).update({ fetched_at: 0 });
    const began = Date.now();
    expect((await guest.reserve(reservationFor(number))).status).toBe(201);
    expect(Date.now() - began).toBeLessThan(8_000);
    feeds.holds('/silent', []);
  });
});

describe('several processes', () => {
  const other = plugin.services.engine({ strapi: server.strapi }).channels;
  afterAll(() => other.stop());

  test('fetch each feed once', async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/shared-${index}`);
    for (const path of paths) {
      feeds.holds(path, days(60, 2));
      await add(await newApartment(), 'vrbo', path);
    }
    const later = inHours(30);
    await Promise.all([channels.fetchDue(later), other.fetchDue(later)]);
    expect(paths.map((path) => feeds.count(path))).toEqual(paths.map(() => 2));
  });

  test('a feed whose process was killed is taken up within two intervals', async () => {
    feeds.holds('/killed', days(60, 2));
    const id = await add(await newApartment(), 'vrbo', '/killed');
    const due = inHours(60).getTime();
    await table('booking_feeds')
      .where({ id })
      .update({ next_at: due, locked_by: 'gone', locked_until: due + 60_000 });
    await other.fetchDue(new Date(due));
    expect(feeds.count('/killed')).toBe(1);
    await other.fetchDue(new Date(due + 61_000));
    expect(feeds.count('/killed')).toBe(2);
  });

  test('a guest, a manager and a channel want one night at once: one holds it, the others are told', async () => {
    const apartmentId = await newApartment();
    feeds.holds('/race', []);
    const id = await add(apartmentId, 'airbnb', '/race');
    const quotes = await Promise.all(
      [1, 2].map(() => guest.quote({ apartmentId, ...stayIn(70, 1), guests: 2 })),
    );
    feeds.holds('/race', days(70, 1));
    const [first, second, block] = await Promise.all([
      ...quotes.map(({ number }) => guest.reserve(reservationFor(number))),
      manager.block({ apartmentId, ...stayIn(70, 1) }),
      channels.fetchNow(id, new Date()),
    ] as const);
    await channels.fetchNow(id, new Date());
    const held = table('booking_nights').where({ apartment: apartmentId, night: inDays(70) });
    const rows: { source: string }[] = await held.select('source');
    expect(rows).toHaveLength(1);
    const won = [first, second, block].filter((answer) =>
      [200, 201].includes((answer as { status: number }).status),
    );
    expect(won.length).toBe(rows[0]?.source === 'channel' ? 0 : 1);
    const conflicts = (await channels.conflicts(new Date())).filter(
      (conflict) => conflict.apartmentId === apartmentId,
    );
    expect(conflicts).toHaveLength(rows[0]?.source === 'reservation' ? 1 : 0);
  });
});

test('nights and reservations agree after all of this', async () => {
  const [nights, reservations] = await Promise.all(
    [BOOKINGS_SQL.nights, BOOKINGS_SQL.reservations].map(async (sql) => {
      const answer = (await server.strapi.db.connection.raw(sql)) as { rows?: unknown[] } | unknown[];
      return Array.isArray(answer) ? answer : (answer.rows ?? []);
    }),
  );
  expect(contradictions({ nights, reservations } as never)).toEqual([]);
});
