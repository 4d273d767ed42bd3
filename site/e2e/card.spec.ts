import { addDays } from 'booking-rules/shared/domain/stay';
import { formatAmount, formatFullAmount, percentOf } from 'booking-rules/shared/format/money';
import { expect, test } from './journey.js';
import { download, textOf } from './steps/download.js';
import { fillGuest, payAtCheckout, reserveButton } from './steps/guest-form.js';
import { mailTo } from './steps/mailbox.js';
import { readReservation, sendPaymentLink, takeInParts } from './steps/manager.js';
import { expectSoundPage } from './steps/sound-page.js';
import { quoteFor, stayIn } from './steps/stays.js';
import { pickDays } from './steps/date-picker.js';

/** No other journey books it. */
const APARTMENT = 'two-bedroom-golf-view-dubai-hills';

test('a guest pays a part by card, adds a transfer, moves by a day, pays the rest by link and has the invoice', async ({
  page,
  request,
}, { project }) => {
  test.slow();
  await takeInParts(request, APARTMENT, 30);
  const stay = stayIn(project.name === 'phone' ? 150 : 170, 4);
  await expect.poll(async () => (await quoteFor(request, APARTMENT, stay)).paymentTerms.percentNow).toBe(30);
  const quote = await quoteFor(request, APARTMENT, stay);
  const first = percentOf(quote.total, 30);
  await page.goto(`/summary?quote=${quote.number}`);
  const name = project.name === 'phone' ? 'Yasmin' : 'Yusra';
  await fillGuest(page, `${name} Karam`);
  await page.getByLabel('Card, now').check();
  await expectSoundPage(page);
  await reserveButton(page).click();
  await payAtCheckout(page, first);

  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Thank you, ${name}. Your stay is reserved.`,
  );
  await expect(page.getByText(`Pay ${formatAmount(quote.total - first)} by `)).toBeVisible();
  await expectSoundPage(page);
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';

  await page.goto(`/reservation?reference=${reference}`);
  const extras = page.getByRole('region', { name: 'Extras' });
  await extras.getByRole('button', { name: 'Add extras…' }).click();
  const adding = page.getByRole('dialog', { name: 'Extras' });
  await adding.getByLabel('How many: Airport transfer').selectOption('1');
  await expect(adding.getByRole('region', { name: 'What changes' })).toBeVisible();
  await adding.getByRole('button', { name: 'Change my extras' }).click();
  await expect(extras.getByRole('listitem')).toHaveText(['Airport transfer']);

  await page.getByRole('button', { name: 'Change dates or guests…' }).click();
  const moving = page.getByRole('dialog', { name: 'Change your stay' });
  await pickDays(moving, { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 1) });
  await expect(moving.getByRole('region', { name: 'What changes' })).toContainText(
    '1 night added, 1 night given up, 3 nights as they were',
  );
  await moving.getByRole('button', { name: 'Change my stay' }).click();
  await expect(moving).toBeHidden();

  const { folio } = await readReservation(request, reference);
  expect(folio.due).toBe(folio.total - first);
  await expect(page.getByRole('button', { name: `Pay ${formatAmount(folio.due)} by card` })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectSoundPage(page);
  const link = await sendPaymentLink(request, reference, folio.due);
  const mail = await mailTo(`${name.toLowerCase()}@example.com`, `Pay ${formatAmount(folio.due)}`);
  expect(mail.text).toContain(link);
  await page.goto(link);
  await payAtCheckout(page, folio.due);
  await expect(page).toHaveURL(`/reservation?reference=${reference}`);
  await expect(page.getByRole('button', { name: /by card$/ })).toBeHidden();
  expect((await readReservation(request, reference)).folio).toMatchObject({ paid: folio.total, due: 0 });

  const documents = page.getByRole('region', { name: 'Documents' });
  const invoice = documents.getByRole('listitem').filter({ hasText: 'Invoice INV-' }).first();
  const file = await download(page, invoice.getByRole('button', { name: /^Download/ }));
  expect(await textOf(file)).toContain(formatFullAmount(quote.total));
});
