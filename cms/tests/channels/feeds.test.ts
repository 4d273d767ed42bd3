import { contradictions, BOOKINGS_SQL } from '../fixture/bookings';
import { inDays, stayIn } from '../fixture/days';
import { reservationFor } from '../fixture/guest';
import { actor, days, inHours, startChannels, type ChannelFixture } from './channel-fixture';

const HOUR = 3_600_000;
let fixture: ChannelFixture;
beforeAll(async () => {
  fixture = await startChannels('feeds');
});
afterAll(() => fixture.feeds.stop());

describe('a feed', () => {
  test('takes its nights as it is added, and guests are refused them with alternatives', async () => {
    const apartmentId = await fixture.newApartment();
    fixture.feeds.holds('/taken', [...days(10, 3), ...days(20, 1)]);
    await fixture.add(apartmentId, 'airbnb', '/taken');
    expect(await fixture.taken(apartmentId)).toEqual([...days(10, 3), ...days(20, 1)]);
    const refused = await fixture.guest.askQuote({ apartmentId, ...stayIn(11, 3), guests: 2 });
    expect(refused.status).toBe(422);
    expect(refused.error.details.reasons).toContainEqual({ reason: 'not-available', night: inDays(11) });
    expect(refused.error.details.alternatives?.length).toBeGreaterThan(0);
  });

  test('frees a cancelled stay by its rule, and is told of it', async () => {
    const apartmentId = await fixture.newApartment();
    fixture.feeds.holds('/cancelled', [...days(10, 3), ...days(20, 6)]);
    const id = await fixture.add(apartmentId, 'airbnb', '/cancelled');
    fixture.feeds.holds('/cancelled', days(20, 6));
    for (const hours of [1, 2, 3]) await fixture.channels.fetchNow(id, inHours(hours));
    expect(await fixture.taken(apartmentId)).toHaveLength(9);
    await fixture.channels.fetchNow(id, inHours(4.1));
    expect(await fixture.taken(apartmentId)).toEqual(days(20, 6));
    expect((await fixture.feedOf(id))?.events[0]).toMatchObject({ what: 'freed', by: null });
  });

  test('is asked for what has changed only, and an unchanged one counts', async () => {
    const apartmentId = await fixture.newApartment();
    fixture.feeds.answers('/etag', (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
    });
    const id = await fixture.add(apartmentId, 'vrbo', '/etag');
    await fixture.channels.fetchNow(id, inHours(1));
    const feed = await fixture.feedOf(id);
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
      const apartmentId = await fixture.newApartment();
      const path = `/broken-${problem}`;
      fixture.feeds.holds(path, days(10, 3));
      const id = await fixture.add(apartmentId, 'airbnb', path);
      fixture.feeds.answers(path, (_request, response) => response.writeHead(status).end(text));
      for (const hours of [1, 2, 5, 9]) await fixture.channels.fetchNow(id, inHours(hours));
      expect(await fixture.taken(apartmentId)).toEqual(days(10, 3));
      const feed = await fixture.feedOf(id);
      expect(feed).toMatchObject({ problem, failures: 4 });
      expect((feed?.nextAt ?? 0) - (feed?.fetchedAt ?? 0)).toBeGreaterThan(1.7 * HOUR * 0.5);
    },
  );

  test('shares a night with another one: it is free when neither holds it', async () => {
    const apartmentId = await fixture.newApartment();
    fixture.feeds.holds('/one', [...days(10, 2), ...days(40, 9)]);
    fixture.feeds.holds('/other', [...days(11, 2), ...days(50, 9)]);
    const one = await fixture.add(apartmentId, 'airbnb', '/one');
    await fixture.add(apartmentId, 'booking-com', '/other');
    fixture.feeds.holds('/one', days(40, 9));
    for (const hours of [1, 2, 4.2]) await fixture.channels.fetchNow(one, inHours(hours));
    expect(await fixture.taken(apartmentId)).toEqual([...days(11, 2), ...days(40, 9), ...days(50, 9)]);
    const rows: { night: string; reservation: string }[] = await fixture
      .table('booking_nights')
      .where({ apartment: apartmentId, night: inDays(11) })
      .select('night', 'reservation');
    expect(rows).toEqual([{ night: inDays(11), reservation: 'booking-com' }]);
    await fixture.channels.remove(one, actor());
    expect(await fixture.taken(apartmentId)).toEqual([...days(11, 2), ...days(50, 9)]);
  });

  test('is refused twice, and for an apartment that there is not', async () => {
    const apartmentId = await fixture.newApartment();
    fixture.feeds.holds('/twice', []);
    await fixture.add(apartmentId, 'airbnb', '/twice');
    await expect(fixture.add(apartmentId, 'airbnb', '/twice')).rejects.toMatchObject({ status: 409 });
    await expect(fixture.add('nowhere', 'airbnb', '/twice')).rejects.toThrow("doesn't exist");
  });
});

