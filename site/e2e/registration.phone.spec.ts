import { formatInstant } from 'booking-rules/shared/format/instant';
import { localInstant } from 'booking-rules/shared/domain/local-day';
import { expect, test } from './journey.js';
import { ask } from './steps/ask.js';
import { linkIn, mailTo } from './steps/mailbox.js';
import { markPaid } from './steps/manager.js';
import { openInPanel, VIEW } from './steps/panel.js';
import { registerAdult } from './steps/registration-form.js';
import { expectSoundPage } from './steps/sound-page.js';
import { quoteFor, stayIn } from './steps/stays.js';

/** No other journey books it. */
const APARTMENT = 'studio-near-metro-jlt';

test('two adults register on a phone with their documents, and a manager tells the authority', async ({
  page,
  admin,
  request,
}) => {
  test.slow();
  const stay = stayIn(260, 3);
  const email = 'registering@guests.example';
  const { number } = await quoteFor(request, APARTMENT, stay);
  const person = { firstName: 'Mariam', lastName: 'Saleh', email, phone: '+971501234567' };
  const booking = { quote: number, guest: person, payment: 'manual' as const };
  const { reference } = (await ask(request, 'POST /api/reservations', { body: { data: booking } })).data;
  await markPaid(request, reference);

  // The manager asks by mail, as a job does some days before the arrival.
  await openInPanel(admin, `/admin/plugins/booking-rules/reservations/${reference}`);
  await admin.getByRole('button', { name: 'Ask by email' }).click(VIEW);
  await expect(admin.getByText('The email is being sent.')).toBeVisible();
  await page.goto(linkIn(await mailTo(email, 'Register before you arrive'), '/registration'));
  const due = formatInstant(localInstant(stay.checkIn, '18:00').toISOString());
  await expect(page.getByText(`The authority has to know by ${due}.`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/registration\\?reference=${reference}$`));
  await page.getByRole('button', { name: 'Register this guest' }).click();
  await expect(page.getByText('Enter the first names as in the document')).toBeVisible();
  await expect(page.getByText('Add a photo of the document')).toBeVisible();
  await expectSoundPage(page);
  await page.goto(`/ar/registration?reference=${reference}`);
  await page.getByRole('button', { name: 'تسجيل هذا الضيف' }).click();
  await expect(page.getByText('أضف صورة الوثيقة')).toBeVisible();
  await expectSoundPage(page);
  await page.goto(`/registration?reference=${reference}`);
  await registerAdult(page, ['Mariam', 'Saleh'], 'C01X 00T47');
  await expect(page.getByRole('heading', { name: 'Guest 2 of 2' })).toBeVisible();
  await expect(page.getByText('Guest 1: M. S.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your booking' }).click();
  const card = page.getByRole('region', { name: 'Guest registration' });
  await expect(card).toContainText('1 of 2 guests are registered.');
  await card.getByRole('link', { name: 'Register guests' }).click();
  await registerAdult(page, ['Yusuf', 'Saleh'], 'C01X00T48');
  await expect(page.getByText('Everybody is registered')).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectSoundPage(page);

  await admin.reload();
  await expect(admin.getByText('2 of 2 guests registered')).toBeVisible(VIEW);
  await admin.getByRole('button', { name: 'View Guest 2' }).click();
  const look = admin.getByRole('dialog', { name: 'Guest 2 as registered' });
  await expect(look.getByText('Yusuf Saleh')).toBeVisible();
  await expect(look.getByText('C01X00T48')).toBeVisible();
  const shown = look.getByRole('img', { name: 'Picture of the document' });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Mark as reported' }).click();
  await expect(admin.getByText(/^Reported by manager@vacationer.example/)).toBeVisible();
  await admin.goto('/admin/plugins/booking-rules/history');
  await expect(admin.getByText(/^Viewed registration of/).first()).toBeVisible(VIEW);

  await page.getByRole('link', { name: 'Back to your booking' }).click();
  await expect(card).toContainText('Everything is done: the authority knows.');
});
