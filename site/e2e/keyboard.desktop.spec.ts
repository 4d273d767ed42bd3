import type { Locator, Page } from '@playwright/test';
import { formatDay } from 'booking-rules/shared/format/day';
import { addDays } from 'booking-rules/shared/domain/stay';
import { expect, test } from './journey.js';
import { dayIn } from './steps/date-picker.js';
import { readPrice } from './steps/prices.js';
import { searchOf, stayIn, today } from './steps/stays.js';

test('the keyboard alone leads from the homepage to the summary of a stay', async ({ page }) => {
  // The arrow keys walk a week and a page key a month, so the test counts days from the first.
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const search = page.getByRole('search');
  await tabTo(page, search.getByRole('button', { name: 'Check-in' }));
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'When do you arrive?' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dayIn(dialog, today()));
  for (let month = 0; month < 5; month += 1) await page.keyboard.press('PageDown');
  const focused = page.locator(':focus');
  await expect(focused).not.toHaveAccessibleName(new RegExp(`^${formatDay(today())}`));
  const checkIn = await focusedDay(page);
  expect(checkIn.slice(0, 7), 'each page key is a month').toBe(monthAfter(today(), 5));
  const stay = { checkIn, checkOut: addDays(checkIn, 7) };
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(dayIn(page.getByRole('dialog'), stay.checkOut)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '7 nights' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(search.getByRole('button', { name: 'Check-in' })).toBeFocused();
  await tabTo(page, search.locator('summary').filter({ hasText: 'Who' }));
  await page.keyboard.press('Enter');
  await tabTo(page, search.getByLabel('Adults', { exact: true }));
  await page.keyboard.press('2');
  await tabTo(page, search.getByRole('button', { name: 'Search' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`/results/1?${searchOf(stay)}`);
  const card = page.getByRole('main').getByRole('article').first();
  await tabTo(page, card.getByRole('link'));
  await page.keyboard.press('Enter');
  const box = page.getByRole('complementary', { name: 'Price and dates' });
  await expect(box.getByRole('link', { name: 'Reserve' })).toBeVisible();
  await readPrice(box);
  await tabTo(page, box.getByRole('link', { name: 'Reserve' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your stay' })).toBeVisible();
});

test('the gallery opens, turns and closes by keys', async ({ page }) => {
  await page.goto('/apartment/one-bedroom-park-dubai-hills');
  const open = page.getByRole('button', { name: /^Show all/ });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const first = await dialog.innerText();
  await page.keyboard.press('ArrowRight');
  await expect(dialog).not.toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

/** Presses Tab until the focus has arrived. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'the Tab key reaches it').toBeFocused();
}

/** The month so many months after that of a day, such as `2027-01`. */
function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7);
}

/** The day whose button of a calendar has the focus. */
async function focusedDay(page: Page): Promise<string> {
  const label = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  const days = Array.from({ length: 240 }, (_, offset) => stayIn(offset, 1).checkIn);
  const day = days.find((candidate) => label.startsWith(formatDay(candidate)));
  if (day === undefined) throw new Error(`“${label}” is no day`);
  return day;
}
