import { send, type Answer } from '../fixture/http';
import { openConnection } from '../fixture/raw-connection';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { createDatabase, onPostgres } from '../run/databases';
import type { TestDatabase } from '../run/settings';

const LOW = {
  RATE_LIMITS: 'true',
  RATE_LIMIT_SIGN_IN: '3/600',
  RATE_LIMIT_REGISTRATION: '2/600',
  RATE_LIMIT_RESET: '2/600',
  RATE_LIMIT_ENQUIRY: '2/600',
  RATE_LIMIT_QUOTE: '4/2',
  RATE_LIMIT_RESERVATION: 'off',
  TRUSTED_PROXIES: '1',
};
let database: TestDatabase;
let main: ServerProcess;

beforeAll(async () => {
  database = await createDatabase('limits');
  main = await startServerProcess(database, LOW);
  await main.ready;
});

/** Asks as somebody behind our proxy, which writes the address that it sees at the end of the header. */
function ask(path: string, from: string, body: string | object = { data: {} }): Promise<Answer<unknown>> {
  return send(main.url, 'post', path, { body, headers: { 'X-Forwarded-For': from } });
}

async function statuses(count: number, path: string, from: string): Promise<number[]> {
  const found: number[] = [];
  for (let asked = 0; asked < count; asked += 1) found.push((await ask(path, from)).status);
  return found;
}

test.each([
  ['/api/auth/local', 3],
  ['/api/auth/local/register', 2],
  ['/api/auth/forgot-password', 2],
  ['/api/enquiries', 2],
])('%s answers %i times, and then says when to come back', async (path, times) => {
  expect(await statuses(times, path, '192.0.2.1')).not.toContain(429);
  const { status, headers, error } = await ask(path, '192.0.2.1');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(500);
  expect(error).toMatchObject({
    status: 429,
    name: 'RateLimitError',
    message: 'Too many requests from your connection: try again in 10 minutes',
  });
  expect((await ask(path, '192.0.2.2')).status).not.toBe(429);
});

test('what a client writes into the header of our proxy does not make it somebody else', async () => {
  await statuses(2, '/api/auth/reset-password', '198.51.100.1, 192.0.2.3');
  expect((await ask('/api/auth/reset-password', '198.51.100.2, 192.0.2.3')).status).toBe(429);
});

test('the addresses of one IPv6 network count as one', async () => {
  await statuses(2, '/api/enquiries', '2001:db8:1:2::a');
  expect((await ask('/api/enquiries', '2001:db8:1:2:ffff::b')).status).toBe(429);
  expect((await ask('/api/enquiries', '2001:db8:1:3::a')).status).toBe(400);
});

test('when the time is over one may ask again', async () => {
  expect(await statuses(5, '/api/quotes', '192.0.2.4')).toContain(429);
  await new Promise((done) => setTimeout(done, 2_100));
  expect((await ask('/api/quotes', '192.0.2.4')).status).toBe(400);
});

test('a limit that is off limits nothing, and reading is never limited', async () => {
  expect(await statuses(12, '/api/reservations', '192.0.2.5')).not.toContain(429);
  for (let asked = 0; asked < 12; asked += 1) {
    expect((await send(main.url, 'get', '/api/stays')).status).toBe(200);
  }
});

test('a plain form is limited with the enquiries, and shown again with what was typed', async () => {
  const form = { from: '192.0.2.6', body: 'kind=general&name=Layla&email=&message=Is+there+a+cot%3F' };
  const first = await ask('/enquiry', form.from, form.body);
  expect(first.status).toBe(400);
  await ask('/enquiry', form.from, form.body);
  const { status, headers, text } = await ask('/enquiry', form.from, form.body);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(text).toContain('Is there a cot?');
  expect(text).toContain('try again in 10 minutes');
});

test('who is refused can go on asking on the same connection, however much was said', async () => {
  await statuses(2, '/api/enquiries', '192.0.2.8');
  const long = 'a'.repeat(4 * 1024 * 1024);
  const head = ['POST /api/enquiries HTTP/1.1', 'Host: tests', 'X-Forwarded-For: 192.0.2.8'];
  const connection = await openConnection(main.url);
  connection.write(`${head.join('\r\n')}\r\nContent-Length: ${long.length}\r\n\r\n${long}`);
  expect((await connection.answer())?.status).toBe(429);
  connection.write('GET /livez HTTP/1.1\r\nHost: tests\r\n\r\n');
  expect((await connection.answer())?.status).toBe(200);
  connection.end();
});

(onPostgres() ? test : test.skip)('two processes on one database count together', async () => {
  const other = await startServerProcess(database, LOW);
  await other.ready;
  const headers = { 'X-Forwarded-For': '192.0.2.7' };
  const body = { data: {} };
  for (const { url } of [main, other]) await send(url, 'post', '/api/enquiries', { body, headers });
  for (const { url } of [main, other])
    expect((await send(url, 'post', '/api/enquiries', { body, headers })).status).toBe(429);
  await other.stop();
});
