import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { partComesAlive } from './steps/come-alive.js';

/** Half of what is held to be good. */
const LARGEST_SHIFT = 0.05;

/** Sums up how far the page's parts have moved by themselves. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          sum += Number(entry.value);
      }
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

for (const [name, path] of [
  ['the home page', '/'],
  ['an apartment', '/apartment/family-two-bedroom-business-bay'],
] as const) {
  test(`the first picture of ${name} arrives first and in AVIF, and nothing moves`, async ({ page }) => {
    const pictures: string[] = [];
    page.on('response', (answer) => {
      if (answer.headers()['content-type'] === 'image/avif') pictures.push(answer.url());
    });
    await page.goto(path);
    const first = page.locator('main picture img').first();
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const shown = await first.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(shown).toMatch(/\.avif$/);
    expect(pictures[0]).toBe(shown);
    // Those out of sight wait.
    expect(pictures.length).toBeLessThan(await page.locator('picture').count());

    // Again, with the fonts at hand: here is none that the fallbacks are measured by (Arial, Liberation Sans, Roboto).
    await page.evaluate(() => document.fonts.ready);
    const shifted = await watchShifts(page);
    await page.reload();
    await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 3000);
    expect(await shifted()).toBeLessThan(LARGEST_SHIFT);
  });
}

test('the first screen of the home page holds heading and search, and the picture or the heading is its largest part', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('element' in entry && entry.element instanceof Element)
          document.documentElement.dataset.largest = entry.element.tagName;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('search')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('html')).toHaveAttribute('data-largest', /^(?:IMG|H1)$/);
});

test('the picture of an apartment moves from its card to its page and back, unless the guest wants no motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const shared = () =>
        [...document.querySelectorAll<HTMLElement>('picture')].filter(
          ({ style }) => style.getPropertyValue('view-transition-name') !== '',
        ).length;
      const before = shared();
      const turn = start(update);
      void turn.updateCallbackDone.then(
        () => (document.documentElement.dataset.turn = `${before} to ${shared()}`),
      );
      return turn;
    };
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/results/1');
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = (await card.innerText()).replace(/\s+/g, ' ');
  // React lets no click on a part without its script come up to the router: the browser follows such a link by itself.
  await partComesAlive(card);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('html')).toHaveAttribute('data-turn', '1 to 1');
  await page.evaluate(() => delete document.documentElement.dataset.turn);
  await page.goBack();
  await expect(page).toHaveURL('/results/1');
  await expect(card).toHaveText(name);
  await expect(page.locator('html')).toHaveAttribute('data-turn', '1 to 1');

  await page.evaluate(() => delete document.documentElement.dataset.turn);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await partComesAlive(card);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await page.locator('html').getAttribute('data-turn')).toBeNull();
});
