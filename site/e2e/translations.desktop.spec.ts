import { expect, test } from './journey.js';
import { publishPage } from './steps/manager.js';
import { signInToPanel, VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';

const NOT_YET = 'لم تُترجم هذه الصفحة إلى العربية بعد';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const PAGES = '/admin/content-manager/collection-types/api::page.page?_q=seasons';

test('guests read the demo in Arabic', async ({ page }) => {
  for (const [path, title] of [
    ['/ar', 'بيتك الخاص في دبي'],
    ['/ar/blog/when-to-visit-dubai', 'متى تزور دبي، شهرًا بشهر'],
    ['/ar/apartment/studio-the-walk-jbr', 'استوديو على ذا ووك'],
    ['/ar/cancellation-policy', 'الإلغاء'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(NOT_YET)).toHaveCount(0);
    await expectSoundPage(page);
  }
  await expect(page.getByRole('main')).toContainText('غير قابلة للاسترداد');
  await page.goto('/ar/apartment/studio-the-walk-jbr');
  await expect(page.locator('address').first()).toContainText(/^ذا ووك، جميرا بيتش ريزيدنس، دبي(?!،)/);
});

test('an editor translates a page beside its original, and guests read it', async ({
  admin,
  page,
  request,
}) => {
  test.slow();
  await publishPage(request, 'seasons', { title: 'Two seasons', text: 'Each of them has its friends.' });
  await page.goto('/ar/seasons');
  await expect(page.getByText(NOT_YET)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expectSoundPage(page);

  await signInToPanel(admin, 'editor');
  await admin.getByRole('link', { name: 'Translations' }).click(VIEW);
  await admin.getByRole('combobox', { name: 'What' }).click(VIEW);
  await admin.getByRole('option', { name: 'Guides' }).click();
  await admin.getByRole('combobox', { name: 'Show' }).click(VIEW);
  await admin.getByRole('option', { name: 'Not wholly translated' }).click();
  await expect(admin.getByText('All of it is translated.')).toBeVisible(VIEW);
  await admin.getByRole('combobox', { name: 'What' }).click(VIEW);
  await admin.getByRole('option', { name: 'Pages' }).click();
  await expect(admin.getByRole('link', { name: 'Two seasons' })).toBeVisible(VIEW);
  await expectSoundPage(admin, 'main');
  await admin.getByRole('link', { name: 'Two seasons' }).click();

  const title = admin.getByRole('textbox', { name: 'Title in Arabic', exact: true });
  await expect(title).toBeVisible(VIEW);
  await expectSoundPage(admin, 'main');
  await title.fill('موسمان');
  await admin.getByRole('textbox', { name: 'Text in Arabic' }).fill('## محبّون\n\nلكلٍّ منهما **محبّوه**.');
  await admin.setViewportSize(PHONE);
  await expectSoundPage(admin, 'main');
  await admin.getByRole('button', { name: 'Save' }).first().click();
  await expect(admin.getByText('Saved. The Arabic site shows it at once, where it is offered.')).toBeVisible(
    VIEW,
  );

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('موسمان');
  await expect(page.getByRole('heading', { name: 'محبّون' })).toBeVisible();
  await expect(page.getByText(NOT_YET)).toHaveCount(0);

  // The same words are in the form of the page itself, in Arabic: only what is told in each language.
  await admin.setViewportSize(DESK);
  await admin.goto(PAGES);
  await admin.getByRole('gridcell', { name: 'Two seasons' }).click(VIEW);
  await expect(admin.getByRole('textbox', { name: /^Address/ })).toBeVisible(VIEW);
  await admin.getByRole('combobox').filter({ hasText: 'English (en)' }).click();
  await admin.getByRole('option', { name: 'Arabic (ar)' }).click();
  const own = admin.getByRole('textbox', { name: /^Heading/ }).first();
  await expect(own).toHaveValue('موسمان', VIEW);
  await expect(admin.getByText('Only words are translated here.', { exact: false })).toBeVisible();
  await expect(admin.getByRole('textbox', { name: /^Address/ })).toHaveCount(0);
  await own.fill('فصلان');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Saved document')).toBeVisible(VIEW);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('فصلان');
});
