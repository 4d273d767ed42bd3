import type { Locator, Page } from '@playwright/test';
import { addDays } from 'booking-rules/shared/domain/stay';
import { expect, test } from './journey.js';
import { comeAlive, pressWhenAlive } from './steps/come-alive.js';
import { dayIn } from './steps/date-picker.js';
import { reserveButton } from './steps/guest-form.js';
import { holdAnswers } from './steps/hold-answers.js';
import { setAdults } from './steps/search.js';
import { expectSoundPage } from './steps/sound-page.js';
import { today } from './steps/stays.js';

/** A stay of five nights in the next month, of which no page of the calendar has to be turned for the second day. */
const ARRIVAL = `${addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7)}-10`;

test('home to reserved takes nine taps', async ({ page }) => {
  const { tap, tapped } = countTaps();
  await fromHomeToSummary(page, tap);
  await tap(page.getByLabel('First name'));
  // Typing goes from field to field by the keyboard's own key.
  for (const [label, text] of [
    ['First name', 'Layla'],
    ['Last name', 'Haddad'],
    ['Email', 'layla.taps@example.com'],
    ['Phone', '+971 50 123 4567'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await tap(reserveButton(page));
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  expect(tapped()).toBeLessThanOrEqual(9);
});

test('a signed-in guest is home to reserved in seven taps, and types nothing', async ({ page, request }) => {
  const guest = { email: 'noor.taps@example.com', password: 'sunny-terrace-1' };
  const known = { firstName: 'Noor', lastName: 'Saeed', phone: '+971 50 123 4567' };
  const data = { username: guest.email, ...guest, ...known };
  const registered = await request.post('/api/auth/local/register', { data });
  expect(registered.status(), await registered.text()).toBe(200);
  await page.goto('/sign-in');
  await page.getByLabel('Email', { exact: true }).fill(guest.email);
  await page.getByLabel('Password').fill(guest.password);
  await pressWhenAlive(page.getByRole('button', { name: 'Sign in' }));
  await expect(page).toHaveURL('/account');

  const { tap, tapped } = countTaps();
  await fromHomeToSummary(page, tap);
  await expect(page.getByLabel('Phone')).toHaveValue('+971 50 123 4567');
  await tap(reserveButton(page));
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  await expect(page.getByText('Booked by Noor Saeed, noor.taps@example.com')).toBeVisible();
  expect(tapped()).toBeLessThanOrEqual(7);
});

/** Taps that are counted. */
function countTaps() {
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.tap();
  };
  return { tap, tapped: () => taps };
}

/** Six taps: a search for two days, its first apartment, and the price with its discount. */
async function fromHomeToSummary(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  await page.goto('/');
  await comeAlive(page);
  await tap(page.getByRole('search').getByRole('button'));
  const sheet = page.getByRole('dialog');
  await tap(dayIn(sheet, ARRIVAL));
  await tap(dayIn(sheet, addDays(ARRIVAL, 5)));
  await tap(sheet.getByRole('button', { name: 'Search' }));
  await expect(page).toHaveURL(/\/results\/1\?/);
  // The address is new before the page is: until then, the first apartment is one of the home page, without dates.
  const found = page.getByRole('main').getByRole('article').filter({ hasText: 'total for 5 nights' });
  await tap(found.first().getByRole('link'));
  await tap(
    page.getByRole('complementary', { name: 'Price and dates' }).getByRole('link', { name: 'Reserve' }),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your stay' })).toBeVisible();
}

test('the first price is on the first screen, filters say how many homes they leave, and dates may move', async ({
  page,
}) => {
  await page.goto('/results/1');
  await expectOnFirstScreen(page, page.getByRole('article').first().getByText(/^AED/).first());
  await comeAlive(page);

  await page.getByRole('button', { name: 'Filters' }).tap();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters.getByRole('button', { name: 'Show 33 homes' })).toBeVisible();
  await expectSoundPage(page);
  await filters.getByText('3+', { exact: true }).first().tap();
  const show = filters.getByRole('button', { name: /^Show \d homes?$/ });
  await expect(show).toBeVisible();
  const answer = await holdAnswers(page, '**/api/stays?*');
  await filters.getByText('Step-free access').tap();
  await expect(filters.getByRole('button', { name: 'Show homes' })).toBeVisible();
  await answer();
  await expect(show).toBeVisible();
  const count = Number(/\d+/.exec(await show.innerText())?.[0]);
  await show.tap();
  await expect(page).toHaveURL('/results/1?bedrooms=3&amenities=step-free-access');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
  await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')).toHaveCount(2);

  await test.step('a weekend of a month, with a dog', async () => {
    await page.goto('/results/1');
    await comeAlive(page);
    await page.getByRole('search').getByRole('button').tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByText("I'm flexible").tap();
    await sheet.getByRole('group', { name: 'In which month?' }).locator('label').nth(5).tap();
    await sheet.getByRole('button', { name: 'Who' }).tap();
    await setAdults(sheet, 2);
    await sheet.getByRole('button', { name: 'More: Pets' }).tap();
    await expectSoundPage(page);
    await sheet.getByRole('button', { name: 'Search' }).tap();
    await expect(page).toHaveURL(/flexibleMonth=.*&flexibleStay=weekend&availabilityGuestNumber=2&pets=1$/);
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toContainText('total for 2 nights');
    await expect(card.getByRole('link')).toHaveAttribute('href', /availabilityDateStart=/);
    await expectSoundPage(page);
  });
});

/** Whether something is seen before anything is scrolled. */
async function expectOnFirstScreen(page: Page, target: Locator): Promise<void> {
  // A card that comes alive is for a moment not there.
  await expect(async () => {
    const box = await target.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }).toPass({ timeout: 5_000 });
}
