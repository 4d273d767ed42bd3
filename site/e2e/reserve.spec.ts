import type { Page } from '@playwright/test';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { nightsOf, type Stay } from 'booking-rules/shared/domain/stay';
import { expect, test } from './journey.js';
import { turnTo } from './steps/date-picker.js';
import { fillGuest, localPhone, reserveButton, REFERENCE } from './steps/guest-form.js';
import { linkIn, mailTo } from './steps/mailbox.js';
import { markPaid } from './steps/manager.js';
import { filsIn, readPrice } from './steps/prices.js';
import { expectSoundPage } from './steps/sound-page.js';
import { searchFor } from './steps/search.js';
import { quoteFor, searchOf, stayIn } from './steps/stays.js';

/** Days from today; later than every night that the demo content takes, and each viewport has its own. */
const FREE = { phone: 150, desktop: 170 };
const PRICE = 'Price and dates';

test('a guest finds an apartment, sees its true price, reserves it, and nobody else can have it', async ({
  page,
  newGuest,
  request,
  expectAnswer,
}, { project }) => {
  test.slow();
  const { city, currency } = placeOfBusiness();
  const stay = stayIn(project.name === 'phone' ? FREE.phone : FREE.desktop, 5);

  await page.goto('/');
  await expectSoundPage(page);
  await searchFor(page, stay, 2);

  await expect(page).toHaveURL(`/results/1?${searchOf(stay)}`);
  await expect(page.getByRole('status').filter({ hasText: 'free on your dates' })).toBeVisible();
  const card = page.getByRole('main').getByRole('article').first();
  // Header and map button float over the list: where neither lies on the heart of a card or a button above the cards.
  await card.evaluate((element) => {
    window.scrollBy({ top: element.getBoundingClientRect().top + 60, behavior: 'instant' });
  });
  await expectSoundPage(page);
  await expect(card).toContainText('total for 5 nights, all fees included');
  await expect(card).toContainText(`You save ${currency}`);
  // Behind the total before it, which is struck.
  const promised = filsIn(await card.locator('s + span').innerText());
  const link = card.getByRole('link');
  const name = (await link.innerText()).replace(/\s+/g, ' ');
  await link.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const path = new URL(page.url()).pathname;
  const box = page.getByRole('complementary', { name: PRICE });
  await expect(box.getByRole('link', { name: 'Reserve' })).toBeVisible();
  await expect(box.getByText('VACATIONER25 applied')).toBeVisible();
  expect((await readPrice(box)).total, 'the total on the card').toBe(promised);
  await box.getByRole('link', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/&offer=none/);
  await expect(box.getByText('VACATIONER25 applied')).toBeHidden();
  const full = await readPrice(box);
  await box.getByLabel('Promotion code').fill('VACATIONER25');
  await box.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(box.getByText('VACATIONER25 applied')).toBeVisible();
  await expect(box.getByRole('link', { name: 'Reserve' })).toBeVisible();
  const price = await readPrice(box);
  expect(price.total).toBe(promised);
  const discount = price.lines.find(({ label }) => label.startsWith('VACATIONER25'))?.amount ?? 0;
  expect(discount).toBeLessThan(0);
  const before = full.lines.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = (lines: typeof full.lines) =>
    lines.reduce((sum, { label, amount }) => sum + (/^(?:VAT|City tax)/.test(label) ? amount : 0), 0);
  // A share is charged of what is left, so it falls with the nights.
  expect(price.total).toBe(before + discount - taxes(full.lines) + taxes(price.lines));
  await expectSoundPage(page);
  await box.getByRole('link', { name: 'Reserve' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your stay' })).toBeVisible();
  expect(await readPrice(page.getByRole('complementary', { name: 'Your stay' }))).toEqual(price);
  await expectSoundPage(page);
  await fillGuest(page, 'Layla Haddad');

  await test.step('a code changes the price and nothing that was typed, and a reload keeps it all', async () => {
    const stayBox = page.getByRole('complementary', { name: 'Your stay' });
    await stayBox.getByRole('button', { name: 'Remove' }).click();
    await expect(reserveButton(page)).toHaveText(`Reserve — ${formatAmount(full.total)}`);
    expectAnswer(400, '/api/quotes');
    await stayBox.getByLabel('Promotion code').fill('NOTHING50');
    await stayBox.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(stayBox.getByLabel('Promotion code')).toHaveAccessibleDescription(/NOTHING50/);
    await stayBox.getByLabel('Promotion code').fill('vacationer25');
    await stayBox.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(stayBox.getByText('VACATIONER25 applied')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Layla');
    await expect(page.getByLabel('Message to us')).toHaveValue('We land at nine in the evening.');
  });
  const phone = localPhone();
  await page.getByLabel('Phone').fill(phone.incomplete);
  await reserveButton(page).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(phone.refusal);
  await page.getByLabel('Phone').fill(phone.atHome);
  await expect(reserveButton(page)).toHaveText(`Reserve — ${formatAmount(price.total)}`);
  await reserveButton(page).click();

  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you, Layla. Confirm your email to keep your nights.',
  );
  const shown = page.getByText(/^Your reference is/).locator('strong');
  await expect(shown).toHaveText(REFERENCE);
  const reference = await shown.innerText();
  await expect(page.getByText(/^Open the link in our email by/)).toBeVisible();
  await expect(page.getByText(new RegExp(`^Pay ${currency}\\s[\\d,.]+ by .* ${city} time$`))).toBeVisible();
  expectAnswer(429, `/api/reservations/${reference}/address-link`);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(
    page.getByText("We've just sent the link. You can ask for it again in 5 minutes."),
  ).toBeVisible();
  expect(await readPrice(page.getByRole('main'))).toEqual(price);
  await expectSoundPage(page);

  await test.step('the link of the first mail confirms the address, and the nights are held until the transfer', async () => {
    const mail = await mailTo('layla@example.com', `(${reference})`);
    expect(mail.subject).toContain('Confirm your email to keep these nights');
    await page.goto(linkIn(mail, '/reservation'));
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(
      page.getByText(new RegExp(`^These nights are held for you until .* Pay ${currency}`)),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bank details' })).toBeVisible();
    await expectSoundPage(page);
  });

  await test.step('once the money has arrived the stay is confirmed', async () => {
    await markPaid(request, reference);
    await page.goto(`/thank-you?reference=${reference}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank you, Layla. Your stay is reserved.',
    );
  });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add it to your calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^R-\w{10}\.ics$/);

  await test.step('the nights are gone for everyone else', async () => {
    const other = await newGuest();
    await expectTaken(other, path, stay);
    await other.goto(`/results/1?${searchOf(stay)}`);
    await expect(other.getByRole('main').getByRole('article')).not.toHaveCount(0);
    await expect(other.getByRole('link', { name, exact: true })).toHaveCount(0);
  });
});

test('the form says beside each field what is missing, and begins with the first', async ({ page, request }, {
  project,
}) => {
  const apartmentId = 'one-bedroom-lake-view-jlt';
  const quote = await quoteFor(request, apartmentId, stayIn(project.name === 'phone' ? 190 : 200, 5));
  await page.goto(`/summary?quote=${quote.number}`);
  await reserveButton(page).click();
  const sentences = {
    'First name': 'Enter your first name',
    'Last name': 'Enter your last name',
    Email: 'Enter your email address',
    Phone: 'Enter your phone number',
  };
  for (const [label, sentence] of Object.entries(sentences)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(sentence));
  }
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectSoundPage(page);

  await page.getByLabel('Email', { exact: true }).fill('layla@');
  await expect(page.getByText('Enter a complete email address, like name@example.com')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('layla@example.com');
  await expect(page.getByLabel('Email', { exact: true })).not.toHaveAttribute('aria-invalid');
});

test('of two guests who want the same nights one gets them, the other is told and loses nothing typed', async ({
  page,
  newGuest,
  request,
  expectAnswer,
}, { project }) => {
  const stay = stayIn(project.name === 'phone' ? 210 : 220, 5);
  const apartmentId = 'one-bedroom-racecourse-meydan';
  const second = await newGuest();
  for (const guest of [page, second]) {
    const quote = await quoteFor(request, apartmentId, stay);
    await guest.goto(`/summary?quote=${quote.number}`);
  }
  await fillGuest(page, 'Omar First');
  await fillGuest(second, 'Nadia Second');
  expectAnswer(409, '/api/reservations');

  await reserveButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  await reserveButton(second).click();
  await expect(second.getByRole('alert')).toContainText('Someone else has just reserved these nights.');
  await expect(reserveButton(second)).toHaveCount(0);
  await expect(second.getByLabel('First name')).toHaveValue('Nadia');
  await expect(second.getByLabel('Phone')).toHaveValue('+971 50 123 4567');
  await expectSoundPage(second);

  await second.getByRole('link', { name: 'Find another apartment for these dates' }).click();
  await expect(second).toHaveURL(`/results/1?${searchOf(stay)}`);
  await expect(second.getByRole('main').getByRole('article')).not.toHaveCount(0);
});

/** The page of an apartment says of every night of a stay that it is taken, and why it cannot be had. */
async function expectTaken(page: Page, path: string, stay: Stay): Promise<void> {
  await page.goto(`${path}?${searchOf(stay)}`);
  const { checkIn, checkOut } = stay;
  await expect(page.getByText(`${formatDay(checkIn)} is already booked`)).toBeVisible();
  const calendar = page.getByRole('region', { name: 'Availability' });
  for (const night of nightsOf(stay)) {
    await expect(await turnTo(calendar, night)).toHaveAccessibleName(/not available/);
  }
  await calendar.getByText('Unavailable dates').click();
  await expect(calendar.getByRole('listitem')).toContainText([
    `${formatDay(checkIn)} to ${formatDay(checkOut)}`,
  ]);
}
