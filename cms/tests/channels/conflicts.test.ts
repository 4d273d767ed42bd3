import { inDays, stayIn } from '../fixture/days';
import { ask } from '../fixture/http';
import { days, inHours, startChannels, type ChannelFixture } from './channel-fixture';

let fixture: ChannelFixture;
beforeAll(async () => {
  fixture = await startChannels('conflicts');
});
afterAll(() => fixture.feeds.stop());

describe('a night of our guest that a channel takes, too', () => {
  test('is kept, flagged and mailed, and becomes the channel’s when the guest cancels', async () => {
    const apartmentId = await fixture.newApartment();
    const { reference, guest: who } = await fixture.book(apartmentId, 30, 3);
    fixture.feeds.holds('/conflict', days(31, 4));
    const id = await fixture.add(apartmentId, 'airbnb', '/conflict');
    expect(await fixture.taken(apartmentId)).toEqual(days(30, 5));
    expect(await fixture.open(apartmentId)).toMatchObject(
      days(31, 2).map((night) => ({ night, reference, channel: 'airbnb', feed: id })),
    );
    await fixture.channels.fetchNow(id, inHours(1));
    const mails = await fixture
      .table('booking_outbox')
      .where({ kind: 'manager-channel-conflict' })
      .select('payload');
    expect(mails.filter(({ payload }: { payload: string }) => payload.includes(reference))).toHaveLength(1);
    expect((await fixture.guest.cancel(reference, who.email)).status).toBe(200);
    expect(await fixture.taken(apartmentId)).toEqual(days(31, 4));
    expect(await fixture.open(apartmentId)).toEqual([]);
  });

  test('is no conflict when the channel only closed it', async () => {
    const apartmentId = await fixture.newApartment();
    await fixture.book(apartmentId, 30, 3);
    fixture.feeds.holds('/closed', days(30, 3), 'Airbnb (Not available)');
    await fixture.add(apartmentId, 'airbnb', '/closed');
    expect(await fixture.open(apartmentId)).toEqual([]);
  });

  /** A guest's stay of three nights, of which the channel has sold the first. */
  async function soldTwice(path: string) {
    const apartmentId = await fixture.newApartment();
    const { reference, guest: who, total } = await fixture.book(apartmentId, 30, 3);
    fixture.feeds.holds(path, [...days(30, 1), ...days(60, 5)]);
    const feed = await fixture.add(apartmentId, 'airbnb', path);
    const [conflict] = await fixture.open(apartmentId);
    return { apartmentId, reference, who, total, feed, id: conflict?.id ?? 0 };
  }
  const rowOf = (id: number) =>
    fixture.table('booking_channel_conflicts').where({ id }).first('solved_how', 'solved_by');
  const read = (id: number) =>
    ask(server.url, 'GET /booking-rules/conflicts/{id}/solutions', {
      headers: fixture.headers,
      params: { id: String(id) },
    });
  const solve = (id: number, how: 'accepted' | 'channel-cancelled') =>
    ask(server.url, 'POST /booking-rules/conflicts/{id}/solve', {
      headers: fixture.headers,
      params: { id: String(id) },
      body: { data: { how } },
    });
  const listed = async (apartmentId: string) =>
    (await ask(server.url, 'GET /booking-rules/conflicts', { headers: fixture.headers })).data.filter(
      (conflict) => conflict.apartmentId === apartmentId,
    );

  test('is listed, and solved by a manager, who says how, once', async () => {
    const { apartmentId, reference, feed, id } = await soldTwice('/accepted');
    expect(await listed(apartmentId)).toMatchObject([
      { id, reference, night: inDays(30), channelName: 'Airbnb' },
    ]);
    const nothing = { headers: fixture.headers, params: { id }, body: { data: {} } } as never;
    expect((await ask(server.url, 'POST /booking-rules/conflicts/{id}/solve', nothing)).status).toBe(400);
    expect((await solve(id, 'accepted')).status).toBe(200);
    await fixture.channels.fetchNow(feed, inHours(30));
    expect(await listed(apartmentId)).toEqual([]);
    expect((await solve(id, 'accepted')).status).toBe(404);
    expect((await read(id)).status).toBe(404);
    expect(await rowOf(id)).toMatchObject({ solved_how: 'accepted' });
  });

  test('is open again when the channel still shows the next day what it was to cancel', async () => {
    const { apartmentId, feed, id } = await soldTwice('/cancels');
    expect((await solve(id, 'channel-cancelled')).status).toBe(200);
    await fixture.channels.fetchNow(feed, inHours(20));
    expect(await fixture.open(apartmentId)).toEqual([]);
    await fixture.channels.fetchNow(feed, inHours(25));
    expect(await fixture.open(apartmentId)).toMatchObject([{ id }]);
  });

  test('is open again when the channel has let it go and takes it once more', async () => {
    const { apartmentId, feed, id } = await soldTwice('/again');
    fixture.feeds.holds('/again', days(60, 5));
    for (const hours of [1, 3, 5]) await fixture.channels.fetchNow(feed, inHours(hours));
    expect(await rowOf(id)).toMatchObject({ solved_how: 'channel-freed', solved_by: 'system' });
    expect(await fixture.open(apartmentId)).toEqual([]);
    fixture.feeds.holds('/again', [...days(30, 1), ...days(60, 5)]);
    await fixture.channels.fetchNow(feed, inHours(6));
    expect(await fixture.open(apartmentId)).toMatchObject([{ id }]);
  });

  test('has solutions: where the guest can be moved at what price, and what cancelling gives back', async () => {
    const { apartmentId, reference, total, feed, id } = await soldTwice('/solutions');
    const dearer = await fixture.newApartment({ nightlyRate: 99_900 });
    const small = await fixture.newApartment({ capacity: 1, includedGuests: 1 });
    const taken = await fixture.newApartment();
    await fixture.manager.block({ apartmentId: taken, ...stayIn(32, 1) });
    const closed = await fixture.newApartment({ openForBooking: false });
    const unpaid = await read(id);
    expect(unpaid.data).toMatchObject({
      ...{ reference, apartmentId, ...stayIn(30, 3), nights: 3, guests: 2, total },
      cancellation: { full: 0, ladder: 0 },
    });
    await fixture.manager.act(reference, 'paid');
    const { data } = await read(id);
    expect(data.cancellation).toEqual({ full: total, ladder: total });
    expect(data.count).toBeGreaterThanOrEqual(data.apartments.length);
    const away = data.apartments.map(({ difference }) => Math.abs(difference));
    expect(away).toEqual([...away].sort((a, b) => a - b));
    const ids = data.apartments.map((apartment) => apartment.apartmentId);
    for (const refused of [apartmentId, small, taken, closed]) expect(ids).not.toContain(refused);
    const there = { ...stayIn(30, 3), guests: 2 };
    for (const { difference, ...apartment } of data.apartments) {
      const quote = await fixture.guest.quote({ ...there, apartmentId: apartment.apartmentId });
      expect(quote.total).toBe(apartment.total);
      expect(difference).toBe(quote.total - total);
    }
    expect(data.count > 25 || ids.includes(dearer)).toBe(true);
    const [target = ''] = ids;
    const move = { ...stayIn(30, 3), apartmentId: target };
    expect((await fixture.manager.act(reference, 'move', move)).data).toMatchObject({ total });
    expect(await fixture.open(apartmentId)).toEqual([]);
    expect(await fixture.taken(apartmentId)).toEqual([...days(30, 1), ...days(60, 5)]);
    await fixture.channels.fetchNow(feed, inHours(1));
    expect(await rowOf(id)).toEqual({ solved_how: 'moved', solved_by: 'system' });
  });

  test('is solved by a manager who cancels the guest', async () => {
    const { reference, feed, id } = await soldTwice('/cancelled');
    await fixture.manager.act(reference, 'cancel', { refund: 'full' });
    await fixture.channels.fetchNow(feed, inHours(1));
    expect(await rowOf(id)).toMatchObject({ solved_how: 'cancelled' });
  });
});
