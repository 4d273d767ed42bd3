import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { addDays } from 'booking-rules/shared/domain/stay';
import { expect, test } from './journey.js';
import { signInToPanel, VIEW } from './steps/panel.js';
import { calendarOf, today } from './steps/stays.js';

/** Entirely free, and without a minimum of its own. */
const APARTMENT = 'one-bedroom-park-dubai-hills';
/** What the demo content sets, and what the manager makes of it: no stay of another journey is that short. */
const BEFORE = 2;
const AFTER = 4;

test('a minimum stay saved in the admin panel is what the next visitor sees within a second', async ({
  page,
  admin,
  request,
}) => {
  test.slow();
  await signInToPanel(admin);
  await admin.getByRole('link', { name: 'Content Manager' }).click();
  // The menu of Bookings, which is there until then, has a page of this name too.
  await admin.locator('a[href*="single-types/api::minimum-stay.minimum-stay"]').click();
  await expect(admin.getByLabel('Nights')).toBeVisible(VIEW);
  await expect(admin.getByLabel('Nights')).toHaveValue(String(BEFORE));
  await expect(admin.getByText('The fewest a guest can book')).toBeVisible();
  // React parts the words of a sentence from its figures by empty comments.
  const visit = async () =>
    (await (await request.get(`/apartment/${APARTMENT}`)).text()).replaceAll('<!-- -->', '');
  // It is when the visitor asks that counts: how long the answer takes depends on what else the machine does.
  const visitASecondLater = async () => {
    await pause(1000);
    return visit();
  };
  const said = (nights: number): string => `${nights}-night minimum`;
  expect(await visit()).toContain(said(BEFORE));

  try {
    await saveMinimum(admin, AFTER);
    const changed = await visitASecondLater();
    expect(changed).toContain(said(AFTER));
    expect(changed).not.toContain(said(BEFORE));
    expect(await minimums(request)).not.toContain(BEFORE);
    await page.goto(`/apartment/${APARTMENT}`);
    const calendar = page.getByRole('region', { name: 'Availability' });
    await calendar.scrollIntoViewIfNeeded();
    await expect(calendar.getByRole('button', { name: said(AFTER) }).first()).toBeVisible();
    await expect(calendar.getByRole('button', { name: said(BEFORE) })).toHaveCount(0);
  } finally {
    await saveMinimum(admin, BEFORE);
  }
  expect(await visitASecondLater()).toContain(said(BEFORE));
  expect(await minimums(request)).toContain(BEFORE);
});

test('an apartment is edited under labels that explain themselves, its rates in dirhams', async ({
  admin,
}) => {
  test.slow();
  await signInToPanel(admin);
  await admin.getByRole('link', { name: 'Content Manager' }).click();
  await admin.getByRole('link', { name: 'Apartment', exact: true }).click();
  await admin.getByRole('gridcell', { name: 'Canal-side studio with a proper desk' }).click();
  await expect(admin.getByLabel('Rate per night')).toBeVisible(VIEW);
  await expect(admin.getByLabel('Rate per night')).toHaveValue(/^390(\.00)?$/);
  await expect(admin.getByLabel('Weekend rate')).toHaveValue(/^450(\.00)?$/);
  await expect(admin.getByText('AED').first()).toBeVisible();
  for (const help of [
    'Before fees and taxes. Seasons override it.',
    'The address of its page, /apartment/… It follows the name until it is first published, and then stays.',
    'Nobody can book for more.',
    'Shown beside the price, never part of the total.',
  ]) {
    await expect(admin.getByText(help)).toBeVisible();
  }
});

/** Comes back as soon as the server has answered. */
async function saveMinimum(admin: Page, nights: number): Promise<void> {
  await admin.getByLabel('Nights').fill(String(nights));
  const saved = admin.waitForResponse(
    (response) =>
      response.url().includes('api::minimum-stay.minimum-stay') && response.request().method() === 'PUT',
  );
  await admin.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
}

/** The minimum stays of the next year in the apartment, seasons included. */
async function minimums(request: Parameters<typeof calendarOf>[0]): Promise<number[]> {
  const nights = await calendarOf(request, APARTMENT, addDays(today(), 1), 365);
  return nights.map(({ minimumStay }) => minimumStay);
}
