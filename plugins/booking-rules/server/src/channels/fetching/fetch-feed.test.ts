import type { LookupAddress } from 'node:dns';
import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isAllowedAddress } from './allowed-address';
import { fetchFeed, MOST_BYTES, type FeedRequest, type FetchSettings } from './fetch-feed';
import { startFeedServer } from './feed-server.fixture';

const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
/** The feed server alone; every other address of this machine is refused. */
const SETTINGS: FetchSettings = { allowHttp: true, networks: ['127.0.0.1/32'] };
let server: Awaited<ReturnType<typeof startFeedServer>>;

beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.requests.length = 0;
});

const get = (feed: Partial<FeedRequest> = {}, settings: Partial<FetchSettings> = {}) =>
  fetchFeed({ url: server.url, etag: null, lastModified: null, ...feed }, { ...SETTINGS, ...settings });
const sends =
  (body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(body);

describe('a feed', () => {
  test.each<[string, Uint8Array | string, Record<string, string>]>([
    ['as it is', CALENDAR, {}],
    ['as gzip', gzipSync(CALENDAR), { 'content-encoding': 'gzip' }],
    ['as Brotli', brotliCompressSync(CALENDAR), { 'content-encoding': 'br' }],
  ])('is fetched %s, with what its server says of it', async (_, body, headers) => {
    server.answers(
      sends(body, { ...headers, etag: '"7"', 'last-modified': 'Mon, 01 Mar 2027 08:00:00 GMT' }),
    );
    const fetched = await get();
    expect(fetched).toMatchObject({
      kind: 'fetched',
      etag: '"7"',
      lastModified: 'Mon, 01 Mar 2027 08:00:00 GMT',
    });
    expect(fetched.kind === 'fetched' && Buffer.from(fetched.bytes).toString()).toBe(CALENDAR);
  });

  test('that has not changed is not sent again', async () => {
    server.answers((_, response) => response.writeHead(304).end());
    const lastModified = 'Mon, 01 Mar 2027 08:00:00 GMT';
    expect(await get({ etag: '"7"', lastModified })).toEqual({ kind: 'not-modified' });
    expect(server.requests[0]?.headers).toMatchObject({
      'if-none-match': '"7"',
      'if-modified-since': lastModified,
    });
  });

  test('is followed to where it has moved', async () => {
    server.answers((request, response) =>
      request.url === '/moved'
        ? sends(CALENDAR)(request, response)
        : response.writeHead(302, { location: '/moved' }).end(),
    );
    expect((await get()).kind).toBe('fetched');
  });
});

describe('a fetch fails', () => {
  test.each<[string, RequestListener, object]>([
    [
      'with an error',
      (_, response) => response.writeHead(500).end('no'),
      { problem: 'status', detail: '500' },
    ],
    [
      'when there is none any more',
      (_, response) => response.writeHead(410).end(),
      { problem: 'status', detail: '410' },
    ],
    [
      'when it is cut',
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write(CALENDAR, () => response.destroy());
      },
      { problem: 'cut-off' },
    ],
    [
      'when what is packed is cut',
      sends(gzipSync(CALENDAR.repeat(99)).subarray(0, 40), { 'content-encoding': 'gzip' }),
      { problem: 'cut-off' },
    ],
    [
      'when it says that it is packed, and is not',
      sends(CALENDAR, { 'content-encoding': 'gzip' }),
      { problem: 'cut-off' },
    ],
    ['when it is too large', sends(Buffer.alloc(MOST_BYTES + 1)), { problem: 'too-large' }],
    [
      'when it is too large unpacked',
      sends(gzipSync(Buffer.alloc(500 * 1024 * 1024)), { 'content-encoding': 'gzip' }),
      { problem: 'too-large' },
    ],
    [
      'when it leads in a circle',
      (_, response) => response.writeHead(302, { location: '/feed.ics' }).end(),
      { problem: 'too-many-redirects' },
    ],
    [
      'when it leads nowhere',
      (_, response) => response.writeHead(302).end(),
      { problem: 'status', detail: '302' },
    ],
    [
      'when it leads to this machine',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.2/feed.ics' }).end(),
      { problem: 'refused-address' },
    ],
    [
      'when it leads to this machine by name',
      (_, response) => response.writeHead(307, { location: `http://[::1]:${server.port}/` }).end(),
      { problem: 'refused-address' },
    ],
    [
      'when it leads to the metadata of a cloud',
      (_, response) => response.writeHead(301, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
      { problem: 'refused-address' },
    ],
    [
      'when it leads to a file',
      (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      { problem: 'not-https' },
    ],
    ['when the connection breaks', (_, response) => response.destroy(), { problem: 'unreachable' }],
  ])('%s', async (_, answer, failure) => {
    server.answers(answer);
    expect(await get()).toMatchObject({ kind: 'failed', ...failure });
  });

  test.each<[string, RequestListener]>([
    ['says nothing', () => undefined],
    [
      'never ends',
      (_, response) => {
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('when a server %s, in time', async (_, answer) => {
    server.answers(answer);
    const began = Date.now();
    expect(await get({ timeout: 300 })).toMatchObject({ kind: 'failed', problem: 'too-slow' });
    expect(Date.now() - began).toBeLessThan(2_000);
  });

  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
  test.each<[string, string, ((now: number) => number) | null]>([
    ['in so many seconds', '120', (now) => now + 120_000],
    ['at an instant', inAnHour, () => Date.parse(inAnHour)],
    ['soon', 'soon', null],
  ])('and the channel says to come again %s', async (_, retryAfter, due) => {
    server.answers((_, response) => response.writeHead(429, { 'retry-after': retryAfter }).end());
    const failed = await get();
    if (failed.kind !== 'failed') throw new Error('It did not fail');
    expect(failed).toMatchObject({ problem: 'status', detail: '429' });
    if (due === null) expect(failed.retryAfter).toBeNull();
    else expect(Math.abs((failed.retryAfter ?? 0) - due(Date.now()))).toBeLessThan(2_000);
  });

  test('over http, unless a setting allows it', async () => {
    expect(await get({}, { allowHttp: false })).toMatchObject({ problem: 'not-https' });
    expect(await get({ url: 'ftp://example.com/feed.ics' })).toMatchObject({ problem: 'not-https' });
    expect(await get({ url: 'feed.ics' })).toMatchObject({ problem: 'unreachable' });
    expect(server.requests).toHaveLength(0);
  });
});

describe('a name', () => {
  const PUBLIC: LookupAddress = { address: '127.0.0.1', family: 4 };
  const url = () => `http://channel.example:${server.port}/feed.ics`;

  test('that answers differently every time is judged by what is connected to', async () => {
    server.answers(sends(CALENDAR));
    const answers = [
      [PUBLIC],
      [{ address: '127.0.0.2', family: 4 }],
      [PUBLIC, { address: '10.0.0.7', family: 4 }],
    ];
    const resolve: FetchSettings['resolve'] = (_, found) => found(null, answers.shift() ?? []);
    expect((await get({ url: url() }, { resolve })).kind).toBe('fetched');
    expect(await get({ url: url() }, { resolve })).toMatchObject({
      problem: 'refused-address',
      detail: '127.0.0.2',
    });
    expect(await get({ url: url() }, { resolve })).toMatchObject({
      problem: 'refused-address',
      detail: '10.0.0.7',
    });
    expect(await get({ url: url() }, { resolve })).toMatchObject({ problem: 'unreachable' });
    expect(server.requests).toHaveLength(1);
  });

  test('that changes its answer between a redirect and the next connection is refused', async () => {
    server.answers((_, response) => response.writeHead(302, { location: '/again' }).end());
    const answers = [[PUBLIC], [{ address: '::ffff:192.168.1.1', family: 6 }]];
    const resolve: FetchSettings['resolve'] = (_, found) => found(null, answers.shift() ?? []);
    expect(await get({ url: url() }, { resolve })).toMatchObject({ problem: 'refused-address' });
  });

  test('of this machine is refused by the real resolver', async () => {
    const settings = { networks: [] };
    expect(await get({ url: `http://localhost:${server.port}/` }, settings)).toMatchObject({
      problem: 'refused-address',
    });
  });
});

test.each(
  [
    ['8.8.8.8', true],
    ['2606:4700:4700::1111', true],
    ['::ffff:8.8.8.8', true],
    ...[
      '127.0.0.1',
      '127.9.9.9',
      '10.0.0.1',
      '172.16.0.1',
      '192.168.0.1',
      '100.64.0.1',
      '169.254.169.254',
      '0.0.0.0',
    ],
    ...[
      '168.63.129.16',
      '192.0.0.192',
      '198.18.0.1',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
      '203.0.113.9',
    ],
    ...[
      '::',
      '::1',
      '::127.0.0.1',
      '::ffff:127.0.0.1',
      '::ffff:a9fe:a9fe',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
    ],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'ff02::1', '2001:db8::1', 'fec0::1', 'nonsense', ''],
  ].map((one) => (typeof one === 'string' ? ([one, false] as const) : one)),
)('whether %s may be asked: %s', (address, may) => {
  expect(isAllowedAddress(String(address))).toBe(may);
});

test('a network that a setting allows may be asked, its neighbour not', () => {
  expect(isAllowedAddress('10.1.2.3', ['10.1.0.0/16'])).toBe(true);
  expect(isAllowedAddress('10.2.2.3', ['10.1.0.0/16', 'fd00::/8'])).toBe(false);
});
