import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';

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
