import { allRoutes, pathWith, type Method } from './access/routes';
import { createApartment } from '../fixture/content';
import { indecency } from '../fixture/decent-answer';
import { send, type Answer } from '../fixture/http';
import { silenceServer } from '../fixture/silence';
import { createStaffInRole } from '../fixture/staff';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const POSTS = ['/api/quotes', '/api/reservations'] as const;
const NUL = '\u0000';

const expectDecent = (answer: Answer<unknown>): void => expect(indecency(answer)).toBeNull();

silenceServer();
beforeAll(async () => {
  await createApartment('hostile-body-flat');
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
  const asStaff = { Authorization: `Bearer ${await createStaffInRole('deep', 'property-manager')}` };
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
