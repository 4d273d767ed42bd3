import { formatDay } from 'booking-rules/shared/format/day';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './journey.js';
import { partComesAlive } from './steps/come-alive.js';
import { filsIn, readPrice } from './steps/prices.js';
import { expectSoundPage } from './steps/sound-page.js';
import { calendarOf, searchOf, stayIn, today } from './steps/stays.js';

const APARTMENT = 'three-bedroom-high-floor-downtown';
/** What its override asks for. */
const MINIMUM = 3;

test('a stay that is too short says so in a sentence, and each way out leads to the price it promised', async ({
  page,
  request,
}) => {
  const checkIn = await arrivalUnderOverride(request);
  await page.goto(`/apartment/${APARTMENT}?${searchOf({ checkIn, checkOut: addDays(checkIn, 1) })}`);
  const box = page.getByRole('complementary', { name: 'Price and dates' });
  await expect(box.getByText(`This apartment has a ${MINIMUM}-night minimum stay`)).toBeVisible();
  await expect(box.getByRole('link', { name: 'Reserve' })).toHaveCount(0);
  await expectSoundPage(page);

  const ways = box.getByRole('list').getByRole('link');
  const stay = ways.filter({ hasText: `${formatDay(checkIn)} to ${formatDay(addDays(checkIn, MINIMUM))}` });
  const promised = filsIn(await stay.innerText());
  await expect(stay).toContainText('2 nights longer');
  expect(await ways.first().innerText(), 'the same arrival comes first').toBe(await stay.innerText());
  await stay.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await stay.click();
  await expect(box.getByRole('link', { name: 'Reserve' })).toBeVisible();
  expect((await readPrice(box)).total).toBe(promised);
  // But for the lines above that a price has and a refusal has not.
  const moved = (await page.evaluate(() => window.scrollY)) - place;
  expect(Math.abs(moved), 'the guest stays where they were').toBeLessThan(60);
  await expect(box.locator(':focus')).toBeInViewport();
  await page.reload();
  await expect(box.getByRole('link', { name: 'Reserve' })).toBeVisible();
  expect((await readPrice(box)).total, 'the address keeps the stay').toBe(promised);
});

test('other dates of the same apartment are taken over where the guest is, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const checkIn = await arrivalUnderOverride(request);
  await page.goto(`/apartment/${APARTMENT}?${searchOf({ checkIn, checkOut: addDays(checkIn, 1) })}`);
  const message = page.getByRole('region', { name: 'Ask about this apartment' }).getByLabel('Your question');
  // The lower half of the page comes alive last: when other dates are chosen before that, it is made anew.
  await partComesAlive(message);
  await message.fill('Is there a lift?');
  const box = page.getByRole('complementary', { name: 'Price and dates' });
  const dates = `${formatDay(checkIn)} to ${formatDay(addDays(checkIn, MINIMUM))}`;
  await box.getByRole('list').getByRole('link').filter({ hasText: dates }).click();
  await expect(box.getByRole('link', { name: 'Reserve' })).toBeVisible();
  await expect(message).toHaveValue('Is there a lift?');
});

test('where the dates do not fit, another apartment is offered that has them', async ({ page, request }) => {
  const checkIn = await arrivalUnderOverride(request);
  await page.goto(`/apartment/${APARTMENT}?${searchOf({ checkIn, checkOut: addDays(checkIn, 1) })}`);
  const box = page.getByRole('complementary', { name: 'Price and dates' });
  // Two studios are let by the night.
  const elsewhere = box.getByRole('list').getByRole('link').filter({ hasText: 'tudio' }).first();
  const promised = filsIn(await elsewhere.innerText());
  await elsewhere.click();
  await expect(page).not.toHaveURL(new RegExp(APARTMENT));
  await expect(box.getByRole('link', { name: 'Reserve' })).toBeVisible();
  expect((await readPrice(box)).total).toBe(promised);
});

test('too many guests are told how many the apartment sleeps', async ({ page }) => {
  const stay = stayIn(140, 5);
  await page.goto(`/apartment/studio-the-walk-jbr?${searchOf(stay, 4)}`);
  const box = page.getByRole('complementary', { name: 'Price and dates' });
  await expect(box.getByText('This apartment sleeps up to 2 guests. You asked for 4')).toBeVisible();
  const ways = box.getByRole('list').getByRole('link');
  // Fewer guests, or a larger home: the dates stay.
  await expect(ways.first()).toContainText('For 2 guests');
  await expect(ways.nth(1)).toContainText(formatDay(stay.checkIn));
  await ways.first().click();
  await expect(box.getByRole('link', { name: 'Reserve' })).toBeVisible();
});

test('a promotion code that does not hold is named, and the price stands without it', async ({
  page,
  expectAnswer,
}) => {
  expectAnswer(400, '/api/quotes');
  const stay = stayIn(140, 5);
  await page.goto(`/apartment/one-bedroom-park-dubai-hills?${searchOf(stay)}&code=NOSUCHCODE`);
  const box = page.getByRole('complementary', { name: 'Price and dates' });
  await expect(box.getByRole('link', { name: 'Reserve' })).toBeVisible();
  await expect(box.getByLabel('Promotion code')).toHaveAttribute('aria-invalid', 'true');
  await expect(box.getByLabel('Promotion code')).toHaveAccessibleDescription(/code/i);
  const { lines } = await readPrice(box);
  expect(lines.some(({ label }) => label.startsWith('NOSUCHCODE'))).toBe(false);
  await expectSoundPage(page);
});

/** A free day outside the seasons, on which the apartment's own minimum applies. */
async function arrivalUnderOverride(request: APIRequestContext): Promise<Day> {
  const nights = await calendarOf(request, APARTMENT, addDays(today(), 125), 240);
  const free = (from: number) => nights.slice(from, from + MINIMUM).every(({ taken }) => !taken);
  const found = nights.find(
    ({ minimumStay, arrivalAllowed }, index) => minimumStay === MINIMUM && arrivalAllowed && free(index),
  );
  if (!found) throw new Error(`${APARTMENT} has no free arrival under its own minimum`);
  return found.date;
}
