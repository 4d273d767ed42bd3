import { addDays } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { expect, test } from './journey.js';
import { ask } from './steps/ask.js';
import { dayIn, pickDays } from './steps/date-picker.js';
import { payAtCheckout } from './steps/guest-form.js';
import { linkIn, mailTo } from './steps/mailbox.js';
import { filsIn } from './steps/prices.js';
import { openInPanel, VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';
import { quoteFor, stayIn } from './steps/stays.js';

/** No other journey books these days of it. */
const APARTMENT = 'studio-near-metro-jlt';

test('a guest moves a stay by a day, adds a night and corrects the name on its page', async ({
  page,
  request,
}, { project }) => {
  const isPhone = project.name === 'phone';
  const stay = stayIn(isPhone ? 140 : 160, 4);
  const email = `${project.name}-mover@guests.example`;
  const { number, total } = await quoteFor(request, APARTMENT, stay);
  const person = { firstName: 'Rnia', lastName: 'Aziz', email, phone: '+971501234567' };
  const booking = { quote: number, guest: person, payment: 'manual' as const };
  await ask(request, 'POST /api/reservations', { body: { data: booking } });
  await page.goto(linkIn(await mailTo(email, 'Confirm your email'), '/reservation'));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();

  await page.getByRole('button', { name: 'Change dates or guests…' }).click();
  const form = page.getByRole('dialog', { name: 'Change your stay' });
  // Nights of the stay itself can be chosen again.
  await expect(dayIn(form, addDays(stay.checkIn, 2))).toBeEnabled();
  await pickDays(form, { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 2) });
  const preview = form.getByRole('region', { name: 'What changes' });
  await expect(preview).toContainText('2 nights added, 1 night given up, 3 nights as they were; 2 guests.');
  await expect(preview).toContainText(formatAmount(total));
  await expectSoundPage(page);
  await form.getByRole('button', { name: 'Change my stay' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(formatDay(addDays(stay.checkOut, 2))).first()).toBeVisible();
  const mail = await mailTo(email, 'Your stay has changed');
  expect(mail.text).toContain('(before: ');
  expect(mail.text).toContain(formatDay(addDays(stay.checkIn, 1)));

  await page.getByRole('button', { name: 'Correct name or phone…' }).click();
  const contact = page.getByRole('dialog', { name: 'Correct name or phone' });
  await contact.getByLabel('First name').fill('Rania');
  await contact.getByLabel('Phone').fill('050 765 4321');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Booked by Rania Aziz')).toBeVisible();
  // Away from the header, which stays in sight over what is scrolled under it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectSoundPage(page);
});

test('a manager lengthens a stay and takes the difference, in cash and by link', async ({
  admin,
  newGuest,
  request,
}, { project }) => {
  test.slow();
  const stay = stayIn(project.name === 'phone' ? 190 : 180, 3);
  const { number, total } = await quoteFor(request, APARTMENT, stay);
  const person = { firstName: 'Omar', lastName: 'Nasser', email: `${project.name}-omar@guests.example` };
  const booking = { quote: number, guest: { ...person, phone: '+971501234567' }, payment: 'manual' as const };
  const { reference } = (await ask(request, 'POST /api/reservations', { body: { data: booking } })).data;
  await openInPanel(admin, `/admin/plugins/booking-rules/reservations/${reference}`);
  await admin.getByRole('button', { name: 'Mark as paid' }).click(VIEW);
  const question = admin.getByRole('alertdialog');
  await expect(question).toContainText(formatAmount(total));
  await question.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(question).toBeHidden();
  await expect(admin.getByText(`Due${formatAmount(0)}`)).toBeVisible();

  await admin.getByRole('button', { name: 'Change stay …' }).click();
  const change = admin.getByRole('dialog');
  await change.getByLabel('Check-out').fill(addDays(stay.checkOut, 2));
  const due = change.getByText('Still to pay').locator('xpath=following::*[starts-with(text(), "AED")][1]');
  await expect(due).toBeVisible();
  const difference = filsIn((await due.textContent()) ?? '');
  await expectSoundPage(admin, '[role="dialog"]');
  await change.getByRole('button', { name: 'Change the stay' }).click();
  await expect(admin.getByText(/^Lengthened by 2 nights to /)).toBeVisible();
  await expect(admin.getByText(`Due${formatAmount(difference)}`)).toBeVisible();

  await admin.getByRole('button', { name: 'Record payment …' }).click();
  const payment = admin.getByRole('dialog', { name: 'Record payment' });
  await payment.getByLabel('Amount').fill('100');
  await payment.getByRole('combobox', { name: 'Method' }).click();
  await admin.getByRole('option', { name: 'Cash' }).click();
  await expectSoundPage(admin, '[role="dialog"]');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(payment).toBeHidden();
  const rest = difference - 10_000;
  await expect(admin.getByText(`Due${formatAmount(rest)}`)).toBeVisible();

  await admin.getByRole('button', { name: 'Send payment link …' }).click();
  const linking = admin.getByRole('dialog', { name: 'Send payment link' });
  await expectSoundPage(admin, '[role="dialog"]');
  await linking.getByRole('button', { name: /link$/ }).click();
  const link = await linking.getByLabel('Payment link').inputValue();
  await linking.getByRole('button', { name: 'Done' }).click();
  const guest = await newGuest();
  await guest.goto(link);
  await payAtCheckout(guest, rest);
  await expect(guest).toHaveURL(new RegExp(`/reservation\\?reference=${reference}$`));
  await admin.reload();
  await expect(admin.getByText(`Due${formatAmount(0)}`)).toBeVisible(VIEW);
  await expectSoundPage(admin, 'main');
});
