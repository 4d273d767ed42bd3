import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { addDays } from 'booking-rules/shared/domain/stay';
import { expect, test } from './journey.js';
import { linkIn, mailTo } from './steps/mailbox.js';
import { signInToPanel, VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';
import { ask } from './steps/ask.js';
import { quoteFor, stayIn } from './steps/stays.js';

/** No other journey books these. */
const APARTMENT = 'two-bedroom-quiet-cluster-jlt';
const STAY = stayIn(200, 5);
const EMAIL = 'rania@guests.example';
test('a manager finds a reservation, marks it paid, writes again, moves it and cancels it', async ({
  admin,
  request,
}) => {
  test.slow();
  const booked = await reserve(request);
  await signInToPanel(admin);
  await openPage(admin, 'Reservations');
  await admin.getByPlaceholder(/^Reference, name/).fill(booked.reference);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('status').filter({ hasText: '1 reservation, 5 nights' })).toBeVisible(VIEW);
  await expectSound(admin);
  await admin.getByRole('link', { name: 'Rania Aziz' }).click();
  await expect(admin.getByRole('heading', { name: 'Rania Aziz' })).toBeVisible(VIEW);
  await expect(admin.getByRole('link', { name: EMAIL })).toHaveAttribute('href', `mailto:${EMAIL}`);

  await admin.getByRole('button', { name: 'Mark as paid' }).click();
  const paid = admin.getByRole('alertdialog');
  await expect(paid).toContainText(formatAmount(booked.total));
  await paid.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(admin.getByText('Marked paid')).toBeVisible();

  await mailTo(EMAIL, 'Your stay is confirmed');
  await admin.reload();
  await admin.getByRole('button', { name: 'Send “Confirmation” again' }).click(VIEW);
  await expect(admin.getByText('“Confirmation” is being sent again.')).toBeVisible();

  await admin.getByRole('button', { name: 'Change stay …' }).click();
  const move = admin.getByRole('dialog');
  await move.getByLabel('Check-in').fill(addDays(STAY.checkIn, 1));
  await move.getByLabel('Check-out').fill(addDays(STAY.checkIn, 1));
  await expect(move.getByText('Must be after check-in')).toBeVisible();
  await move.getByLabel('Check-out').fill(addDays(STAY.checkOut, 1));
  await move.getByRole('combobox', { name: 'Price' }).click();
  await admin.getByRole('option', { name: `Total stays ${formatAmount(booked.total)}` }).click();
  await expect(move.getByText(`${formatAmount(booked.total)} as before`)).toBeVisible();
  await move.getByRole('button', { name: 'Change the stay' }).click();
  await expect(admin.getByText(formatDay(addDays(STAY.checkOut, 1)), { exact: true })).toBeVisible();
  await expectSound(admin);

  await admin.getByRole('button', { name: 'Cancel …' }).click();
  const cancel = admin.getByRole('alertdialog');
  await expect(cancel.getByText(`As agreed, 100% today: ${formatAmount(booked.total)}`)).toBeVisible();
  await cancel.getByLabel('Reason (kept in the history)').fill('Flight cancelled');
  await cancel.getByRole('button', { name: 'Cancel the stay' }).click();
  await expect(admin.getByText('Cancelled: Flight cancelled')).toBeVisible();
  await expect(admin.getByText(`Refund of ${formatAmount(booked.total)}`)).toBeVisible();
  await mailTo(EMAIL, 'ancelled');

  await admin.getByRole('button', { name: 'Mark as refunded …' }).click();
  const refund = admin.getByRole('dialog');
  await refund.getByLabel('Reference').fill('FT 1207');
  await refund.getByRole('button', { name: 'Mark as refunded' }).click();
  await expect(admin.getByText(/^Bank transfer, .*, FT 1207 · entered/)).toBeVisible();
  await expectSound(admin);
});

