import { formatFullAmount } from 'booking-rules/shared/format/money';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { expect, test } from './journey.js';
import { bookProven } from './steps/book.js';
import { download, textOf } from './steps/download.js';
import { mailTo } from './steps/mailbox.js';
import { markPaid } from './steps/manager.js';
import { openInPanel, VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';
import { stayIn } from './steps/stays.js';

/** No other journey books these days of it. */
const APARTMENT = 'studio-near-metro-jlt';
/** What the tax number of a company is called, and how it looks. */
const TAX_NUMBER = {
  emirates: {
    ...{ label: 'TRN', hint: 'A TRN has 15 digits' },
    ...{ typed: '100 1234 5678 9003', printed: 'TRN 100123456789003' },
  },
  elsewhere: {
    ...{ label: 'VAT number', hint: 'A VAT number has 5 to 20 letters and digits' },
    ...{ typed: 'DE 123 456 789', printed: 'DE123456789' },
  },
};

test('a guest has the invoice made out to a company, gets it by email and downloads it', async ({
  page,
  request,
}, { project }) => {
  const email = `${project.name}-billed@guests.example`;
  const { reference, total } = await bookProven(
    page,
    email,
    APARTMENT,
    stayIn(project.name === 'phone' ? 220 : 226, 3),
  );

  await page.getByRole('button', { name: 'Bill to a company…' }).click();
  const form = page.getByRole('dialog', { name: 'Bill to a company' });
  const tax = placeOfBusiness().country === 'AE' ? TAX_NUMBER.emirates : TAX_NUMBER.elsewhere;
  await form.getByLabel(tax.label).fill('123');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(tax.hint)).toBeVisible();
  await form.getByLabel('Company').fill('شركة Acme Trading');
  await form.getByLabel('Address').fill('Floor 3\nDubai');
  await form.getByLabel(tax.label).fill(tax.typed);
  await expectSoundPage(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Billed to شركة Acme Trading.')).toBeVisible();

  await markPaid(request, reference);
  const { attachments, text } = await mailTo(email, 'Your stay is confirmed');
  const names = attachments.flatMap(({ filename, mimeType }) =>
    mimeType === 'application/pdf' ? [filename ?? ''] : [],
  );
  expect(names).toContain(reference.replace('R-', 'BC-') + '.pdf');
  expect(text).toContain('Attached: Booking Confirmation');

  await page.reload();
  const documents = page.getByRole('region', { name: 'Documents' });
  const invoice = documents.getByRole('listitem').filter({ hasText: 'Invoice INV-' });
  const file = await download(page, invoice.getByRole('button', { name: /^Download/ }));
  const number = file.suggestedFilename().replace('.pdf', '');
  expect(names).toContain(`${number}.pdf`);
  const words = await textOf(file);
  for (const said of [number, 'Acme Trading', tax.printed, formatFullAmount(total), 'Lina Aziz'])
    expect(words).toContain(said);
  await invoice.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /Invoice$/ })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: formatFullAmount(total) })).toBeVisible();
  await expectSoundPage(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Back to your booking' }).click();
  const confirmation = documents.getByRole('listitem').filter({ hasText: 'Booking confirmation' });
  const confirmed = await download(page, confirmation.getByRole('button', { name: /^Download/ }));
  expect(await textOf(confirmed)).toContain('Still to be paid 0.00');
  await expect(documents.getByRole('button', { name: 'Bill to a company…' })).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectSoundPage(page);
});

test('a manager downloads an invoice, and has it credited and made out anew', async ({
  page,
  admin,
  request,
}, { project }) => {
  test.slow();
  const { reference } = await bookProven(
    page,
    `${project.name}-desk-billed@guests.example`,
    APARTMENT,
    stayIn(project.name === 'phone' ? 236 : 232, 3),
  );
  await markPaid(request, reference);
  await openInPanel(admin, `/admin/plugins/booking-rules/reservations/${reference}`);
  const file = await download(admin, admin.getByRole('button', { name: /^Download INV-/ }));
  expect(await textOf(file)).toContain(reference);
  await admin.getByRole('link', { name: /^Invoice INV-/ }).click();
  await expect(admin.getByRole('button', { name: 'Print' })).toBeVisible(VIEW);
  await expectSoundPage(admin, 'main');
  await admin.goBack();
  await admin.getByRole('button', { name: 'Bill to a company …' }).click(VIEW);
  const form = admin.getByRole('dialog');
  await form.getByLabel('Company').fill('Acme Trading LLC');
  await form.getByRole('button', { name: 'Credit and invoice again' }).click();
  await expect(admin.getByText('Billed to Acme Trading LLC.')).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Download CN-/ })).toBeVisible();
  const anew = await download(admin, admin.getByRole('button', { name: /^Download INV-/ }).last());
  expect(await textOf(anew)).toContain('Acme Trading LLC');
});
