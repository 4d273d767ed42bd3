import { formatAmount } from 'booking-rules/shared/format/money';
import { expect, test } from './journey.js';
import { ask } from './steps/ask.js';
import { fillGuest, reserveButton } from './steps/guest-form.js';
import { linkIn, mailTo } from './steps/mailbox.js';
import { openInPanel, VIEW } from './steps/panel.js';
import { readPrice } from './steps/prices.js';
import { expectSoundPage } from './steps/sound-page.js';
import { quoteFor, stayIn } from './steps/stays.js';

/** Free on these days: other journeys book it earlier, and in between. */
const APARTMENT = 'studio-near-metro-jlt';
const TRANSFER = { id: 'airport-transfer', charge: 18_000, total: 18_900 };

test('a guest adds a transfer when booking, and a cot later on the page of the booking', async ({
  page,
  request,
}, { project }) => {
  test.slow();
  const isPhone = project.name === 'phone';
  const stay = stayIn(isPhone ? 200 : 210, 3);
  const quote = await quoteFor(request, APARTMENT, stay);
  await page.goto(`/summary?quote=${quote.number}`);
  const first = isPhone ? 'Salma' : 'Samira';
  await fillGuest(page, `${first} Idris`);
  const email = `${first.toLowerCase()}@example.com`;

  await page.getByLabel('How many: Airport transfer').selectOption('1');
  await expect(reserveButton(page)).toHaveText(`Reserve — ${formatAmount(quote.total + TRANSFER.total)}`);
  const box = page.getByRole('complementary', { name: 'Your stay' });
  const { lines, total } = await readPrice(box);
  expect(lines).toContainEqual({ label: 'Airport transfer', amount: TRANSFER.charge });
  expect(total).toBe(quote.total + TRANSFER.total);
  await page.getByLabel('Late check-out').check();
  await expect(reserveButton(page)).not.toHaveText(new RegExp(formatAmount(total)));
  await page.getByLabel('Late check-out').uncheck();
  await expect(reserveButton(page)).toHaveText(`Reserve — ${formatAmount(total)}`);
  await expectSoundPage(page);
  await page.reload();
  await expect(reserveButton(page)).toHaveText(`Reserve — ${formatAmount(total)}`);
  await reserveButton(page).click();
  await expect(page.getByText('Confirm your email to keep your nights.')).toBeVisible();
  expect((await readPrice(page.getByRole('main'))).total).toBe(total);

  await page.goto(linkIn(await mailTo(email, 'Confirm your email'), '/reservation'));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  const extras = page.getByRole('region', { name: 'Extras' });
  await expect(extras.getByRole('listitem')).toHaveText(['Airport transfer']);
  await extras.getByRole('button', { name: 'Change extras…' }).click();
  const form = page.getByRole('dialog', { name: 'Extras' });
  await form.getByLabel('How many: Baby cot').selectOption('1');
  // Three nights at AED 30, with VAT.
  const after = total + 9_450;
  const preview = form.getByRole('region', { name: 'What changes' });
  await expect(preview).toContainText(formatAmount(after));
  await expect(preview).toContainText(`You then pay ${formatAmount(after)}`);
  await expectSoundPage(page);
  await form.getByRole('button', { name: 'Change my extras' }).click();
  await expect(form).toBeHidden();
  await expect(extras.getByRole('listitem')).toHaveText(['Airport transfer', 'Baby cot']);
  const mail = await mailTo(email, 'Your stay has changed');
  expect(mail.text).toContain('Baby cot: 3 nights');
  expect(mail.text).toContain('(before: Airport transfer)');
});

test('a manager adds an extra within two clicks, and the history says so', async ({ admin, request }, {
  project,
}) => {
  test.slow();
  const { number, total } = await quoteFor(
    request,
    APARTMENT,
    stayIn(project.name === 'phone' ? 244 : 240, 2),
  );
  const guest = { firstName: 'Hana', lastName: 'Saleh', email: `${project.name}-extras@guests.example` };
  const booking = { quote: number, guest: { ...guest, phone: '+971501234567' }, payment: 'manual' as const };
  const { reference } = (await ask(request, 'POST /api/reservations', { body: { data: booking } })).data;
  await openInPanel(admin, `/admin/plugins/booking-rules/reservations/${reference}`);
  await admin.getByRole('button', { name: 'Extras …' }).click(VIEW);
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Airport transfer' }).click();
  await admin.getByRole('option', { name: '1', exact: true }).click();
  await expect(dialog.getByText(`${formatAmount(total + TRANSFER.total)} after`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText(/^Airport transfer added\. /)).toBeVisible();
  await expectSoundPage(admin, 'main');
});
