import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apartmentData } from '../fixture/apartment';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { headerProblems } from '../fixture/header-problems';
import { send } from '../fixture/http';
import { within } from '../fixture/within';
import { firstManagerOf } from '../outside/manager';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { createDatabase } from '../run/databases';
import { testFolder } from '../run/settings';

const SHARE = 6;
const MANY = 30;
const METRICS_TOKEN = 'tests-token-of-overload';
const apartmentId = 'overload-flat';
const cached = `/apartment/${apartmentId}`;
const blocked = join(testFolder(), 'overload-blocked');
let serverProcess: ServerProcess;
let searches = 0;

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Over connections that stay open: a turn of the event loop takes one new connection, however many there are. */
async function get(path: string, from = '192.0.2.1'): Promise<Answer> {
  const response = await fetch(serverProcess.url + path, { headers: { 'X-Forwarded-For': from } });
  const text = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), text };
}

/** A search that nobody has asked for before. */
function dates(): string {
  searches += 1;
  const [from, to] = [inDays(20 + (searches % 300)), inDays(22 + (searches % 300) + (searches % 7))];
  return `availabilityDateStart=${from}&availabilityDateEnd=${to}`;
}

const page = (from?: string) => get(`/results/1?${dates()}`, from);
const pageData = (from?: string) => get(`/results/1/_payload.json?${dates()}&build`, from);
const search = (from?: string) => get(`/api/stays?${dates()}`, from);
const many = (ask: (from?: string) => Promise<Answer>, from: (index: number) => string) =>
  Promise.all(Array.from({ length: MANY }, (_, index) => ask(from(index))));
const aNetworkEach = (index: number): string => `198.51.100.${index + 1}`;
const statusesOf = (answers: readonly Answer[]) => new Set(answers.map(({ status }) => status));

async function block(): Promise<void> {
  await many(() => get('/livez'), aNetworkEach);
  await writeFile(blocked, '');
}

const unblock = () => rm(blocked, { force: true });

/** A server of its own with an apartment, whose event loop can be kept from turning. */
async function open(name: string, differences: Record<string, string>): Promise<ServerProcess> {
  serverProcess = await startServerProcess(await createDatabase(name), {
    RATE_LIMITS: 'true',
    TRUSTED_PROXIES: '1',
    METRICS_TOKEN,
    BLOCKED_WHILE: blocked,
    NODE_OPTIONS: `--import=${pathToFileURL(join(__dirname, '../outside/blocker.mjs')).href}`,
    ...differences,
  });
  await serverProcess.ready;
  const manager = await firstManagerOf(serverProcess.url);
  await manager.openApartment(apartmentData(apartmentId));
  // Parts of pages are loaded when they are first shown.
  for (const first of [page, pageData, search]) expect((await first()).status).toBe(200);
  await within(10_000, async () => expect((await get(cached)).headers['etag']).toBeDefined());
  return serverProcess;
}

afterEach(unblock);

describe('of what is rendered or searched for', () => {
  beforeAll(async () => {
    serverProcess = await open('shares', { SEARCHES_AT_ONCE: String(SHARE) });
  }, 240_000);
  afterAll(() => serverProcess.stop());

  test.each([
    ['pages that have to be rendered', page],
    ['searches', search],
  ])('one network gets its share of %s, and another is served meanwhile', async (_, ask) => {
    // Whatever arrives in a long turn is there at once.
    await block();
    const [other, ...answers] = await Promise.all([
      ask('192.0.2.8'),
      ...Array.from({ length: MANY }, () => ask('192.0.2.7')),
    ]);
    await unblock();
    expect(other.status).toBe(200);
    expect(statusesOf(answers)).toEqual(new Set([200, 429]));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(SHARE);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers['retry-after']).toBe('2');
    expect(headerProblems(refused?.headers ?? {})).toEqual([]);
    // Who comes back is served.
    expect((await ask('192.0.2.7')).status).toBe(200);
  });
});

describe('while the event loop is behind', () => {
  beforeAll(async () => {
    serverProcess = await open('overload', { EVENT_LOOP_DELAY: '50' });
  }, 240_000);
  beforeEach(block);

  test('pages in memory, quotes, reservations and the state of the process go on', async () => {
    const guest = guestOf(serverProcess.url);
    expect(statusesOf(await many(page, aNetworkEach))).toContain(503);
    const shed = many(page, aNetworkEach);
    const [kept, ready, quote] = await Promise.all([
      get(cached),
      get('/readyz'),
      guest.askQuote({ apartmentId, ...stayIn(30, 2), guests: 1 }),
    ]);
    expect([kept.status, ready.status, quote.status]).toEqual([200, 200, 201]);
    const [reserved, summary] = await Promise.all([
      guest.reserve(reservationFor(quote.data.number)),
      get(`/summary?quote=${quote.data.number}`),
    ]);
    expect([reserved.status, summary.status]).toEqual([201, 200]);
    expect(statusesOf(await shed)).toEqual(new Set([200, 503]));
  });

  test('searches are asked to come back, in the shape of every error', async () => {
    const answers = await many(search, aNetworkEach);
    expect(statusesOf(answers)).toEqual(new Set([200, 503]));
    const refused = answers.find(({ status }) => status === 503);
    expect(refused?.headers['retry-after']).toBe('2');
    expect(JSON.parse(refused?.text ?? '')).toEqual({
      data: null,
      error: {
        status: 503,
        name: 'ServiceUnavailableError',
        message: "We're very busy right now. Please try again in a few seconds",
        details: {},
      },
    });
  });

  test('pages that have to be rendered are, too, by a page of the site', async () => {
    const answers = await many(page, aNetworkEach);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { text, headers } of refused) {
      expect(text).toContain('very busy right now.');
      expect(text).toMatch(/<link rel="stylesheet"[^>]* href="\/assets\//);
      expect(text).toMatch(/<a href=""[^>]*>Try again<\/a>/);
      expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(headerProblems(headers)).toEqual([]);
    }
  });

  test('client routing is told, too, as it is of every page that cannot be shown', async () => {
    const refused = (await many(pageData, aNetworkEach)).find(({ status }) => status === 503);
    expect(refused?.headers['content-type']).toContain('application/json');
    expect(JSON.parse(refused?.text ?? '')).toMatchObject({ abortStatusCode: 503 });
  });

  test('who asks alone is served', async () => {
    await within(5_000, async () => expect((await page()).status).toBe(200));
  });
});

test('when it has caught up everybody is served again, and what was refused has been counted', async () => {
  await within(20_000, async () => {
    const answers = await Promise.all([page('192.0.2.1'), page('192.0.2.2'), search('192.0.2.3')]);
    expect(statusesOf(answers)).toEqual(new Set([200]));
  });
  const { text } = await send(serverProcess.url, 'get', '/metrics', {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(text).toMatch(/turns_refused_total\{why="behind"\} [1-9]/);
});
