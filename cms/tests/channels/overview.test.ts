import { inDays, stayIn } from '../fixture/days';
import { ask } from '../fixture/http';
import { days, inHours, startChannels, type ChannelFixture } from './channel-fixture';

let fixture: ChannelFixture;
let headers: Record<string, string>;
beforeAll(async () => {
  fixture = await startChannels('channel-overview');
  ({ headers } = fixture);
});
afterAll(() => fixture.feeds.stop());

const list = async (query: Record<string, string>) =>
  (await ask(server.url, 'GET /booking-rules/channels', { headers, query })).body;
const today = async () => (await ask(server.url, 'GET /booking-rules/today', { headers })).data;
const heldBy = async (apartmentId: string, from: number, nights: number) =>
  (
    await ask(server.url, 'GET /booking-rules/nights/held-by', {
      headers,
      query: { apartmentId, ...stayIn(from, nights) },
    })
  ).data;

/** A feed that has lost all but one of its nights. */
async function quarantined(path: string, channel = 'vrbo'): Promise<{ apartmentId: string; id: number }> {
  const apartmentId = await fixture.newApartment();
  fixture.feeds.holds(path, [...days(10, 1), ...days(20, 6)]);
  const id = await fixture.add(apartmentId, channel, path);
  fixture.feeds.holds(path, days(10, 1));
  await fixture.channels.fetchNow(id, inHours(0));
  return { apartmentId, id };
}

describe('the list of feeds', () => {
  test('shows those first that need somebody, page by page, with the nights of each channel', async () => {
    const apartmentId = await fixture.newApartment();
    fixture.feeds.holds('/good', days(10, 3));
    for (const path of ['/good', '/good?again']) {
      fixture.feeds.holds(path, days(10, 3));
      await fixture.add(apartmentId, 'overview-airbnb', path);
    }
    const { id } = await quarantined('/first', 'overview-airbnb');
    const { data, meta } = await list({ channel: 'overview-airbnb', pageSize: '1' });
    expect(data).toMatchObject([{ id, state: 'quarantine', quarantine: { lost: [stayIn(20, 6)] } }]);
    expect(meta.pagination).toEqual({ page: 1, pageSize: 1, pageCount: 3, total: 3 });
    expect(meta.states.quarantine).toBeGreaterThanOrEqual(1);
    expect(meta.channels).toContainEqual({
      ...{ channel: 'overview-airbnb', channelName: 'Overview airbnb', feeds: 3, nights: 13 },
    });
    const second = await list({ apartmentId, pageSize: '1', page: '2' });
    expect(second.data).toMatchObject([{ apartmentId, state: 'good', nights: 3 }]);
    expect(second.meta.pagination).toEqual({ page: 2, pageSize: 1, pageCount: 2, total: 2 });
    expect((await list({ apartmentId, states: 'quarantine,stale' })).data).toEqual([]);
    expect((await list({ channel: 'overview-airbnb' })).data).toHaveLength(3);
  });

  test('has each feed by its number', async () => {
    const { id, apartmentId } = await quarantined('/one');
    const read = (params: { id: string }) =>
      ask(server.url, 'GET /booking-rules/feeds/{id}', { headers, params });
    expect((await read({ id: String(id) })).data).toMatchObject({ id, apartmentId, state: 'quarantine' });
    expect((await read({ id: '999999' })).status).toBe(404);
  });
});

test('today has feeds in quarantine, stale ones and double bookings', async () => {
  const { id } = await quarantined('/today');
  const apartmentId = await fixture.newApartment();
  const { reference } = await fixture.book(apartmentId, 30, 2);
  fixture.feeds.holds('/twice', days(30, 1));
  const stale = await fixture.add(apartmentId, 'airbnb', '/twice');
  await fixture
    .table('booking_feeds')
    .where({ id: stale })
    .update({ good_at: inHours(-1.1).getTime() });
  const { feeds, conflicts } = await today();
  expect(feeds).toContainEqual(expect.objectContaining({ id, state: 'quarantine' }));
  expect(feeds).toContainEqual(expect.objectContaining({ id: stale, state: 'stale', apartmentId }));
  expect(conflicts).toContainEqual(
    expect.objectContaining({ apartmentId, reference, night: inDays(30), channelName: 'Airbnb' }),
  );
});

test('who holds a night is said: a guest, a block, and each feed with what it shows and since when', async () => {
  const apartmentId = await fixture.newApartment();
  const { reference } = await fixture.book(apartmentId, 30, 2);
  await fixture.manager.block({ apartmentId, ...stayIn(40, 2) });
  fixture.feeds.holds('/held', days(31, 3), 'Reserved');
  const id = await fixture.add(apartmentId, 'airbnb', '/held');
  const feed = {
    id,
    channel: 'airbnb',
    channelName: 'Airbnb',
    kind: 'stay',
    missingSince: null,
    kept: false,
  };
  const held = await heldBy(apartmentId, 20, 30);
  expect(held).toMatchObject([
    { ...stayIn(30, 2), holder: 'reservation', reference, feed: null },
    { ...stayIn(31, 3), holder: 'channel', reference: null, feed },
    { ...stayIn(40, 2), holder: 'block', reference: null, feed: null },
  ]);
  expect(Date.now() - Date.parse(held[1]?.feed?.firstSeen ?? '')).toBeLessThan(60_000);
  expect(await heldBy(apartmentId, 50, 5)).toEqual([]);
});

describe('another address for a feed', () => {
  const change = (id: number, address: string) =>
    ask(server.url, 'PUT /booking-rules/feeds/{id}', {
      headers,
      params: { id: String(id) },
      body: { data: { interval: 20, release: { fetches: 3, hours: 3 }, address } },
    });

  test('is fetched at once, and frees what it does not show by the same rule', async () => {
    const apartmentId = await fixture.newApartment();
    fixture.feeds.holds('/old', [...days(10, 3), ...days(20, 4)]);
    fixture.feeds.holds('/new', [...days(20, 4), ...days(50, 1)]);
    const id = await fixture.add(apartmentId, 'airbnb', '/old');
    const { status, data } = await change(id, fixture.feeds.url('/new'));
    expect(status).toBe(200);
    expect(data).toMatchObject({ interval: 20, missing: [stayIn(10, 3)], nights: 8 });
    expect(await fixture.taken(apartmentId)).toEqual([...days(10, 3), ...days(20, 4), ...days(50, 1)]);
    expect(fixture.feeds.count('/new')).toBe(1);
  });

  test('must not be that of another feed of the channel, and changes nothing then', async () => {
    const apartmentId = await fixture.newApartment();
    for (const path of ['/a', '/b']) fixture.feeds.holds(path, days(10, 1));
    await fixture.add(apartmentId, 'airbnb', '/a');
    const id = await fixture.add(apartmentId, 'airbnb', '/b');
    expect((await change(id, fixture.feeds.url('/a'))).status).toBe(409);
    expect(await fixture.feedOf(id)).toMatchObject({ interval: 15, address: fixture.feeds.url('/b') });
  });
});
