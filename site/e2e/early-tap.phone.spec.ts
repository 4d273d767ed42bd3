import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { expect, test } from './journey.js';
import { comeAlive } from './steps/come-alive.js';
import { reserveButton } from './steps/guest-form.js';
import { holdAnswers, pathOfScript, SCRIPTS } from './steps/hold-answers.js';
import { quoteFor, stayIn } from './steps/stays.js';

const APARTMENT = 'one-bedroom-lake-view-jlt';

/** Opens the page of an apartment, and keeps the script of its lower half back until the answer is called. */
async function openWithoutLowerHalf(page: Page): Promise<() => Promise<void>> {
  const lowerHalf = pathOfScript('apartment-columns');
  const bring = await holdAnswers(page, ({ pathname }) => pathname === lowerHalf);
  await page.goto(`/apartment/${APARTMENT}`);
  await comeAlive(page);
  return bring;
}

/** Opens a page, and keeps all its scripts back until the answer is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const bring = await holdAnswers(page, SCRIPTS);
  // The load of a page waits for its scripts.
  await page.goto(address, { waitUntil: 'commit' });
  return bring;
}

/** Opens a page, and keeps all its scripts but the one that starts back until the answer is called. */
async function openWithStartAlone(page: Page, address: string): Promise<() => Promise<void>> {
  const textOf = async (path: string) => (await page.request.get(path)).text();
  const [, starting = '', needs = ''] =
    /src="([^"]+)"[^>]* data-needs="([^"]+)"/.exec(await textOf(address)) ?? [];
  const start = await textOf(starting);
  const others = needs.split(' ').filter((path) => !start.includes(basename(path)));
  expect(others.length).toBeGreaterThan(3);
  const bring = await holdAnswers(page, ({ pathname }) => others.includes(pathname));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.locator('link[rel="modulepreload"]').first().waitFor({ state: 'attached' });
  return bring;
}

test('a tap that comes before the script of its button opens the dates all the same', async ({ page }) => {
  const bring = await openWithoutLowerHalf(page);
  await page.locator('button[aria-haspopup="dialog"]').last().tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bring();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Done' })).toBeVisible();
});

test('however often it was tapped meanwhile, it counts once, and what works already is left alone', async ({
  page,
}) => {
  const bring = await openWithoutLowerHalf(page);
  const guests = page.locator('[name="availabilityGuestNumber"]');
  const before = Number(await guests.inputValue());
  const more = page.getByRole('button', { name: 'More: Guests' });
  await more.tap();
  await more.tap();
  await bring();
  await expect(guests).toHaveValue(String(before + 1));
  await page.getByRole('button', { name: 'Fewer: Guests' }).tap();
  await expect(guests).toHaveValue(String(before));
});

test('a tap that comes while the scripts of the page are on their way counts too', async ({ page }) => {
  const bring = await openWithStartAlone(page, `/apartment/${APARTMENT}`);
  const guests = page.locator('[name="availabilityGuestNumber"]');
  const before = Number(await guests.inputValue());
  await page.getByRole('button', { name: 'More: Guests' }).tap();
  await bring();
  await expect(guests).toHaveValue(String(before + 1));
});

test('dates that are typed before the page comes alive are asked about, and priced', async ({ page }) => {
  const [asked, priced] = [stayIn(310, 4), stayIn(320, 3)];
  const bring = await openWithoutScripts(page, `/apartment/${APARTMENT}`);
  const enquiry = page.getByRole('region', { name: 'Ask about this apartment' });
  const box = page.getByRole('complementary', { name: 'Price and dates' });
  for (const [part, { checkIn, checkOut }] of [[enquiry, asked] as const, [box, priced] as const]) {
    await part.getByLabel('Arrive').fill(checkIn);
    await part.getByLabel('Leave').fill(checkOut);
  }
  await bring();
  for (const [part, { checkIn, checkOut }] of [[enquiry, asked] as const, [box, priced] as const]) {
    await expect(part.getByRole('button', { name: /^Arrive/ })).toContainText(formatDay(checkIn));
    await expect(part.getByRole('button', { name: /^Leave/ })).toContainText(formatDay(checkOut));
  }
  await expect(enquiry.locator('[name="checkIn"]')).toHaveValue(asked.checkIn);
  await expect(enquiry.locator('[name="checkOut"]')).toHaveValue(asked.checkOut);
});

test('of a stay that is asked about, the day that was not typed is missed', async ({ page }) => {
  const { checkIn } = stayIn(310, 4);
  const bring = await openWithoutScripts(page, `/apartment/${APARTMENT}`);
  const enquiry = page.getByRole('region', { name: 'Ask about this apartment' });
  await enquiry.getByLabel('Arrive').fill(checkIn);
  await bring();
  await expect(enquiry.getByRole('button', { name: /^Arrive/ })).toContainText(formatDay(checkIn));
  await enquiry.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(enquiry.getByText('Choose the day you leave, too')).toBeVisible();
});

test('an extra that is chosen before the page comes alive is in the price', async ({ page, request }) => {
  const quote = await quoteFor(request, APARTMENT, stayIn(300, 3));
  const bring = await openWithoutScripts(page, `/summary?quote=${quote.number}`);
  await page.getByLabel('How many: Airport transfer').selectOption('1');
  await bring();
  // AED 180 and 5% VAT.
  await expect(reserveButton(page)).toHaveText(`Reserve — ${formatAmount(quote.total + 18_900)}`);
});

test('whoever signs in before the page comes alive sees the form again, and not a page that is missing', async ({
  page,
}) => {
  const bring = await openWithoutScripts(page, '/sign-in');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill('nobody@example.com');
  await form.getByLabel('Password').fill('not-a-password');
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    form.getByRole('button', { name: 'Sign in' }).click(),
  ]);
  expect(response.status()).toBe(303);
  await bring();
  await expect(page).toHaveURL('/sign-in');
  await expect(form.getByLabel('Password')).toBeVisible();
});

/** Opens the home page without its own script, waits for the router, which sees no page without it, and follows a link. */
async function followLinkAsRouterComes(page: Page): Promise<() => Promise<void>> {
  const bring = await holdAnswers(page, ({ pathname }) => pathname.startsWith('/assets/entries/pages_'));
  const router = pathOfScript('hydrationAwaitPromise');
  let isHere = false;
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === router) isHere = true;
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Menu', { exact: true }).tap();
  const link = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Book Now' });
  // What listens for it comes with the first scripts.
  await expect
    .poll(async () => {
      await link.blur();
      await link.focus();
      return isHere;
    })
    .toBe(true);
  await link.tap();
  await expect(page.locator('html')).toHaveClass(/is-loading/);
  return bring;
}

test('whoever follows a link as the router comes is led on from there, by links and by scripts', async ({
  page,
}) => {
  const bring = await followLinkAsRouterComes(page);
  await bring();
  await expect(page).toHaveURL('/results/1');
  await expect(page.locator('html')).not.toHaveClass(/is-loading/);
  await page.getByRole('button', { name: 'Filters' }).tap();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByText('3+', { exact: true }).first().tap();
  await filters.getByRole('button', { name: /^Show \d+ homes?$/ }).tap();
  await expect(page).toHaveURL('/results/1?bedrooms=3');
});

test('where the router does not come to see the page, the browser goes to the next one by itself', async ({
  page,
}) => {
  const bring = await followLinkAsRouterComes(page);
  await expect(page).toHaveURL('/results/1');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await bring();
});
