import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageResponse, SiteApi } from '../site-host/site-types';
import { createPageCache } from './page-cache';

const SPAN = { from: '2027-01-01', to: '2027-02-01' };

/** Answers nothing: what counts here is that it was asked. */
const api = {
  calendar: () => Promise.resolve(null),
  stays: () => Promise.resolve({ data: [], meta: {} }),
  quote: () => Promise.resolve(null),
} as unknown as SiteApi;

const openCache = (megabytes = 1) => createPageCache({ api, megabytes, headers: { 'X-Test': 'yes' } });

function page(body: string, status = 200): PageResponse {
  return { status, headers: [['Content-Type', 'text/html']], body: Buffer.from(body) };
}

/** Renders numbered pages, asking for something first. */
function counting(ask: (api: SiteApi) => Promise<unknown> = async () => null) {
  let count = 0;
  return async (watched: SiteApi): Promise<PageResponse> => {
    count += 1;
    const body = `page ${count}`;
    await ask(watched);
    return page(body);
  };
}

async function bodyOf(answer: unknown): Promise<string> {
  const got = (await answer) as { answers?: { identity: { body: Buffer } }; body?: Buffer };
  return String(got.answers?.identity.body ?? got.body ?? '');
}

test('a page is rendered once, and sent in three encodings of the same words', async () => {
  const cache = openCache();
  const render = counting();
  const first = await cache.get('/', render);
  expect(await cache.get('/', render)).toBe(first);
  if (!('answers' in first)) throw new Error('not kept');
  const { br, gzip, identity } = first.answers;
  expect(brotliDecompressSync(br.body)).toEqual(identity.body);
  expect(gunzipSync(gzip.body)).toEqual(identity.body);
  expect(br.headers).toMatchObject({ 'Content-Encoding': 'br', ETag: first.etag, 'X-Test': 'yes' });
  expect(identity.headers).not.toHaveProperty('Content-Encoding');
  expect(cache.counts).toMatchObject({ hits: 1, misses: 1 });
});

test('all who ask for a page while it is rendered get the same one', async () => {
  const cache = openCache();
  const render = counting();
  const bodies = await Promise.all(Array.from({ length: 20 }, () => bodyOf(cache.get('/', render))));
  expect(new Set(bodies)).toEqual(new Set(['page 1']));
});

test('a change of content drops every page, a change of nights those that show them', async () => {
  const cache = openCache();
  const plain = counting();
  const first = counting((watched) => watched.calendar('first', SPAN));
  const second = counting((watched) => watched.calendar('second', SPAN));
  const all = async () => [
    await bodyOf(cache.get('/', plain)),
    await bodyOf(cache.get('/apartment/first', first)),
    await bodyOf(cache.get('/apartment/second', second)),
  ];
  expect(await all()).toEqual(['page 1', 'page 1', 'page 1']);
  cache.dropNights(['second', 'third']);
  expect(await all()).toEqual(['page 1', 'page 1', 'page 2']);
  cache.dropAll();
  expect(await all()).toEqual(['page 2', 'page 2', 'page 3']);
});

test.each([
  ['content', (cache: ReturnType<typeof openCache>) => cache.dropAll()],
  ['its nights', (cache: ReturnType<typeof openCache>) => cache.dropNights(['first'])],
])('a page that is being rendered while %s change is not kept', async (_what, change) => {
  const cache = openCache();
  const render = counting(async (watched) => {
    await watched.calendar('first', SPAN);
    if (cache.counts.misses === 1) change(cache);
  });
  expect(await bodyOf(cache.get('/apartment/first', render))).toBe('page 1');
  expect(cache.size().pages).toBe(0);
  expect(await bodyOf(cache.get('/apartment/first', render))).toBe('page 2');
  expect(cache.size().pages).toBe(1);
});

test('who asks after a change never gets what was being rendered before it', async () => {
  const cache = openCache();
  let finish = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (finish = resolve));
  const render = counting(() => waiting);
  const before = bodyOf(cache.get('/', render));
  cache.dropAll();
  const after = bodyOf(cache.get('/', render));
  finish();
  expect(await Promise.all([before, after])).toEqual(['page 1', 'page 2']);
  expect(await bodyOf(cache.get('/', render))).toBe('page 2');
});

test.each([
  ['a search with dates', (watched: SiteApi) => watched.stays({ availabilityDateStart: '2027-01-01' })],
  ['a quote', (watched: SiteApi) => watched.quote('Q-7F3K9M2XWB', [])],
])('a page that shows %s is not kept', async (_what, ask) => {
  const cache = openCache();
  const render = counting(ask);
  await cache.get('/page', render);
  expect(await bodyOf(cache.get('/page', render))).toBe('page 2');
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

test('only what went well is kept', async () => {
  const cache = openCache();
  expect(await cache.get('/nothing', () => Promise.resolve(page('no', 404)))).toMatchObject({ status: 404 });
  await expect(cache.get('/broken', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await bodyOf(cache.get('/broken', counting()))).toBe('page 1');
  expect(cache.size().pages).toBe(1);
});

test('memory is bounded: the page that was longest not asked for makes room', async () => {
  const cache = openCache();
  const large = () => Promise.resolve(page('x'.repeat(400_000)));
  for (const key of ['/a', '/b', '/c']) await cache.get(key, large);
  expect(cache.size().pages).toBe(2);
  expect(cache.size().bytes).toBeLessThanOrEqual(1024 * 1024);
});

test('what scripts of a page are told can be had after the page was told anew, and forgotten', async () => {
  const cache = openCache();
  let price = 1;
  const render = () =>
    Promise.resolve(page(`<script id="page-values" type="application/json">{"price":${price}}</script>`));
  const valuesOf = async () => {
    const kept = await cache.get('/', render);
    if (!('answers' in kept) || kept.values === null) throw new Error('not kept apart');
    return kept.values;
  };
  const before = await valuesOf();
  expect(cache.formerValues(before.hash)).toBeUndefined();
  price = 2;
  cache.dropAll();
  const after = await valuesOf();
  expect(after.hash).not.toBe(before.hash);
  expect(String(cache.formerValues(before.hash)?.answers.identity.body)).toBe('{"price":1}');
  expect(String(after.answers.identity.body)).toBe('{"price":2}');
});

test('so can those of a page that was being rendered while something changed', async () => {
  const cache = openCache();
  const told = page('<script id="page-values" type="application/json">{"old":true}</script>');
  const sent = await cache.get('/', async () => {
    cache.dropAll();
    return told;
  });
  if (!('answers' in sent) || sent.values === null) throw new Error('not told apart');
  expect(cache.size().pages).toBe(0);
  expect(cache.formerValues(sent.values.hash)).toBe(sent.values);
});
