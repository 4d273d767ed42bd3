import type { Day } from 'booking-rules/shared/domain/stay';
import { stayIn } from '../fixture/days';
import { ask } from '../fixture/http';
import { days, inHours, startChannels, type ChannelFixture } from './channel-fixture';

let fixture: ChannelFixture;
beforeAll(async () => {
  fixture = await startChannels('pushes');
});
afterAll(() => fixture.feeds.stop());

describe('a channel manager that sends its nights', () => {
  let token: string;
  beforeAll(async () => {
    const tokens = server.strapi.service('admin::api-token') as {
      create(data: object): Promise<{ accessKey: string }>;
    };
    const data = { name: 'channel-manager', description: '', type: 'custom', lifespan: null };
    const permissions = ['plugin::booking-rules.channels.push'];
    token = (await tokens.create({ ...data, permissions })).accessKey;
  });
  const push = (apartmentId: string, nights: readonly Day[], key = token) =>
    ask(server.url, 'PUT /api/apartments/{id}/channels/{channel}/nights', {
      params: { id: apartmentId, channel: 'agoda' },
      headers: { Authorization: `Bearer ${key}` },
      body: { data: { nights } },
    });

  test('needs a token that may, a known apartment and real days', async () => {
    const apartmentId = await fixture.newApartment();
    expect((await push(apartmentId, [], 'nonsense')).status).toBe(401);
    expect((await push('nowhere', [])).status).toBe(404);
    expect((await push(apartmentId, ['2027-02-30'])).status).toBe(400);
  });

  test('takes them at once, the same again changes nothing, and the rules of feeds are kept', async () => {
    const apartmentId = await fixture.newApartment();
    const nights = [...days(10, 3), ...days(20, 6)];
    const { status, data } = await push(apartmentId, nights);
    expect({ status, data }).toEqual({
      status: 200,
      data: {
        apartmentId,
        channel: 'agoda',
        ranges: [stayIn(10, 3), stayIn(20, 6)],
        missing: [],
        quarantined: false,
      },
    });
    expect((await push(apartmentId, nights)).data).toEqual(data);
    expect(await fixture.taken(apartmentId)).toEqual(nights);
    expect((await push(apartmentId, days(20, 6))).data).toMatchObject({
      missing: [stayIn(10, 3)],
      quarantined: false,
    });
    expect((await push(apartmentId, [])).data.quarantined).toBe(true);
    expect(await fixture.taken(apartmentId)).toEqual(nights);
  });

  test('sends a change once: what it lacks is freed by the rule all the same, and nothing of a sudden loss', async () => {
    const apartmentId = await fixture.newApartment();
    await push(apartmentId, [...days(10, 3), ...days(20, 6)]);
    await push(apartmentId, days(20, 6));
    for (const hours of [1, 2, 2.9]) await fixture.channels.fetchDue(inHours(hours));
    expect(await fixture.taken(apartmentId)).toHaveLength(9);
    await fixture.channels.fetchDue(inHours(3.3));
    expect(await fixture.taken(apartmentId)).toEqual(days(20, 6));
    await push(apartmentId, []);
    for (const hours of [4, 5, 6, 8, 30]) await fixture.channels.fetchDue(inHours(hours));
    expect(await fixture.taken(apartmentId)).toEqual(days(20, 6));
  });

  test('is heard of when it sends, not when time passes', async () => {
    const apartmentId = await fixture.newApartment();
    await push(apartmentId, days(10, 3));
    await push(apartmentId, days(11, 2));
    const heard = async () =>
      (await fixture.channels.list(new Date(0), apartmentId)).map(({ fetchedAt, goodAt, nextAt }) => ({
        ...{ fetchedAt, goodAt, nextAt },
      }));
    const [before] = await heard();
    await fixture.channels.fetchDue(inHours(1));
    const [after] = await heard();
    expect(after).toMatchObject({ fetchedAt: before?.fetchedAt, goodAt: before?.goodAt });
    expect(after?.nextAt).toBeGreaterThan(inHours(1).getTime());
  });
});
