import { gzipSync } from 'node:zlib';
import { expect, test } from './journey.js';
import { comeAlive } from './steps/come-alive.js';
import { searchOf, stayIn } from './steps/stays.js';

/** Bytes of a document: as it is, compressed by gzip, and of the data in it that scripts read. */
interface Budget {
  plain: number;
  gzip: number;
  data: number;
}

const PAGES: [name: string, path: string, budget: Budget][] = [
  ['the home page', '/', { plain: 48_000, gzip: 11_650, data: 5_250 }],
  [
    'a page of results with dates',
    `/results/1?${searchOf(stayIn(60, 4))}`,
    { plain: 43_200, gzip: 9_000, data: 5_850 },
  ],
  ['an apartment', '/apartment/one-bedroom-creek-sunset', { plain: 58_000, gzip: 14_850, data: 7_050 }],
];

for (const [name, path, budget] of PAGES) {
  test(`the document of ${name} keeps to its budget`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, data = ''] = /<script id="page-values"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(data).not.toBe('');
    const weight: Budget = {
      plain: Buffer.byteLength(html),
      gzip: gzipSync(html).length,
      data: Buffer.byteLength(data),
    };
    for (const kind of ['plain', 'gzip', 'data'] as const)
      expect(weight[kind], `${kind}, in bytes`).toBeLessThanOrEqual(budget[kind]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [name, path] of PAGES) {
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
