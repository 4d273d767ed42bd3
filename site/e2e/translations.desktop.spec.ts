import { expect, test } from './journey.js';
import { offerLanguages } from './steps/manager.js';
import { signInToPanel, VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';

const NOT_YET = 'لم تُترجم هذه الصفحة إلى العربية بعد';
const PHONE = { width: 390, height: 844 };

test.afterEach(({ request }) => offerLanguages(request, 'English'));

test('an editor translates a guide beside its original, and guests read it', async ({
  admin,
  page,
  request,
}) => {
  test.slow();
  await offerLanguages(request, 'English and Arabic');
  await page.goto('/ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('بيتك الخاص في دبي');
  await expect(page.getByText(NOT_YET)).toHaveCount(0);
  await expectSoundPage(page);
  await page.goto('/ar/blog/when-to-visit-dubai');
  await expect(page.getByText(NOT_YET)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expectSoundPage(page);

  await signInToPanel(admin, 'editor');
  await admin.getByRole('link', { name: 'Translations' }).click(VIEW);
  await admin.getByRole('combobox', { name: 'What' }).click(VIEW);
  await admin.getByRole('option', { name: 'Guides' }).click();
  await expect(admin.getByRole('link', { name: /^Getting around/ })).toBeVisible(VIEW);
  await expectSoundPage(admin, 'main');
  await admin.getByRole('link', { name: 'When to visit Dubai, month by month' }).click();

  const title = admin.getByRole('textbox', { name: 'Title in Arabic', exact: true });
  await expect(title).toBeVisible(VIEW);
  await expectSoundPage(admin, 'main');
  await title.fill('متى تزور دبي، شهرًا بشهر');
  await admin.getByRole('textbox', { name: 'Text in Arabic' }).fill('## موسمان\n\nلكلٍّ منهما **محبّوه**.');
  await admin.setViewportSize(PHONE);
  await expectSoundPage(admin, 'main');
  await admin.getByRole('button', { name: 'Save' }).first().click();
  await expect(admin.getByText('Saved. The Arabic site shows it at once, where it is offered.')).toBeVisible(
    VIEW,
  );

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('متى تزور دبي، شهرًا بشهر');
  await expect(page.getByRole('heading', { name: 'موسمان' })).toBeVisible();
  await expect(page.getByText(NOT_YET)).toHaveCount(0);
});
