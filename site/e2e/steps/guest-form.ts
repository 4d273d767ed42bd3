import { expect, type Locator, type Page } from '@playwright/test';
import type { Fils } from 'booking-rules/shared/format/money';

/** What a reference looks like: letters and digits that can be read out. */
export const REFERENCE = /^[A-Z0-9-]{6,}$/;

/** The button that reserves; its words carry the total. */
export function reserveButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Reserve — / });
}

/** Types a guest's details on the summary page. */
export async function fillGuest(page: Page, name: string): Promise<void> {
  const [first = '', last = ''] = name.split(' ');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email', { exact: true }).fill(`${first.toLowerCase()}@example.com`);
  await page.getByLabel('Phone').fill('+971 50 123 4567');
  await page.getByLabel('Message to us').fill('We land at nine in the evening.');
}

/** Pays what the page of the payment partner asks for. */
export async function payAtCheckout(page: Page, amount: Fils): Promise<void> {
  const digits = (amount / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(page.getByRole('heading', { name: /^Pay / })).toHaveText(`Pay AED ${digits}`);
  await page.getByRole('button', { name: 'Pay' }).click();
}