describe('a feed that loses most of its nights', () => {
  async function quarantined(path: string) {
    const apartmentId = await fixture.newApartment();
    fixture.feeds.holds(path, [...days(10, 3), ...days(20, 6)]);
    const id = await fixture.add(apartmentId, 'booking-com', path);
    fixture.feeds.holds(path, days(10, 3));
    for (const hours of [1, 2, 5, 9]) await fixture.channels.fetchNow(id, inHours(hours));
    expect(await fixture.taken(apartmentId)).toHaveLength(9);
    return { apartmentId, id };
  }

  test('frees nothing, and the manager is mailed once', async () => {
    const count = async () =>
      (await fixture.table('booking_outbox').where({ kind: 'manager-feed-quarantined' }).select('id')).length;
    const before = await count();
    const { id } = await quarantined('/quarantine-mail');
    expect(await count()).toBe(before + 1);
    expect((await fixture.feedOf(id))?.quarantine).toMatchObject({
      reason: 'lost-nights',
      lost: days(20, 6),
    });
  });

  test('is released: the nights are free', async () => {
    const { apartmentId, id } = await quarantined('/release');
    await fixture.channels.release(id, actor(inHours(9)));
    expect(await fixture.taken(apartmentId)).toEqual(days(10, 3));
    await expect(fixture.channels.release(id, actor())).rejects.toMatchObject({ status: 409 });
  });

  test('is rejected: the nights stay taken, whatever it says from now on', async () => {
    const { apartmentId, id } = await quarantined('/reject');
    await fixture.channels.reject(id, actor(inHours(9)));
    for (const hours of [10, 12, 14, 18]) await fixture.channels.fetchNow(id, inHours(hours));
    expect(await fixture.taken(apartmentId)).toHaveLength(9);
    expect((await fixture.feedOf(id))?.quarantine).toBeNull();
  });
});

test('a night that a manager had blocked is the channel’s when it is unblocked', async () => {
  const apartmentId = await fixture.newApartment();
  await fixture.manager.block({ apartmentId, ...stayIn(40, 3) });
  fixture.feeds.holds('/blocked', days(41, 1));
  await fixture.add(apartmentId, 'airbnb', '/blocked');
  expect((await fixture.manager.free({ apartmentId, ...stayIn(40, 3) })).data.freed).toBe(3);
  expect(await fixture.taken(apartmentId)).toEqual(days(41, 1));
});

describe('a guest who reserves', () => {
  test('is refused what a channel has sold a moment ago', async () => {
    const apartmentId = await fixture.newApartment();
    fixture.feeds.holds('/moment', []);
    const id = await fixture.add(apartmentId, 'airbnb', '/moment');
    const { number } = await fixture.guest.quote({ apartmentId, ...stayIn(50, 2), guests: 2 });
    fixture.feeds.holds('/moment', days(51, 1));
    await fixture
      .table('booking_feeds')
      .where({ id })
      .update({ fetched_at: Date.now() - 4 * 60_000 });
    const { status, error } = await fixture.guest.reserve(reservationFor(number));
    expect(status).toBe(409);
    expect(error.details.reasons).toEqual([{ reason: 'not-available', night: inDays(51) }]);
  });

  test('does not wait for a channel that does not answer', async () => {
    const apartmentId = await fixture.newApartment();
    fixture.feeds.holds('/silent', []);
    const id = await fixture.add(apartmentId, 'airbnb', '/silent');
    const { number } = await fixture.guest.quote({ apartmentId, ...stayIn(50, 2), guests: 2 });
    fixture.feeds.answers('/silent', () => undefined);
    await fixture.table('booking_feeds').where({ id }).update({ fetched_at: 0 });
    const began = Date.now();
    expect((await fixture.guest.reserve(reservationFor(number))).status).toBe(201);
    expect(Date.now() - began).toBeLessThan(8_000);
    fixture.feeds.holds('/silent', []);
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
