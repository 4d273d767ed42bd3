import { formatAmount } from 'booking-rules/shared/format/money';
import { expect, test } from './journey.js';
import { fillGuest, reserveButton } from './steps/guest-form.js';
import { createPromotion } from './steps/manager.js';
import { readPrice } from './steps/prices.js';
import { expectSoundPage } from './steps/sound-page.js';
import { quoteFor, searchOf, stayIn } from './steps/stays.js';

const APARTMENT = 'two-bedroom-garden-meydan';

test('a price that expires while the guest types says so, keeps what was typed, and leads to a fresh one', async ({
  page,
  request,
}) => {
  const stay = stayIn(145, 5);
  const quote = await quoteFor(request, APARTMENT, stay);
  await page.clock.install();
  await page.goto(`/summary?quote=${quote.number}&extras=baby-cot:1`);
  await expect(page.getByText(/This price is valid for \d+ more minutes/)).toBeVisible();
  await fillGuest(page, 'Layla Haddad');
  await page.clock.fastForward('31:00');
  await expect(page.getByRole('alert')).toContainText('This price has expired.');
  await expect(reserveButton(page)).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Layla');
  await expectSoundPage(page);

  await page.getByRole('link', { name: 'Get a new price' }).click();
  await expect(page).toHaveURL(`/apartment/${APARTMENT}?${searchOf(stay)}&extras=baby-cot%3A1`);
  const box = page.getByRole('complementary', { name: 'Price and dates' });
  await box.getByRole('link', { name: 'Reserve' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Layla');
  // With the cot that was chosen before.
  await expect(page).toHaveURL(/\/summary\?quote=[^&]+&extras=baby-cot%3A1$/);
  const extras = { params: { extras: 'baby-cot:1' } };
  const priced = await request.get(`/api/quotes/${quote.number}`, extras);
  const { total } = ((await priced.json()) as { data: { total: number } }).data;
  expect(total).toBeGreaterThan(quote.total);
  expect((await readPrice(page.getByRole('complementary', { name: 'Your stay' }))).total).toBe(total);
});

test('a code that others use up while the guest types says so, and leads to the price without it with all that was typed', async ({
  page,
  request,
  expectAnswer,
}) => {
  const code = 'LAST-ONE';
  await createPromotion(request, code, 1);
  const [stay, other] = [stayIn(160, 5), stayIn(170, 5)];
  // What a manager has written is for guests within a second.
  await expect(async () => void (await quoteFor(request, APARTMENT, stay, code))).toPass();
  const quote = await quoteFor(request, APARTMENT, stay, code);
  await page.goto(`/summary?quote=${quote.number}`);
  await fillGuest(page, 'Layla Haddad');
  const { number } = await quoteFor(request, APARTMENT, other, code);
  const guest = { firstName: 'Omar', lastName: 'First', email: 'omar@example.com', phone: '+971501234567' };
  const data = { quote: number, guest, payment: 'manual' };
  expect((await request.post('/api/reservations', { data: { data } })).status()).toBe(201);

  expectAnswer(409, '/api/reservations');
  await reserveButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`The code ${code} has been used up.`);
  await expect(reserveButton(page)).toHaveCount(0);
  await expectSoundPage(page);

  const without = await quoteFor(request, APARTMENT, stay);
  await expect(alert).toContainText(formatAmount(without.total));
  await page.getByRole('button', { name: 'Continue without the code' }).click();
  await expect(reserveButton(page)).toHaveText(`Reserve — ${formatAmount(without.total)}`);
  await expect(page.getByLabel('First name')).toHaveValue('Layla');
  await expect(page.getByLabel('Message to us')).toHaveValue('We land at nine in the evening.');
  await reserveButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
});

test('an unknown quote is a 404 that says what may have happened and how to go on', async ({
  page,
  expectAnswer,
}) => {
  expectAnswer(404, '/summary');
  const answer = await page.goto('/summary?quote=Q-0000-0000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("This price doesn't exist");
  await expectSoundPage(page);
  await page.getByRole('link', { name: 'Find an apartment' }).click();
  await expect(page).toHaveURL('/results/1');
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
});

test('the summary without a quote says what to do first', async ({ page }) => {
  await page.goto('/summary');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a stay first');
  await expect(page.getByRole('link', { name: 'Find an apartment' })).toBeVisible();
  await expectSoundPage(page);
});

test('a confirmation that this browser did not make shows nothing of it', async ({ page }) => {
  await page.goto('/thank-you?reference=V4K7QD');
  await expect(page.getByRole('heading', { name: 'Looking up your reservation' })).toBeVisible();
  await expectSoundPage(page);
});
