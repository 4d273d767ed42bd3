import { expect, test } from './journey.js';
import { comeAlive } from './steps/come-alive.js';
import { expectSoundPage } from './steps/sound-page.js';
import { reserveButton } from './steps/guest-form.js';
import { holdAnswers, pathOfScript, SCRIPTS } from './steps/hold-answers.js';
import { setAdults } from './steps/search.js';
import { quoteFor, searchOf, stayIn } from './steps/stays.js';

const APARTMENT = 'one-bedroom-lake-view-jlt';

test('what a booking needs is kept in the browser under the keys and the version of the contract', async ({
  page,
  request,
}) => {
  const stay = stayIn(270, 4);
  const kept = (key: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
  const version = '0.0.0';

  await page.goto(`/results/1?${searchOf(stay, 2)}`);
  await comeAlive(page);
  const search = page.getByRole('search');
  await search.getByText('Who', { exact: true }).click();
  await setAdults(search, 3);
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(searchOf(stay, 3)));
  await expect.poll(() => kept('availabilityDateStart')).toEqual({ version, value: stay.checkIn });
  await expect.poll(() => kept('availabilityDateEnd')).toEqual({ version, value: stay.checkOut });
  await expect.poll(() => kept('availabilityGuestNumber')).toEqual({ version, value: 3 });

  const { number, total, checkIn, checkOut, guests } = await quoteFor(request, APARTMENT, stay);
  await page.goto(`/summary?quote=${number}`);
  await expect
    .poll(() => kept('reservation-item'))
    .toEqual({ version, value: { apartmentId: APARTMENT, name: expect.any(String) } });
  expect(await kept('reservation-price-details')).toEqual({
    version,
    value: { quote: number, total, promotionCode: null },
  });
  expect(await kept('reservation-date')).toEqual({
    version,
    value: {
      availabilityDateStart: checkIn,
      availabilityDateEnd: checkOut,
      availabilityGuestNumber: guests,
    },
  });
});

test('what a guest types before the scripts have come is kept', async ({ page, request }) => {
  const { number } = await quoteFor(request, APARTMENT, stayIn(280, 3));
  const bring = await holdAnswers(page, SCRIPTS);
  await page.goto(`/summary?quote=${number}`, { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Layla');
  await page.getByLabel('Country code').selectOption('GB');
  await page.getByLabel('Phone', { exact: true }).fill('020 7946 0958');
  await page.getByLabel('Message to us').fill('We land at noon.');
  await expect(reserveButton(page)).toBeDisabled();
  await bring();
  await expect(reserveButton(page)).toBeEnabled();
  await page.getByLabel('Last name').fill('Haddad');
  await expect(page.getByLabel('First name')).toHaveValue('Layla');
  await expect(page.getByLabel('Country code')).toHaveValue('GB');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('020 7946 0958');
  await expect(page.getByLabel('Message to us')).toHaveValue('We land at noon.');
});

test('cards stay in their places until their script comes, and a heart that is tapped before counts', async ({
  page,
}) => {
  const drawsCards = pathOfScript('stay-card-body');
  const bring = await holdAnswers(page, ({ pathname }) => pathname === drawsCards);
  await page.goto(`/results/1?${searchOf(stayIn(270, 4), 2)}`);
  const card = page.getByRole('main').getByRole('article').first();
  const sent = await card.elementHandle();
  await comeAlive(page);
  // It has come beside the list on a wide screen, and the list was drawn again for it.
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await card.hover();
  await card.getByRole('button', { name: /^Save / }).click();
  expect(await sent.evaluate((element) => element.isConnected)).toBe(true);
  await expect(card.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'false');
  await bring();
  await expect(card.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true');
  expect(await sent.evaluate((element) => element.isConnected)).toBe(true);
});

test('a guest saves apartments, takes one back, and compares two', async ({ page }) => {
  const stay = stayIn(270, 4);
  await page.goto(`/results/1?${searchOf(stay, 2)}`);
  await comeAlive(page);
  const cards = page.getByRole('main').getByRole('article');
  const heart = (index: number) => cards.nth(index).getByRole('button', { name: /^Save / });
  const names: string[] = [];
  for (const index of [0, 1, 2]) {
    names.unshift((await cards.nth(index).getByRole('link').innerText()).replace(/\s+/g, ' '));
    await heart(index).click();
    await expect(heart(index)).toHaveAttribute('aria-pressed', 'true');
  }

  // Turning its photos leads nowhere; the photo itself is the apartment's link, as all of the card.
  const first = cards.first();
  await heart(0).hover();
  await first.getByRole('button', { name: /^Next photo/ }).click();
  await expect(first.getByRole('button', { name: /^Previous photo/ })).toBeEnabled();
  await expect(page).toHaveURL(/results/);
  await expectSoundPage(page);

  await page.getByRole('banner').getByRole('link', { name: 'Wishlist (3 saved)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your wishlist' })).toBeVisible();
  await expect(cards.getByRole('heading')).toHaveText(names);
  await expectSoundPage(page);
  await heart(1).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(3);
  await page.reload();
  await expect(cards).toHaveCount(3);

  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .nth(index)
      .check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare apartments' })).toBeVisible();
  const books = page.getByRole('link', { name: 'See and book' });
  await expect(books).toHaveCount(2);
  await expect(page.getByRole('rowheader', { name: 'Cancellation' })).toBeVisible();
  await expectSoundPage(page);

  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const { width, height } of [size, { width: 390, height: 700 }]) {
    await page.setViewportSize({ width, height });
    await page.getByRole('row').last().scrollIntoViewIfNeeded();
    // Whose column it is stays in sight, of both, however far down one reads.
    for (const each of [columns.first(), columns.last()]) await expect(each).toBeInViewport({ ratio: 1 });
  }
  await expectSoundPage(page);
  await page.setViewportSize(size);

  const column = columns.first();
  const words = (await column.innerText()).replace(/\s+/g, ' ');
  const compared = names.find((name) => words.includes(name)) ?? '';
  const link = column.getByRole('link').first();
  // However long one name is, what is below them is level.
  await link.evaluate((element) => element.append(' and more'.repeat(30)));
  const tops = await books.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await link.click();
  await expect(page).toHaveURL(/\/apartment\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(compared);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-seen'))).not.toBeNull();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recently seen' }).getByRole('article')).toHaveCount(1);
});
