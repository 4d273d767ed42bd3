import { expect, test } from './journey.js';
import { expectSoundPage } from './steps/sound-page.js';

test('the menu on a phone opens, and closes on every change of the route', async ({ page }) => {
  await page.goto('/');
  const button = page.getByLabel('Menu', { exact: true });
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await expectSoundPage(page);
  await menu.getByRole('link', { name: 'Palm Jumeirah' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apartments in Palm Jumeirah');
  await expect(menu).toBeHidden();

  await button.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();
});
