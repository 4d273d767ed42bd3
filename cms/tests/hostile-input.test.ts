import { allRoutes, pathWith, type Method } from './access/routes';
import { createApartment } from './fixture/content';
import { stayIn } from './fixture/days';
import { indecency } from './fixture/decent-answer';
import { guestOf, reservationFor } from './fixture/guest';
import { send, type Answer } from './fixture/http';
import { ownBookings } from './fixture/own-bookings';
import { silenceServer } from './fixture/silence';
import { employ } from './fixture/staff';
import { wellFormed } from './fixture/well-formed';

const guest = guestOf(server.url);
const JSON_TYPE = { 'Content-Type': 'application/json' };
const POSTS = ['/api/quotes', '/api/reservations'] as const;
const NUL = '\u0000';

/** Texts that have broken something somewhere. */
const TEXTS: [string, string][] = [
  ['a NUL character', `a${NUL}b`],
  ['half a character', '\uD800'],
  ['characters of another plane', '𓀀👩‍👩‍👧‍👦🇦🇪'],
  ['text that runs backwards', '\u202Eنص\u202C'],
  ['a mountain of accents', `Z${'\u0301'.repeat(20)}`],
  ['a line that ends', 'a\r\nSet-Cookie: b=c'],
  ['SQL', `'; delete from admin_users; --`],
  ['SQL in double quotes', `" or 1=1; --`],
  ['a pattern', '%_%'],
  ['a template', '${7*7}{{7*7}}<%= 7*7 %>'],
  ['markup', '<script>alert(1)</script>'],
  ['a name of the language', '__proto__'],
  ['a path', '../../../etc/passwd'],
  ['a format', '%s%n%x%d'],
  ['nothing', ''],
];

const expectDecent = (answer: Answer<unknown>): void => expect(indecency(answer)).toBeNull();

silenceServer();
beforeAll(async () => {
  await createApartment('hostile-flat');
});

