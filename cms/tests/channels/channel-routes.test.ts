import { engineOf } from 'booking-rules/engine';
import { nightsOf, type Day } from 'booking-rules/shared/domain/stay';
import { createApartment } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { calendarOf, startFeedServer } from '../fixture/feed-server';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const guest = guestOf(server.url);
const { channels } = engineOf(server.strapi);
const days = (from: number, count: number): Day[] => nightsOf(stayIn(from, count));
const taken = (apartmentId: string): Promise<Day[]> => guest.takenDays(apartmentId, inDays(0), inDays(120));
const plain = (day: Day): string => day.replaceAll('-', '');
let feeds: Awaited<ReturnType<typeof startFeedServer>>;
let manager: StayManager;
let headers: Record<string, string>;

beforeAll(async () => {
  feeds = await startFeedServer();
  const token = await createStaff('channels-manager', [PERMISSION.read, PERMISSION.manage]);
  headers = { Authorization: `Bearer ${token}` };
  manager = managerOf(server.url, token);
});
afterAll(() => feeds.stop());

async function book(apartmentId: string, from: number, nights: number) {
  const { number } = await guest.quote({ apartmentId, ...stayIn(from, nights), guests: 2 });
  const { data } = await guest.book(reservationFor(number));
  return data;
}

async function exportOf(apartmentId: string, channel: string): Promise<string> {
  const body = { data: { apartmentId, channel } };
  const { status, data } = await ask(server.url, 'POST /booking-rules/export-calendars', { headers, body });
  expect(status).toBe(201);
  return new URL(data.url).pathname;
}
const read = (path: string, more: Record<string, string> = {}) =>
  send(server.url, 'get', path, { headers: more });
const eventsIn = (text: string) =>
  [...text.matchAll(/UID:(\S+)[\s\S]*?DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g)].map(
    ([, uid, from, to]) => ({ uid, from, to }),
  );

describe('a manager', () => {
  test('sees what a calendar would bring before it is added, and what it holds after', async () => {
    await createApartment('routes-add');
    feeds.holds('/secret-of-the-feed.ics', [...days(10, 3), ...days(30, 1)]);
    const address = feeds.url('/secret-of-the-feed.ics');
    const preview = await ask(server.url, 'POST /booking-rules/feeds/preview', {
      headers,
      body: { data: { address } },
    });
    expect(preview.data).toMatchObject({
      problem: null,
      nights: 4,
      events: 4,
      ranges: [stayIn(10, 3), stayIn(30, 1)],
    });
    expect(await taken('routes-add')).toEqual([]);
    const body = { data: { apartmentId: 'routes-add', channel: 'airbnb', address } };
    const added = await ask(server.url, 'POST /booking-rules/feeds', { headers, body });
    expect(added.status).toBe(201);
    expect(added.data).toMatchObject({ channelName: 'Airbnb', state: 'good', nights: 4, interval: 15 });
    expect(added.text).not.toContain('secret');
    expect(await taken('routes-add')).toEqual([...days(10, 3), ...days(30, 1)]);
    const again = await ask(server.url, 'POST /booking-rules/feeds', { headers, body });
    expect(again.status).toBe(409);
  });

  test.each([
    ['http://127.0.0.2:9/feed.ics', 'refused-address'],
    ['http://169.254.169.254/latest/', 'refused-address'],
    ['http://localhost:1/feed.ics', 'unreachable'],
  ])('is told what is wrong with %s', async (address, problem) => {
    const { data } = await ask(server.url, 'POST /booking-rules/feeds/preview', {
      headers,
      body: { data: { address } },
    });
    expect(data).toMatchObject({ problem, nights: 0 });
    expect(data.problemText).toEqual(expect.any(String));
  });

  test('looks at a feed now, releases it, changes it and removes it', async () => {
    await createApartment('routes-manage');
    feeds.holds('/manage', [...days(10, 3), ...days(20, 6)]);
    const body = { data: { apartmentId: 'routes-manage', channel: 'vrbo', address: feeds.url('/manage') } };
    const { data } = await ask(server.url, 'POST /booking-rules/feeds', { headers, body });
    const params = { id: String(data.id) };
    feeds.holds('/manage', days(10, 3));
    const looked = await ask(server.url, 'POST /booking-rules/feeds/{id}/fetch', { headers, params });
    expect(looked.data).toMatchObject({
      state: 'quarantine',
      quarantine: { reason: 'lost-nights', lost: [stayIn(20, 6)] },
    });
    const released = await ask(server.url, 'POST /booking-rules/feeds/{id}/release', { headers, params });
    expect(released.data).toMatchObject({ state: 'good', quarantine: null, nights: 3 });
    expect(released.data.events[0]).toMatchObject({
      what: 'released',
      by: expect.stringContaining('channels-manager') as string,
    });
    expect((await ask(server.url, 'POST /booking-rules/feeds/{id}/reject', { headers, params })).status).toBe(
      409,
    );
    const settings = { interval: 30, release: { fetches: 5, hours: 6 } };
    const changed = await ask(server.url, 'PUT /booking-rules/feeds/{id}', {
      headers,
      params,
      body: { data: settings },
    });
    expect(changed.data).toMatchObject(settings);
    expect((await ask(server.url, 'DELETE /booking-rules/feeds/{id}', { headers, params })).status).toBe(200);
    expect(await taken('routes-manage')).toEqual([]);
    const gone = await ask(server.url, 'GET /booking-rules/feeds/{id}', { headers, params });
    expect(gone.status).toBe(404);
  });
});

