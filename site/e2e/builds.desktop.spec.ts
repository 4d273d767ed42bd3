import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { comeAlive, partComesAlive } from './steps/come-alive.js';

/** A page whose clock only moves when it is told to, once it has come alive. */
async function openWithClock(page: Page, path: string): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.goto(path, { waitUntil: 'load' });
  // Scripts are fetched after the first frame.
  await page.clock.runFor(50);
  await comeAlive(page);
}

test('the rules of the routes are fetched about a second after the page has come to rest', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const manifests = () => asked.filter((path) => path.startsWith('/builds/meta/'));
  await openWithClock(page, '/about-us');
  await page.clock.runFor(800);
  expect(manifests()).toEqual([]);
  const fetched = page.waitForRequest(/\/builds\/meta\/[0-9a-f]{12}\.json$/);
  await page.clock.runFor(2_000);
  await fetched;
  expect(manifests()).toHaveLength(1);
});

test('once there is a newer build the next page is loaded from it as a whole', async ({ page }) => {
  await page.route(/\/builds\/latest\.json\?\d+$/, (route) =>
    route.fulfill({ json: { id: 'ffffffffffff', timestamp: 1 } }),
  );
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await openWithClock(page, '/about-us');
  const watching = page.waitForResponse(/\/builds\/meta\//);
  await page.clock.runFor(3_000);
  await watching;

  const menu = page.getByRole('navigation', { name: 'Main' });
  const services = menu.getByRole('link', { name: 'Services' });
  // Before that, the browser follows it by itself.
  await partComesAlive(services);
  await services.click();
  await expect(page).toHaveURL('/our-services');
  // Shown as a whole: the router gives a page half a minute of the same clock.
  await expect(page.locator('#main')).toBeFocused();
  expect(loads).toEqual(['/about-us']);

  const told = page.waitForResponse(/\/builds\/latest\.json/);
  await page.clock.runFor(11 * 60_000);
  await told;
  await menu.getByRole('link', { name: 'For owners' }).click();
  await expect(page).toHaveURL('/property-management');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toEqual(['/about-us', '/property-management']);
});

test('a part that cannot be loaded loads the page again, unless the visitor is just leaving it', async ({
  page,
}) => {
  await page.goto('/about-us');
  await comeAlive(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  // As Firefox does it: on the way to another page it gives up what is still loading.
  await page.evaluate(() => {
    dispatchEvent(new Event('beforeunload'));
    dispatchEvent(new Event('vite:preloadError'));
  });
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([]);

  await page.reload();
  await comeAlive(page);
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect.poll(() => loads).toEqual(['/about-us', '/about-us']);
});

test('a document of a build before is loaded again, since its scripts know nothing of what is told now', async ({
  page,
}) => {
  let loads = 0;
  await page.route('/about-us', async (route) => {
    loads += 1;
    const response = await route.fetch();
    const html = await response.text();
    const former = html
      .replace(/ data-build="\w+"/, ' data-build="000000000000"')
      .replace(/(_values\.json\?)[\w-]{16}/, '$1before-a-restart');
    await route.fulfill({ response, body: loads === 1 ? former : html });
  });
  await page.goto('/about-us');
  await comeAlive(page);
  expect(loads).toBe(2);
});

test('a document whose values nobody has any more is drawn anew from those of now', async ({ page }) => {
  const heading = 'We look after homes, and the people who borrow them';
  await page.route('/about-us', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(heading);
    const former = html
      .replaceAll(heading, 'As it was before a restart')
      .replace(/(_values\.json\?)[\w-]{16}/, '$1before-a-restart');
    await route.fulfill({ response, body: former });
  });
  const led = page.waitForResponse((response) => response.url().endsWith('before-a-restart'));
  await page.goto('/about-us');
  expect((await led).status()).toBe(307);
  await comeAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});
