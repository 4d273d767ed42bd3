import { formatDay } from 'booking-rules/shared/format/day';
import { expect, test } from './journey.js';
import { photoLink } from './steps/gallery.js';
import { readPrice } from './steps/prices.js';
import { expectNoSidewaysScrolling } from './steps/sound-page.js';
import { searchOf, stayIn } from './steps/stays.js';

test.use({ javaScriptEnabled: false });

const stay = stayIn(160, 5);

test('a search from the homepage leads to totals', async ({ page }) => {
  await page.goto('/');
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Find an apartment' }).click();
  await expectNoSidewaysScrolling(page);
  const search = page.getByRole('search');
  await search.getByLabel('Check-in', { exact: true }).fill(stay.checkIn);
  await search.getByLabel('Check-out', { exact: true }).fill(stay.checkOut);
  await search.getByLabel(/^Guests/).selectOption('2');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL((url) => url.search.startsWith(`?district=&${searchOf(stay)}&`));
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(
    'total for 5 nights, all fees included',
  );
  await expectNoSidewaysScrolling(page);
});

test('results are filtered, and their pages turned', async ({ page }) => {
  await page.goto(`/results/1?${searchOf(stay)}`);
  const cards = page.getByRole('main').getByRole('article');
  const first = await cards.first().getByRole('link').innerText();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`/results/2?${searchOf(stay)}`);
  await expect(cards.first().getByRole('link')).not.toHaveText(first);

  await page.getByRole('link', { name: 'Search and filter' }).click();
  const filters = page.getByRole('search');
  const bedrooms = filters.getByRole('group', { name: 'Bedrooms' });
  await bedrooms.getByText('3+').click();
  await filters.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/results\/1\?.*bedrooms=3/);
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('3 bedrooms or more');
  await expect(cards.first()).toContainText(/[3-9] bedrooms/);
});

test('an area has a page of its own', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dubai Hills' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apartments in Dubai Hills');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expectNoSidewaysScrolling(page);
});

test('an apartment can be read, and its price asked for', async ({ page }) => {
  await page.goto('/apartment/two-bedroom-park-side-creek-harbour');
  const box = page.getByRole('complementary', { name: 'Price and dates' });
  await box.getByLabel('Arrive').fill(stay.checkIn);
  await box.getByLabel('Leave').fill(stay.checkOut);
  await box.getByRole('button', { name: 'Check the price' }).click();
  const discounted = async () =>
    (await readPrice(box)).lines.some(({ label, amount }) => label.startsWith('VACATIONER25') && amount < 0);
  expect(await discounted()).toBe(true);
  await box.getByRole('link', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/&offer=none/);
  expect(await discounted()).toBe(false);
  await box.getByLabel('Promotion code').fill('VACATIONER25');
  await box.getByRole('button', { name: 'Check the price' }).click();
  expect(await discounted()).toBe(true);
  await expect(box.getByText('If your plans change')).toBeVisible();
  expect(await box.locator('noscript').textContent()).toContain('To reserve online, switch on JavaScript');
  await expect(page.getByRole('region', { name: 'Availability' }).getByRole('table').first()).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test('a photo leads to the picture itself', async ({ page }) => {
  await page.goto('/apartment/two-bedroom-park-side-creek-harbour');
  await expect(page.getByRole('button', { name: /^Show all/ })).toBeHidden();
  const picture = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await photoLink(page, 1).click();
  const answer = await picture;
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});

test('a stay that cannot be booked says why', async ({ page }) => {
  const { checkIn } = stay;
  await page.goto(
    `/apartment/four-bedroom-townhouse-dubai-hills?${searchOf({ checkIn, checkOut: stayIn(161, 1).checkIn })}`,
  );
  const box = page.getByRole('complementary', { name: 'Price and dates' });
  await expect(
    box.getByText(/minimum stay is \d+ nights|-night minimum stay|are at least \d+ nights/),
  ).toBeVisible();
  await box.getByRole('list').getByRole('link').first().click();
  await readPrice(box);
  await expect(page).not.toHaveURL(new RegExp(`availabilityDateEnd=${stayIn(161, 1).checkIn}`));
});

test('the dates of a search are spelt out', async ({ page }) => {
  await page.goto(`/results/1?${searchOf(stay)}`);
  await expect(
    page.getByText(`${formatDay(stay.checkIn)} to ${formatDay(stay.checkOut)}, with all fees and taxes`),
  ).toBeVisible();
});