describe('an export calendar', () => {
  test('says what is taken, in ranges, to whoever knows its address', async () => {
    await createApartment('routes-export');
    const { reference, guest: who } = await book('routes-export', 30, 3);
    await manager.block({ apartmentId: 'routes-export', ...stayIn(33, 2) });
    await manager.block({ apartmentId: 'routes-export', ...stayIn(60, 1) });
    const path = await exportOf('routes-export', 'airbnb');
    const { status, text, headers: sent } = await read(path);
    expect(status).toBe(200);
    expect(sent['content-type']).toBe('text/calendar; charset=utf-8');
    expect(sent['cache-control']).toBe('private, max-age=60');
    expect(eventsIn(text)).toMatchObject([
      { from: plain(inDays(30)), to: plain(inDays(35)) },
      { from: plain(inDays(60)), to: plain(inDays(61)) },
    ]);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.split('\r\n').every((line) => line.length <= 75)).toBe(true);
    for (const secret of [reference, who.email, who.lastName]) expect(text).not.toContain(secret);
  });

  test('is the same text with the same ETag until nights change, and is not sent again', async () => {
    await createApartment('routes-etag');
    await manager.block({ apartmentId: 'routes-etag', ...stayIn(30, 2) });
    const path = await exportOf('routes-etag', 'vrbo');
    const first = await read(path);
    const etag = first.headers.etag ?? '';
    expect((await read(path)).text).toBe(first.text);
    expect((await read(path, { 'If-None-Match': etag })).status).toBe(304);
    await manager.block({ apartmentId: 'routes-etag', ...stayIn(32, 2) });
    const after = await read(path, { 'If-None-Match': etag });
    expect(after.status).toBe(200);
    expect(eventsIn(after.text)[0]?.uid).toBe(eventsIn(first.text)[0]?.uid);
  });

  test('keeps the identity of a stay that is moved', async () => {
    await createApartment('routes-moved');
    const { reference } = await book('routes-moved', 30, 3);
    const path = await exportOf('routes-moved', 'vrbo');
    const [before] = eventsIn((await read(path)).text);
    const moved = await manager.act(reference, 'move', { ...stayIn(50, 3), apartmentId: 'routes-moved' });
    expect(moved.status).toBe(200);
    expect(eventsIn((await read(path)).text)).toMatchObject([{ uid: before?.uid, from: plain(inDays(50)) }]);
  });

  test('leaves out what its channel holds itself, and tells it what others hold', async () => {
    await createApartment('routes-others');
    feeds.holds('/a', days(10, 2));
    feeds.holds('/b', days(20, 2));
    for (const [channel, path] of [
      ['airbnb', '/a'],
      ['booking-com', '/b'],
    ] as const) {
      const body = { data: { apartmentId: 'routes-others', channel, address: feeds.url(path) } };
      await ask(server.url, 'POST /booking-rules/feeds', { headers, body });
    }
    expect(eventsIn((await read(await exportOf('routes-others', 'airbnb'))).text)).toMatchObject([
      { from: plain(inDays(20)) },
    ]);
    expect(eventsIn((await read(await exportOf('routes-others', 'booking-com'))).text)).toMatchObject([
      { from: plain(inDays(10)) },
    ]);
  });

  test('that comes back through the channel is no conflict, and keeps nothing taken', async () => {
    await createApartment('routes-echo');
    const { reference, guest: who } = await book('routes-echo', 30, 3);
    const path = await exportOf('routes-echo', 'booking-com');
    await read(path);
    // The channel closes what it was told, under names of its own.
    feeds.says('/echo', calendarOf(days(30, 3), 'CLOSED - Not available'));
    const body = {
      data: { apartmentId: 'routes-echo', channel: 'booking-com', address: feeds.url('/echo') },
    };
    const { data: feed } = await ask(server.url, 'POST /booking-rules/feeds', { headers, body });
    const open = (await channels.conflicts(new Date())).filter((one) => one.apartmentId === 'routes-echo');
    expect(open).toEqual([]);
    // Another channel is told of our guest, and of nothing once they are gone, although the echo is still there.
    const other = await exportOf('routes-echo', 'airbnb');
    expect(eventsIn((await read(other)).text)).toHaveLength(1);
    await guest.cancel(reference, who.email);
    expect(eventsIn((await read(other)).text)).toEqual([]);
    expect(eventsIn((await read(path)).text)).toEqual([]);
    // Our own events, untouched, hold nothing at all.
    feeds.says('/ours', calendarOf(days(40, 3), 'Not available', '127.0.0.1'));
    await channels.remove(feed.id, { by: 'test', now: new Date() });
    await ask(server.url, 'POST /booking-rules/feeds', {
      headers,
      body: { data: { apartmentId: 'routes-echo', channel: 'vrbo', address: feeds.url('/ours') } },
    });
    expect(await taken('routes-echo')).toEqual([]);
  });

  test('moves to a new address when a manager says so', async () => {
    await createApartment('routes-rotate');
    const first = await exportOf('routes-rotate', 'airbnb');
    const second = await exportOf('routes-rotate', 'airbnb');
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    const query = { apartmentId: 'routes-rotate' };
    const { data } = await ask(server.url, 'GET /booking-rules/export-calendars', { headers, query });
    expect(data).toMatchObject([{ channel: 'airbnb', fetchedAt: expect.any(String) as string }]);
  });

  test('is never empty for want of a table: 503, and when to come again', async () => {
    await createApartment('routes-trouble');
    const path = await exportOf('routes-trouble', 'airbnb');
    const { connection } = server.strapi.db;
    await connection.schema.renameTable('booking_feed_nights', 'booking_feed_nights_away');
    try {
      const { status, headers: sent } = await read(path);
      expect({ status, retryAfter: sent['retry-after'] }).toEqual({ status: 503, retryAfter: '60' });
    } finally {
      await connection.schema.renameTable('booking_feed_nights_away', 'booking_feed_nights');
    }
  });
});