test('a manager sees until when unpaid nights are held, and releases them with one click', async ({
  admin,
  request,
}) => {
  test.slow();
  const held = await reserve(request, 240);
  await signInToPanel(admin);
  await openPage(admin, 'Today');
  // The most urgent ones are there at first; other journeys hold nights, too.
  const list = admin.locator('#expiring');
  await expect(list).toBeVisible(VIEW);
  const all = list.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  const row = admin.getByRole('row').filter({ hasText: held.reference });
  await expect(row.getByText('Address not confirmed', { exact: true })).toBeVisible(VIEW);
  await expect(row.getByText(/^Until .* Dubai time, address not confirmed$/)).toBeVisible();
  await expectSound(admin);
  await row.getByRole('button', { name: 'Release nights' }).click();
  await expect(admin.getByText('Released. The nights are free.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an enquiry is answered with a quote that the guest can reserve', async ({ admin, request, page }) => {
  test.slow();
  const asked = await request.post('/api/enquiries', {
    data: {
      data: {
        apartmentId: APARTMENT,
        ...stayIn(230, 4),
        guests: 2,
        name: 'Hana Sato',
        email: 'hana@guests.example',
        message: 'Is there a cot?',
      },
    },
  });
  expect(asked.status()).toBe(201);
  await signInToPanel(admin);
  await openPage(admin, 'Enquiries');
  await admin.getByRole('link', { name: 'Hana Sato' }).first().click(VIEW);
  await admin.getByRole('button', { name: 'Make a quote' }).click(VIEW);
  await expect(admin.getByRole('group', { name: 'Attached quote' })).toBeVisible();
  await admin.getByLabel('Your reply').fill('Dear Hana,\n\nyes, there is a cot.');
  await expectSound(admin);
  await admin.getByRole('button', { name: 'Send reply with quote' }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: 'yes, there is a cot.' })).toContainText(
    'With quote Q-',
  );
  await expect(admin.getByRole('combobox', { name: 'State' })).toContainText('Answered');

  const mail = await mailTo('hana@guests.example', 'Your quote');
  expect(mail.text).toContain('yes, there is a cot.');
  await page.goto(linkIn(mail, '/summary'));
  await expect(page.getByRole('heading', { name: 'Confirm your stay' })).toBeVisible();
  await expect(page.getByText(/This price is valid for 4\d more hours/)).toBeVisible();
});

test('the reports are seen as bars and as a table, and leave as CSV', async ({ admin }) => {
  test.slow();
  await signInToPanel(admin);
  await openPage(admin, 'Reports');
  await admin.getByRole('link', { name: 'Reports', exact: true }).click();
  const table = admin.getByRole('grid', { name: 'Occupancy, table' });
  await expect(table.getByText('Total', { exact: true })).toBeVisible(VIEW);
  await expect(
    admin
      .getByRole('img', { name: /^Occupancy as bars/ })
      .locator('.recharts-surface')
      .first(),
  ).toBeVisible(VIEW);
  expect(await savedBy(admin, admin.getByRole('button', { name: 'Occupancy as CSV' }))).toMatch(
    /^\uFEFFMonth,Occupancy \(%\),Nights sold,/,
  );
  expect(await savedBy(admin, admin.getByRole('button', { name: 'Export CSV' }))).toMatch(/^\uFEFFKey,Name,/);
  await expectSound(admin);
  await admin.getByRole('link', { name: 'Taxes by night' }).click();
  await expect(admin.getByLabel('Month')).toBeVisible(VIEW);
  await expectSound(admin);
});

async function reserve(request: APIRequestContext, days = 200): Promise<ReservationView> {
  const { number } = await quoteFor(request, APARTMENT, stayIn(days, 5));
  const guest = { firstName: 'Rania', lastName: 'Aziz', email: EMAIL, phone: '+971501234567' };
  const data = { quote: number, guest, payment: 'manual' as const };
  return (await ask(request, 'POST /api/reservations', { body: { data } })).data;
}

async function openPage(admin: Page, name: string): Promise<void> {
  await admin.getByRole('link', { name: 'Bookings' }).click(VIEW);
  await admin.getByRole('link', { name, exact: true }).click(VIEW);
}

/** What is ours on the page; the frame around it is Strapi's. */
async function expectSound(admin: Page): Promise<void> {
  await expectSoundPage(admin, 'main');
}

/** The text of the file that a click saves. */
async function savedBy(admin: Page, button: Locator): Promise<string> {
  const download = admin.waitForEvent('download');
  await button.click();
  return readFile(await (await download).path(), 'utf8');
}
