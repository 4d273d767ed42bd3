import { expect, test } from './journey.js';
import { expectNoSidewaysScrolling, expectSoundPage } from './steps/sound-page.js';

const DATED = '/2026/10/12/which-area-of-dubai-to-stay-in?from=an-old-link';
const GUIDE = '/blog/which-area-of-dubai-to-stay-in';

test('a reader goes from a dated address to a guide, to an area, and through a category', async ({
  page,
}) => {
  await page.goto(DATED);
  await expect(page).toHaveURL(`${GUIDE}?from=an-old-link`);
  const guide = page.getByRole('main').getByRole('article').first();
  await expect(guide.getByRole('heading', { level: 1 })).toContainText('Which part of Dubai');
  await expectSoundPage(page);

  await guide.getByRole('link', { name: 'Palm Jumeirah' }).click();
  await expect(page).toHaveURL('/apartments/palm-jumeirah');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apartments in Palm Jumeirah');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(guide.getByRole('heading', { level: 1 })).toContainText('Which part of Dubai');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Dubai guide' }).click();
  await expect(page).toHaveURL('/category/dubai-guide');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(6);
  await expectSoundPage(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/category/dubai-guide/page/2');
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL('/category/dubai-guide');
});

test('the pages about the business are sound, and their questions open', async ({ page }) => {
  for (const path of ['/about-us', '/our-services', '/property-management', '/2026/10/12']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSoundPage(page);
  }
  await page.goto('/our-services');
  const answer = page.getByText('Check-in begins at 15:00');
  await expect(answer).toBeHidden();
  await page.getByText('When can I arrive and leave?').click();
  await expect(answer).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What guests say' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dubai guide' }).click();
  await expect(page).toHaveURL('/category/dubai-guide');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader comes as far', async ({ page }) => {
    await page.goto(DATED);
    await expect(page).toHaveURL(`${GUIDE}?from=an-old-link`);
    await page.getByRole('main').getByRole('link', { name: 'Palm Jumeirah' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apartments in Palm Jumeirah');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dubai guide' }).click();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/category/dubai-guide/page/2');
    await expectNoSidewaysScrolling(page);
    await page.goto('/our-services');
    await page.getByText('When can I arrive and leave?').click();
    await expect(page.getByText('Check-in begins at 15:00')).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });
});
