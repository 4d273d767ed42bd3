import { expect, type Locator, type Page } from '@playwright/test';
import type { MinorUnits } from 'booking-rules/shared/format/money';
import { placeOfBusiness } from 'booking-rules/shared/format/place';

/** What a reference looks like: letters and digits that can be read out. */
export const REFERENCE = /^[A-Z0-9-]{6,}$/;

/** The button that reserves; its words carry the total. */
export function reserveButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Reserve — / });
}

const PHONES = {
  AE: {
    ...{ abroad: '+971 50 123 4567', atHome: '050 123 4567', incomplete: '050 123' },
    refusal: /complete phone number \(United Arab/,
  },
  DE: {
    ...{ abroad: '+49 151 23456789', atHome: '0151 23456789', incomplete: '0151' },
    refusal: /complete phone number \(Germany/,
  },
};

/** A phone number of somebody at home in the place, as they write it. */
export function localPhone(): (typeof PHONES)['AE'] {
  return placeOfBusiness().country === 'DE' ? PHONES.DE : PHONES.AE;
}

/** Types a guest's details on the summary page. */
export async function fillGuest(page: Page, name: string): Promise<void> {
  const [first = '', last = ''] = name.split(' ');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email', { exact: true }).fill(`${first.toLowerCase()}@example.com`);
  await page.getByLabel('Phone').fill(localPhone().abroad);
  await page.getByLabel('Message to us').fill('We land at nine in the evening.');
}

/** Pays what the page of the payment partner asks for. */
export async function payAtCheckout(page: Page, amount: MinorUnits): Promise<void> {
  const digits = (amount / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(page.getByRole('heading', { name: /^Pay / })).toHaveText(
    `Pay ${placeOfBusiness().currency} ${digits}`,
  );
  await page.getByRole('button', { name: 'Pay' }).click();
}
