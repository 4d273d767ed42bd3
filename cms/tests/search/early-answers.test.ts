import { createApartment, update, UID } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { reservationFor } from '../fixture/guest';
import { send } from '../fixture/http';
import { offerLanguages } from '../fixture/languages';
import { within } from '../fixture/within';

const apartmentId = 'early-flat';
const { checkIn, checkOut } = stayIn(40, 3);
const dates = { availabilityDateStart: checkIn, availabilityDateEnd: checkOut };
const quoteOf = (changes: object) => ({
  data: { apartmentId, checkIn, checkOut, guests: 2, ...changes },
});
let documentId: string;

beforeAll(async () => {
  documentId = await createApartment(apartmentId);
  await offerLanguages('English and Arabic');
});
afterAll(() => offerLanguages('English'));

/** What no two answers share, and what only early ones have. */
const OF_EACH = ['x-request-id', 'date', 'etag', 'cache-control', 'keep-alive', 'connection'];
/** What the panel may load, which Strapi says of all its answers: early ones keep the policy under which nothing runs. */
const OF_THE_PANEL = [
  ...['content-security-policy', 'x-dns-prefetch-control', 'x-download-options'],
  'x-permitted-cross-domain-policies',
];
const OWN = [...OF_EACH, ...OF_THE_PANEL];
const comparable = (headers: Record<string, string | undefined>) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name))),
  // Each names what it varies by in the order of its middlewares.
  vary: headers['vary']?.split(', ').sort(),
});

/** The router knows an address with a slash at its end too, which is never answered early. */
describe('an early answer is that of the router', () => {
  test.each<[string, string, object]>([
    ['a search', '/api/stays', { query: dates }],
    ['a search in Arabic', '/api/stays', { query: dates, headers: { 'Accept-Language': 'ar' } }],
    ['a search from another site', '/api/stays', { headers: { Origin: 'https://elsewhere.example' } }],
    ['a search with a field that is not known', '/api/stays', { query: { colour: 'blue' } }],
    ['a search that is too long', '/api/stays', { query: { district: 'x'.repeat(5_000) } }],
    ['a calendar', `/api/apartments/${apartmentId}/calendar`, { query: { from: checkIn, to: checkOut } }],
    ['the calendar of nothing', '/api/apartments/no-such-flat/calendar', {}],
    ['a calendar at an address that is not encoded', '/api/apartments/%E0%A4%A/calendar', {}],
  ])('%s', async (_, path, sent) => {
    const [early, routed] = [
      await send(server.url, 'get', path, sent),
      await send(server.url, 'get', `${path}/`, sent),
    ];
    expect(early.status).toBe(routed.status);
    expect(early.text).toBe(routed.text);
    expect(comparable(early.headers)).toEqual(comparable(routed.headers));
  });

  test.each<[string, object, number]>([
    ['a quote', { body: quoteOf({}) }, 201],
    ['a quote for too many', { body: quoteOf({ guests: 20 }) }, 422],
    ['a quote with a field that is not known', { body: quoteOf({ colour: 'blue' }) }, 400],
    ['a body that is no JSON', { body: '{', headers: { 'Content-Type': 'application/json' } }, 400],
    ['a body that is too large', { body: { data: 'x'.repeat(300_000) } }, 413],
    ['a file', { body: '', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }, 415],
  ])('%s', async (_, sent, status) => {
    const [early, routed] = [
      await send(server.url, 'post', '/api/quotes', sent),
      await send(server.url, 'post', '/api/quotes/', sent),
    ];
    expect([early.status, routed.status]).toEqual([status, status]);
    expect(comparable({ ...early.headers, 'content-length': '' })).toEqual(
      comparable({ ...routed.headers, 'content-length': '' }),
    );
    if (status >= 400) expect(early.text).toBe(routed.text);
  });
});

describe('a reservation is refused early as by the router', () => {
  const reserve = async (sent: object) => {
    const [early, routed] = [
      await send(server.url, 'post', '/api/reservations', sent),
      await send(server.url, 'post', '/api/reservations/', sent),
    ];
    expect(early.text).toBe(routed.text);
    expect(comparable(early.headers)).toEqual(comparable(routed.headers));
    return [early.status, routed.status];
  };
  const body = reservationFor('Q-AAAAAAAAAA');

  test('for a quote that there never was', async () => {
    expect(await reserve({ body: { data: body } })).toEqual([404, 404]);
  });

  test('for a token that is no good', async () => {
    const headers = { Authorization: 'Bearer nonsense' };
    expect(await reserve({ body: { data: body }, headers })).toEqual([401, 401]);
  });

  test('for a guest who may not reserve', async () => {
    const permissions = server.strapi.db.query('plugin::users-permissions.permission');
    const action = 'plugin::booking-rules.reservations.create';
    const found: unknown = await permissions.findOne({
      where: { action, role: { type: 'public' } },
      populate: ['role'],
    });
    const { id, role } = found as { id: number; role: { id: number } };
    await permissions.delete({ where: { id } });
    // What everybody may do is believed for a second.
    const answered = (status: number) =>
      within(5_000, async () => {
        expect(await reserve({ body: { data: body } })).toEqual([status, status]);
      });
    try {
      await answered(403);
    } finally {
      await permissions.create({ data: { action, role: role.id } });
      await answered(404);
    }
  });
});

describe('whoever asks again', () => {
  const search = (headers: Record<string, string> = {}) =>
    send(server.url, 'get', '/api/stays', { query: dates, headers });

  test('is told that nothing has changed, without the answer', async () => {
    // The tag is of the minute: the second question may fall into the next one, the third does not.
    const answers = await within(5_000, async () => {
      const first = await search();
      const again = await search({ 'If-None-Match': first.headers['etag'] ?? '' });
      expect(again.status).toBe(304);
      return { first, again };
    });
    expect(answers.first.headers['cache-control']).toBe('no-cache');
    expect(answers.again.text).toBe('');
  });

  test('gets the answer once a price has changed', async () => {
    const calendar = (headers: Record<string, string> = {}) =>
      send(server.url, 'get', `/api/apartments/${apartmentId}/calendar`, { headers });
    const before = await calendar();
    await update(UID.apartment, documentId, { nightlyRate: 77_700 });
    await within(5_000, async () => {
      const after = await calendar({ 'If-None-Match': before.headers['etag'] ?? '' });
      expect(after.status).toBe(200);
      expect(after.text).not.toBe(before.text);
    });
  });

  test('is not told so in another language', async () => {
    const { headers } = await search();
    const arabic = await search({ 'If-None-Match': headers['etag'] ?? '', 'Accept-Language': 'ar' });
    expect(arabic.status).toBe(200);
  });

  test('a refusal has no tag to ask again with', async () => {
    const { headers } = await send(server.url, 'get', '/api/stays', { query: { colour: 'blue' } });
    expect(headers).not.toHaveProperty('etag');
  });
});
