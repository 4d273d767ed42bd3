import { formatAmount } from 'booking-rules/shared/format/money';
import { expect, test } from './journey.js';
import { bookProven } from './steps/book.js';
import { mailTo } from './steps/mailbox.js';
import { markPaid } from './steps/manager.js';
import { openInPanel, VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';
import { stayIn } from './steps/stays.js';

/** No other journey books it. */
const APARTMENT = 'studio-west-beach-palm-jumeirah';
const DEPOSIT = 80_000;
const KEPT = 30_000;

test('a manager asks for a deposit by link, the guest’s card holds it, and a part of it is kept', async ({
  page,
  admin,
  request,
}, { project }) => {
  test.slow();
  const email = `${project.name}-deposit@guests.example`;
  const stay = stayIn(project.name === 'phone' ? 150 : 160, 3);
  const { reference } = await bookProven(page, email, APARTMENT, stay);
  await markPaid(request, reference);

  await openInPanel(admin, `/admin/plugins/booking-rules/reservations/${reference}`);
  await admin.getByRole('button', { name: 'Deposit …' }).click(VIEW);
  const asking = admin.getByRole('dialog', { name: 'Deposit' });
  await asking.getByLabel('Amount').fill(String(DEPOSIT / 100));
  await expect(asking.getByText('A card holds a deposit for about 7 days')).toBeVisible();
  await expectSoundPage(admin, '[role="dialog"]');
  await asking.getByRole('button', { name: 'Send link' }).click();
  const link = await asking.getByLabel('Payment link').inputValue();
  await asking.getByRole('button', { name: 'Done' }).click();
  const onCard = admin.getByRole('list', { name: 'Deposits on the card' });
  await expect(onCard).toContainText(`Deposit of ${formatAmount(DEPOSIT)}: asked for on `);

  await page.reload();
  await expect(page.getByRole('link', { name: `Hold ${formatAmount(DEPOSIT)} on my card` })).toBeVisible();
  await expectSoundPage(page);
  expect((await mailTo(email, 'Deposit of')).text).toContain(link);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Pay / })).toHaveText('Pay AED 800.00');
  await page.getByRole('button', { name: 'With a card that holds for a day' }).click();
  await expect(page).toHaveURL(`/reservation?reference=${reference}`);
  await expect(
    page.getByText(`${formatAmount(DEPOSIT)} is held on your card as a deposit until `),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: / on my card$/ })).toBeHidden();
  await expectSoundPage(page);

  await admin.reload();
  await expect(onCard).toContainText('held on the guest’s card until ', VIEW);
  await expect(onCard).toContainText('The card’s hold ends before the apartment can be inspected');
  await expectSoundPage(admin, 'main');
  await admin.goto('/admin/plugins/booking-rules/today');
  const row = admin
    .getByRole('grid', { name: 'Deposits to release or keep' })
    .getByRole('row')
    .filter({ hasText: reference });
  await expect(row).toContainText(formatAmount(DEPOSIT), VIEW);
  await expect(row).toContainText('on card until ');
  await expectSoundPage(admin, 'main');

  await row.getByRole('link', { name: 'Lina Aziz' }).click();
  await onCard.getByRole('button', { name: 'Keep …' }).click(VIEW);
  const keeping = admin.getByRole('dialog', { name: 'Keep the deposit' });
  await keeping.getByLabel('Amount').fill(String(KEPT / 100));
  await keeping.getByLabel('Reason').fill('Broken lamp');
  await expectSoundPage(admin, '[role="dialog"]');
  await keeping.getByRole('button', { name: 'Keep' }).click();
  const rest = formatAmount(DEPOSIT - KEPT);
  await expect(onCard).toContainText(`${formatAmount(KEPT)} kept, ${rest} released.`);
  await admin.goto('/admin/plugins/booking-rules/today');
  await expect(admin.getByRole('heading', { name: /^Arriving today/ })).toBeVisible(VIEW);
  await expect(row).toBeHidden();
  await page.reload();
  await expect(
    page.getByText(`${formatAmount(KEPT)} of your deposit of ${formatAmount(DEPOSIT)} was kept`),
  ).toBeVisible();
});
