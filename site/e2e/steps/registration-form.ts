import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const picture = fileURLToPath(
  new URL('../../../database/seed/images/balcony-white-beach-morning-01.webp', import.meta.url),
);

/** Types what one adult gives, and sends it. */
export async function registerAdult(
  page: Page,
  [first, last]: [string, string],
  number: string,
): Promise<void> {
  await page.getByLabel('First names').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Nationality').selectOption('GB');
  await page.getByLabel('Document number').fill(number);
  await page.getByLabel('Photo of the document').setInputFiles(picture);
  await page.getByRole('button', { name: 'Register this guest' }).click();
}
