import { gzipSync } from 'node:zlib';
import { expect, test } from './journey.js';
import { comeAlive } from './steps/come-alive.js';
import { searchOf, stayIn } from './steps/stays.js';

/** Bytes of a document, as it is and compressed by gzip, and of what its scripts are told: in it or beside it. */
interface Budget {
  plain: number;
  gzip: number;
  values: number;
}

const STAY = searchOf(stayIn(60, 4));
const APARTMENT = '/apartment/one-bedroom-creek-sunset';
const PAGES: [name: string, path: string, budget: Budget][] = [
  ['the home page', '/', { plain: 40_000, gzip: 9_000, values: 5_500 }],
  ['a page of results with dates', `/results/1?${STAY}`, { plain: 40_000, gzip: 8_500, values: 6_000 }],
  ['an apartment', APARTMENT, { plain: 48_000, gzip: 12_000, values: 7_300 }],
  ['an apartment with dates', `${APARTMENT}?${STAY}`, { plain: 62_500, gzip: 15_900, values: 9_900 }],
];
const VALUES = /<script id="page-values" type="application\/json"(?: data-at="([^"]*)")?>(.*?)<\/script>/s;

for (const [name, path, budget] of PAGES) {
  test(`the document of ${name} keeps to its budget`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, at, inDocument = ''] = VALUES.exec(html) ?? [];
    const values = at === undefined ? inDocument : await (await request.get(at)).text();
    expect(Object.keys(JSON.parse(values) as object)).toEqual(expect.arrayContaining(['settings', 'data']));
    const weight: Budget = {
      plain: Buffer.byteLength(html),
      gzip: gzipSync(html).length,
      values: Buffer.byteLength(values),
    };
    for (const kind of ['plain', 'gzip', 'values'] as const)
      expect(weight[kind], `${kind}, in bytes`).toBeLessThanOrEqual(budget[kind]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  // With dates an apartment is priced, which needs its parts.
  for (const [name, path] of PAGES.filter(([, path]) => !path.startsWith(`${APARTMENT}?`))) {
    test(`${name} fetches 25 files at most, the scripts of parts at the first scroll`, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(path);
      await comeAlive(page);
      // The last that is asked for by itself.
      await expect.poll(() => requests.some((url) => url.includes('/builds/meta/'))).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(25);
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry as PerformanceResourceTiming)
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ encodedBodySize }) => encodedBodySize),
      );
      expect(scripts.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(90_000);
      await page.mouse.wheel(0, 200);
      await expect
        .poll(() => requests.filter((url) => url.endsWith('.js')).length)
        .toBeGreaterThan(scripts.length);
    });
  }
});

test('a page asks for its scripts when what it is painted with has come', async ({ page }) => {
  await page.goto('/');
  await comeAlive(page);
  const requests = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({ path: new URL(name).pathname, startTime, responseEnd })),
  );
  const scripts = requests.filter(({ path }) => path.endsWith('.js') && !path.includes('/entry-client'));
  const [sheet] = requests.filter(({ path }) => path.endsWith('.css'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const { path, startTime } of scripts) expect(startTime, path).toBeGreaterThan(sheet?.responseEnd ?? 0);
  for (const font of requests.filter(({ path }) => path.endsWith('.woff2')))
    expect(font.startTime, font.path).toBeLessThan(Math.min(...scripts.map(({ startTime }) => startTime)));
});
