import { expect, test } from './journey.js';
import { expectSoundPage } from './steps/sound-page.js';

test('the menu on a wide screen leads to the areas', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Areas').click();
  await expectSoundPage(page);
  await menu.getByRole('link', { name: 'Business Bay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apartments in Business Bay');
  await expect(menu.getByRole('link', { name: 'Business Bay' })).toBeHidden();
  await menu.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL('/results/1');
});
