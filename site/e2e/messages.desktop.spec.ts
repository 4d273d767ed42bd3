import { expect, test } from './journey.js';
import { bookProven } from './steps/book.js';
import { linkIn, mailTo } from './steps/mailbox.js';
import { signInToPanel, VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';
import { stayIn } from './steps/stays.js';

/** No other journey books this one. */
const APARTMENT = 'one-bedroom-racecourse-meydan';
const EMAIL = 'lina-writes@guests.example';

test('a guest writes on the page of the booking, the manager answers in the panel, and the guest sees it', async ({
  page,
  admin,
}) => {
  test.slow();
  const { reference } = await bookProven(page, EMAIL, APARTMENT, stayIn(150, 4));
  const conversation = page.getByRole('region', { name: 'Messages' });
  await conversation.scrollIntoViewIfNeeded();
  await expect(conversation.getByText('Questions about your stay?')).toBeVisible();
  await conversation.getByRole('button', { name: 'Send message' }).click();
  await expect(conversation.getByLabel('Your message')).toHaveAccessibleDescription(/Write a message first/);
  await conversation.getByLabel('Your message').fill('We land at 02:40.\nCan we check in so late?');
  await conversation.getByRole('button', { name: 'Send message' }).click();
  await expect(conversation.getByRole('log')).toContainText('Can we check in so late?');
  await expect(conversation.getByRole('status')).toContainText('Sent.');
  await expect(conversation.getByLabel('Your message')).toHaveValue('');
  // What the head of the page covers cannot be pressed there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectSoundPage(page);

  await signInToPanel(admin);
  await admin.getByRole('link', { name: 'Messages', exact: true }).click();
  await admin.getByRole('searchbox', { name: 'Search messages' }).fill(reference);
  await admin.keyboard.press('Enter');
  // Until the search is through, the threads of other guests are there, too.
  await expect(admin.getByText('1 unread')).toHaveCount(1, VIEW);
  await expectSoundPage(admin, 'main');
  await admin.getByRole('link', { name: 'Lina Aziz' }).click();
  await expect(admin.getByText('Can we check in so late?')).toBeVisible(VIEW);
  await expect(admin.getByText(/does not appear here: inbound email is not set up/)).toBeVisible();
  await admin.getByLabel('New note').fill('Send the driver.');
  await admin.getByRole('button', { name: 'Add note' }).click();
  await expect(admin.getByText('Send the driver.')).toBeVisible();
  await admin.getByLabel('Your reply').fill('Dear Lina,\n\nyes: the door opens by code.');
  await admin.getByRole('button', { name: 'Send reply' }).click();
  await expect(admin.getByText('Your reply has been sent.')).toBeVisible();
  await expect(admin.getByRole('listitem').filter({ hasText: 'the door opens by code' })).toBeVisible();
  await expect(admin.getByText('The guest has been waiting')).toBeHidden();
  await expectSoundPage(admin, 'main');

  await page.goto(linkIn(await mailTo(EMAIL, 'A message about your stay'), '/reservation'));
  await conversation.scrollIntoViewIfNeeded();
  await expect(conversation.getByRole('log')).toContainText('yes: the door opens by code.');
  await expect(conversation.getByText(/^Read /)).toBeVisible();
  await expect(page.getByText('Send the driver.')).toBeHidden();
});
