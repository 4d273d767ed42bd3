import { startFeedServer } from './feed-server.fixture';
import { postJson } from './post-json';

const LOCAL = { allowHttp: true, networks: ['127.0.0.0/8'] };
let server: Awaited<ReturnType<typeof startFeedServer>>;
beforeEach(async () => {
  server = await startFeedServer();
});
afterEach(() => server.stop());

const post = (url = server.url, settings = LOCAL) =>
  postJson({ url, body: '{"a":"ü"}', headers: { 'webhook-id': 'evt_1' } }, settings);

test('what is sent arrives whole, with its headers', async () => {
  const arrived: string[] = [];
  server.answers((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => arrived.push(text));
    request.on('end', () => response.writeHead(204).end());
  });
  expect(await post()).toEqual({ status: 204, problem: null, retryAfter: null });
  expect(arrived.join('')).toBe('{"a":"ü"}');
  const { method, headers } = server.requests[0] ?? {};
  expect([method, headers?.['content-type'], headers?.['webhook-id']]).toEqual([
    'POST',
    'application/json; charset=utf-8',
    'evt_1',
  ]);
});

test.each([301, 307, 400, 410, 500])('an answer %i is a failure, and leads nowhere else', async (status) => {
  server.answers((_, response) => response.writeHead(status, { location: server.url }).end());
  expect(await post()).toMatchObject({ status, problem: 'status' });
  expect(server.requests).toHaveLength(1);
});

test('a server that asks for patience is heard', async () => {
  server.answers((_, response) => response.writeHead(429, { 'retry-after': '120' }).end());
  const { retryAfter } = await post();
  expect(Math.abs((retryAfter ?? 0) - Date.now() - 120_000)).toBeLessThan(5_000);
});

test('nothing is sent to private networks, nor without TLS', async () => {
  const guarded = { allowHttp: true, networks: [] };
  expect(await post(server.url, guarded)).toMatchObject({ status: null, problem: 'refused-address' });
  expect(
    await postJson(
      { url: `http://inside.example:${server.port}/`, body: '{}', headers: {} },
      {
        ...guarded,
        resolve: (_, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
      },
    ),
  ).toMatchObject({ problem: 'refused-address' });
  expect(await post(server.url, { ...LOCAL, allowHttp: false })).toMatchObject({ problem: 'not-https' });
  expect(server.requests).toHaveLength(0);
});
