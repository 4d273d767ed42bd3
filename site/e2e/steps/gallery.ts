import { expect, type Locator, type Page } from '@playwright/test';
import { partComesAlive } from './come-alive.js';

/** The link around a photo of an apartment, counted from 1. */
export function photoLink(page: Page, number: number): Locator {
  return page.getByRole('link', { name: new RegExp(`^Photo ${number} of `) });
}

/** The photos over the whole screen, one at a time. */
export function galleryOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Photos of / });
}

/** Something opens the gallery over the page, which is neither left nor loaded anew. */
export async function expectOpens(page: Page, open: () => Promise<void>): Promise<void> {
  const address = page.url();
  // Before that, a photo's link leads to the picture.
  await partComesAlive(photoLink(page, 1));
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await open();
  await expect(galleryOf(page)).toBeVisible();
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
  await expect(page).toHaveURL(address);
}