test.each<['post' | 'put' | 'patch' | 'delete' | 'get', string]>([
  ['post', '/api/apartments'],
  ['delete', '/api/stays'],
  ['put', '/api/quotes'],
  ['patch', '/api/reservations/R-1'],
  ['get', '/api/enquiries'],
  ['put', '/booking-rules/reservations'],
])(
  '%s %s is not a way to ask: 405 in the shape of every failure, with the ways there are',
  async (method, path) => {
    const answer = await send(server.url, method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toMatch(/[A-Z]/);
    expect(answer.body).toEqual({
      data: null,
      error: { status: 405, name: 'MethodNotAllowedError', message: 'Method Not Allowed', details: {} },
    });
  },
);

test('an address of the API that climbs is answered in that shape too', async () => {
  const { status, error } = await send(server.url, 'get', '/api/%2e%2e%2fapartments');
  expect({ status, error }).toEqual({
    status: 404,
    error: {
      status: 404,
      name: 'NotFoundError',
      message: 'There is nothing at this address.',
      details: {},
    },
  });
});

describe.each(POSTS)('POST %s', (path) => {
  test('says what is wrong with JSON that breaks off', async () => {
    const body = '{"data":';
    const { status, error } = await send(server.url, 'post', path, { headers: JSON_TYPE, body });
    expect({ status, error }).toEqual({
      status: 400,
      error: {
        status: 400,
        name: 'ValidationError',
        message: 'The body is not valid JSON: Unexpected end of JSON input',
        details: {},
      },
    });
  });

  const post = (body: string, headers: Record<string, string> = JSON_TYPE) =>
    send(server.url, 'post', path, { body, headers });

  test.each<[string, string, number]>([
    ['JSON that breaks off', '{"data":', 400],
    ['no JSON at all', 'data=1', 400],
    ['a number', '42', 400],
    ['null', 'null', 400],
    ['a NUL character', NUL, 400],
    ['a list without end', '['.repeat(60_000), 400],
    ['lists in lists', '['.repeat(60_000) + ']'.repeat(60_000), 400],
    ['objects in objects', '{"data":'.repeat(20_000) + '1' + '}'.repeat(20_000), 400],
    ['a body larger than any', JSON.stringify({ data: 'a'.repeat(300_000) }), 413],
    ['names of the language', '{"__proto__":{"data":1},"constructor":{"prototype":{"data":1}}}', 400],
    ['names of the language within', '{"data":{"__proto__":{"guests":1}}}', 400],
    ['a number beyond numbers', '{"data":{"guests":1e999}}', 400],
  ])('%s is refused', async (_, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expectDecent(answer);
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'x',
    '',
  ])('a body of type %p is refused', async (type) => {
    const answer = await post('data[guests]=1', { 'Content-Type': type });
    expect([400, 413, 415]).toContain(answer.status);
    expectDecent(answer);
  });

  test('a body said to be packed, which is not, is refused', async () => {
    const answer = await post('{"data":{}}', { ...JSON_TYPE, 'Content-Encoding': 'gzip' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expectDecent(answer);
  });
});

test('a body of a kind that nobody reads makes no route of accounts fail', async () => {
  const failed: string[] = [];
  for (const name of Object.values(allRoutes()).flat()) {
    const [, path = ''] = /^POST (\/(?:admin|api\/auth)\/.*)$/.exec(name) ?? [];
    if (path === '') continue;
    const asked = { body: '[]', headers: { 'Content-Type': 'x' } };
    const { status } = await send(server.url, 'post', pathWith(path, '1'), asked);
    if (status < 400 || status >= 500) failed.push(`${name}: ${status}`);
  }
  expect(failed).toEqual([]);
});

test('a body nested 3,000 levels deep is refused by every route that reads one', async () => {
  const asStaff = { Authorization: `Bearer ${await employ('deep', 'property-manager')}` };
  const lists = '['.repeat(3_000) + ']'.repeat(3_000);
  const body = `{"data":${lists},"email":"a@b.example","identifier":${lists},"password":"a"}`;
  const failed: string[] = [];
  const { Site: _, ...parts } = allRoutes();
  for (const name of Object.values(parts).flat()) {
    const [method = '', path = ''] = name.split(' ');
    if (method === 'GET') continue;
    const headers = { ...JSON_TYPE, ...(!path.startsWith('/api/') && asStaff) };
    const asked = { body, headers };
    const { status } = await send(server.url, method.toLowerCase() as Method, pathWith(path, '1'), asked);
    // Some methods have no body.
    if (method === 'DELETE' ? status >= 500 : status !== 400) failed.push(`${name}: ${status}`);
  }
  expect(failed).toEqual([]);
});

describe.each(TEXTS)('%s', (_, text) => {
  test('in any field of a quote', async () => {
    const good = { apartmentId: 'hostile-flat', ...stayIn(30, 2), guests: 1, promotionCode: undefined };
    for (const field of ['apartmentId', 'checkIn', 'checkOut', 'guests', 'promotionCode', text]) {
      const answer = await guest.askQuote({ ...good, [field]: text });
      expectDecent(answer);
      expect([201, 400, 422]).toContain(answer.status);
    }
  });

  test('in any field of a reservation', async () => {
    const request = reservationFor('Q-0000000000');
    for (const field of ['quote', 'payment', 'message', text]) {
      const answer = await guest.reserve({ ...request, [field]: text });
      expectDecent(answer);
      expect([400, 404]).toContain(answer.status);
    }
    for (const field of ['firstName', 'lastName', 'email', 'phone', text]) {
      const answer = await guest.reserve({ ...request, guest: { ...request.guest, [field]: text } });
      expectDecent(answer);
      expect([400, 404]).toContain(answer.status);
    }
  });

  test('in any address and any query', async () => {
    const part = encodeURIComponent(wellFormed(text));
    const paths = [
      `/api/quotes/${part}`,
      `/api/reservations/${part}?email=a@b.example`,
      `/api/reservations/R-0000000000?email=${part}`,
      `/api/apartments/${part}`,
      `/api/apartments/${part}/calendar`,
      `/api/apartments/hostile-flat/calendar?from=${part}`,
      `/api/apartments?filters[name][$contains]=${part}`,
      `/api/apartments?sort=${part}`,
      `/api/apartments?filters[${part}]=1`,
      `/api/districts/${part}`,
      `/api/stays?district=${part}`,
      `/api/stays?amenities=${part}`,
      `/api/stays?${part}=1`,
    ];
    for (const path of paths)
      expect({ path, problem: indecency(await get(path)) }).toEqual({ path, problem: null });
  });
});

const get = (path: string) => send(server.url, 'get', path);

test('a guest’s name and message are kept as they were written', async () => {
  const { number } = await guest.quote({ apartmentId: 'hostile-flat', ...stayIn(40, 2), guests: 1 });
  const names = { firstName: 'Zoë-Ἀλέξανδρος', lastName: `O'Brien "محمد" 👩‍👩‍👧` };
  const request = reservationFor(number);
  const message = `<b>'; delete from admin_users; --</b>\n\t\\ 𓀀`;
  const { status, data } = await guest.reserve({
    ...request,
    guest: { ...request.guest, ...names },
    message,
  });
  expect(status).toBe(201);
  const { data: kept } = await guest.readReservation(data.reference, data.guest.email);
  expect(kept).toMatchObject({ guest: names, message });
});

test.each(['%', '%E0%A4%A', '%00', '%ff%fe', '..%2f..%2f', '%2e%2e', 'a'.repeat(4_000), '%0d%0aX: y'])(
  'an address ending in %s never breaks anything',
  async (end) => {
    for (const start of [
      '/',
      '/apartment/',
      '/results/',
      '/uploads/',
      '/assets/',
      '/api/',
      '/api/quotes/',
      '/api/apartments/',
    ]) {
      const answer = await get(start + end);
      expect({ start, problem: indecency(answer) }).toEqual({ start, problem: null });
      expect(answer.status).toBeGreaterThanOrEqual(300);
    }
  },
);

test.each([
  'email[]=a@b.example',
  'email[$ne]=x',
  'email=a@b.example&email=c@d.example',
  'email[__proto__]=x',
  '',
])('a look-up with %p is refused', async (query) => {
  const answer = await get(`/api/reservations/R-0000000000?${query}`);
  expectDecent(answer);
  expect(answer.status).toBe(400);
});

test.each([
  'filters[bedrooms][$gt]=many',
  'filters[bedrooms][$eq]=99999999999999999999',
  'filters[$not]=',
  'filters[$and]=1',
  'filters[]=1',
  'filters[name][$eq]=%00',
  'sort=..',
  'sort[]=&sort[][a]=1',
  'populate[]=1',
])('a list asked for by %s is refused as the mistake that it is', async (query) => {
  const answer = await get(`/api/apartments?${query}`);
  expectDecent(answer);
  expect([200, 400]).toContain(answer.status);
});

test('an Idempotency-Key may be any text that fits into a header', async () => {
  for (const [index, key] of [`'; delete from admin_users; --`, '__proto__', '%00', 'é'].entries()) {
    const quote = await guest.quote({ apartmentId: 'hostile-flat', ...stayIn(60 + index * 3, 2), guests: 1 });
    const first = await guest.reserve(reservationFor(quote.number), key);
    const again = await guest.reserve(reservationFor(quote.number), key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.data).toEqual(first.data);
  }
});

test('after all this the tables are still there', async () => {
  const { nights, reservations } = await ownBookings();
  expect(nights.length).toBeGreaterThan(0);
  expect(reservations.length).toBeGreaterThan(0);
});
