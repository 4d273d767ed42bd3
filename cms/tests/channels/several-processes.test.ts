import plugin from 'booking-rules/strapi-server';
import { inDays, stayIn } from '../fixture/days';
import { reservationFor } from '../fixture/guest';
import { days, inHours, startChannels, type ChannelFixture } from './channel-fixture';

let fixture: ChannelFixture;
beforeAll(async () => {
  fixture = await startChannels('several');
});
afterAll(() => fixture.feeds.stop());

describe('several processes', () => {
  const other = plugin.services.engine({ strapi: server.strapi }).channels;
  afterAll(() => other.stop());

  test('fetch each feed once', async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/shared-${index}`);
    for (const path of paths) {
      fixture.feeds.holds(path, days(60, 2));
      await fixture.add(await fixture.newApartment(), 'vrbo', path);
    }
    const later = inHours(30);
    await Promise.all([fixture.channels.fetchDue(later), other.fetchDue(later)]);
    expect(paths.map((path) => fixture.feeds.count(path))).toEqual(paths.map(() => 2));
  });

  test('a feed whose process was killed is taken up within two intervals', async () => {
    fixture.feeds.holds('/killed', days(60, 2));
    const id = await fixture.add(await fixture.newApartment(), 'vrbo', '/killed');
    const due = inHours(60).getTime();
    await fixture
      .table('booking_feeds')
      .where({ id })
      .update({ next_at: due, locked_by: 'gone', locked_until: due + 30_000 });
    await other.fetchDue(new Date(due));
    expect(fixture.feeds.count('/killed')).toBe(1);
    await other.fetchDue(new Date(due + 31_000));
    expect(fixture.feeds.count('/killed')).toBe(2);
  });

  test('a guest, a manager and a channel want one night at once: one holds it, the others are told', async () => {
    const apartmentId = await fixture.newApartment();
    fixture.feeds.holds('/race', []);
    const id = await fixture.add(apartmentId, 'airbnb', '/race');
    const quotes = await Promise.all(
      [1, 2].map(() => fixture.guest.quote({ apartmentId, ...stayIn(70, 1), guests: 2 })),
    );
    fixture.feeds.holds('/race', days(70, 1));
    const [first, second, block] = await Promise.all([
      ...quotes.map(({ number }) => fixture.guest.reserve(reservationFor(number))),
      fixture.manager.block({ apartmentId, ...stayIn(70, 1) }),
      fixture.channels.fetchNow(id, new Date()),
    ] as const);
    await fixture.channels.fetchNow(id, new Date());
    const held = fixture.table('booking_nights').where({ apartment: apartmentId, night: inDays(70) });
    const rows: { source: string }[] = await held.select('source');
    expect(rows).toHaveLength(1);
    const won = [first, second, block].filter((answer) =>
      [200, 201].includes((answer as { status: number }).status),
    );
    expect(won.length).toBe(rows[0]?.source === 'channel' ? 0 : 1);
    const conflicts = (await fixture.channels.conflicts(new Date())).filter(
      (conflict) => conflict.apartmentId === apartmentId,
    );
    expect(conflicts).toHaveLength(rows[0]?.source === 'reservation' ? 1 : 0);
  });
});
