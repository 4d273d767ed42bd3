import sharp from 'sharp';
import { expect, test } from './journey.js';
import { linkIn, mailTo } from './steps/mailbox.js';
import { staffHeaders } from './steps/manager.js';
import { acceptRequest, arrivalAfterClean, askFor } from './steps/manager-day.js';
import { signInToPanel, VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';
import { stayIn } from './steps/stays.js';

test("a manager's day on a phone: a request accepted, a clean assigned, done and seen", async ({
  page,
  admin,
  newGuest,
  request,
}) => {
  test.slow();
  const asked = stayIn(170, 4);
  await askFor(page, 'request@journeys.example', asked);
  const headers = await staffHeaders(request);
  const { task, reference } = await arrivalAfterClean(request, headers);

  await test.step('Today names the request, and one tap accepts it', async () => {
    await signInToPanel(admin);
    await acceptRequest(admin, asked);
  });

  const arrival = admin
    .getByRole('listitem')
    .filter({ hasText: 'Tonight Guest' })
    .filter({ hasText: task.apartmentName });
  await test.step('the arrival of today waits for its clean, which the manager gives to somebody', async () => {
    await expect(arrival.getByText('To be cleaned')).toBeVisible();
    await admin.getByRole('link', { name: 'Open Turnover' }).click();
    await admin.getByRole('link', { name: 'Housekeepers' }).click(VIEW);
    await admin.getByRole('button', { name: 'Add a housekeeper' }).click(VIEW);
    const adding = admin.getByRole('dialog', { name: 'Add a housekeeper' });
    await adding.getByLabel('Name').fill('Rosa');
    await adding.getByLabel('Email').fill('rosa@journeys.example');
    await expectSoundPage(admin, '[role="dialog"]');
    await adding.getByRole('button', { name: 'Save' }).click();
    await admin.getByRole('button', { name: 'Send by email' }).click();
    await expectSoundPage(admin, 'main');
    await admin.goto('/admin/plugins/booking-rules/turnover');
    await admin.getByLabel(`Who: Clean after check-out, ${task.apartmentName}`).click(VIEW);
    await admin.getByRole('option', { name: 'Rosa' }).click();
    await expect(admin.getByText('Assigned.')).toBeVisible();
    await expectSoundPage(admin, 'main');
  });

  await test.step('Rosa opens her list from the mail, and marks it done with a photo', async () => {
    const rosa = await newGuest();
    const link = linkIn(await mailTo('rosa@journeys.example', 'Your list'), '/housekeeping');
    await rosa.goto(`/ar${link}`);
    await expect(rosa.getByRole('heading', { name: 'قائمة \u2068Rosa\u2069' })).toBeVisible();
    await expectSoundPage(rosa);
    await rosa.goto(link);
    await expect(rosa.getByRole('heading', { name: "Rosa's list" })).toBeVisible();
    await expectSoundPage(rosa);
    const done = rosa.getByRole('button', { name: `Done: Clean after check-out, ${task.apartmentName}` });
    const card = rosa.locator('section > div').filter({ has: done });
    await card.locator('input[type="file"]').setInputFiles({
      ...{ name: 'bed.png', mimeType: 'image/png' },
      buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#8aa' } })
        .png()
        .toBuffer(),
    });
    await expect(card.getByAltText('Your photo')).toBeVisible();
    await done.click();
    await expect(done).toBeHidden();
    await expectSoundPage(rosa);
  });

  await test.step('Today says that the home is clean, and the manager sees the photo', async () => {
    await admin.goto('/admin/plugins/booking-rules/turnover');
    await admin.getByRole('button', { name: 'See the photo' }).click(VIEW);
    await expect(admin.getByRole('img', { name: /^Photo of / })).toBeVisible();
    await admin.keyboard.press('Escape');
    await admin.goto('/admin/plugins/booking-rules/today');
    await expect(arrival.getByText('Clean', { exact: true })).toBeVisible(VIEW);
    await expectSoundPage(admin, 'main');
    await admin.goto(`/admin/plugins/booking-rules/reservations/${reference}`);
    await expect(admin.getByRole('heading', { name: 'Tonight Guest', level: 1 })).toBeVisible(VIEW);
  });
});
