import { expect, test } from './journey.js';
import { partComesAlive } from './steps/come-alive.js';
import { expectSoundPage } from './steps/sound-page.js';
import { quoteFor, stayIn } from './steps/stays.js';

test('a guest switches to Arabic on the phone, stays on the page, and goes on in Arabic', async ({
  page,
}) => {
  await page.goto('/results/1?bedrooms=1');
  await page.getByLabel('Menu', { exact: true }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/results/1?bedrooms=1');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectSoundPage(page);

  // Client routing, which loads no new document, keeps the language too.
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const first = page.locator('main a[href^="/ar/apartment/"]').first();
  // The browser itself follows links of parts whose script has not come.
  await partComesAlive(first);
  await first.click();
  await expect(page).toHaveURL(/\/ar\/apartment\//);
  await expect(page.locator('html[data-kept]')).toHaveAttribute('lang', 'ar');
  await expectSoundPage(page);

  await page.getByRole('button', { name: 'اختر التواريخ' }).first().click();
  const dialog = page.getByRole('dialog');
  // What leads back points to the right.
  await expect(dialog.getByRole('button', { name: 'الشهر السابق' }).locator('i')).toHaveCSS('scale', '-1 1');
  await expectSoundPage(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByLabel('القائمة', { exact: true }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/apartment\//);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

/** One of each kind, but for those that other journeys lead to in Arabic. */
const KINDS = [
  ...['', '/apartments/dubai-marina', '/category/dubai-guide', '/blog/getting-around-dubai', '/contact'],
  ...['/about-us', '/property-management', '/terms', '/cookies', '/cancellation-policy', '/sign-in'],
  ...['/register', '/forgot-password', '/sign-in-link', '/reservation', '/registration', '/thank-you'],
  '/summary',
];

test('every kind of page is accessible in Arabic, checkout and what is not found among them', async ({
  page,
  request,
  expectAnswer,
}) => {
  test.slow();
  const quote = await quoteFor(request, 'one-bedroom-lake-view-jlt', stayIn(190, 3));
  for (const path of [...KINDS, `/summary?quote=${quote.number}`]) {
    await page.goto(`/ar${path}`);
    await expectSoundPage(page);
  }
  expectAnswer(404, '/ar/nothing-here');
  await page.goto('/ar/nothing-here');
  await expectSoundPage(page);
});
