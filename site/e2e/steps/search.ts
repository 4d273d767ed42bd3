import type { Locator, Page } from '@playwright/test';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { pickDays, pickStay } from './date-picker.js';

/** Looks for a stay from the search of a page: in its row of fields, or behind its pill on phones. */
export async function searchFor(page: Page, stay: Stay, adults: number): Promise<void> {
  const search = page.getByRole('search');
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await search.getByRole('button').click();
    const sheet = page.getByRole('dialog');
    await pickDays(sheet, stay);
    await sheet.getByRole('button', { name: 'Who' }).click();
    await setAdults(sheet, adults);
    await sheet.getByRole('button', { name: 'Search' }).click();
    return;
  }
  await search.getByRole('button', { name: 'Check-in' }).click();
  await pickStay(page, stay);
  await search.getByText('Who', { exact: true }).click();
  await setAdults(search, adults);
  await search.getByRole('button', { name: 'Search' }).click();
}

/** Says how many adults come, in the fields that are open. */
export async function setAdults(fields: Locator, adults: number): Promise<void> {
  await fields.getByLabel('Adults', { exact: true }).fill(String(adults));
}
