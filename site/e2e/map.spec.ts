import { expect, test } from './journey.js';
import { expectSoundPage } from './steps/sound-page.js';

test('a guest finds an apartment on the map, in a currency that lasts', async ({ page }, { project }) => {
  await page.goto('/results/1');
  const isPhone = project.name === 'phone';
  await page.getByLabel(isPhone ? 'Currency of prices' : 'Currency', { exact: true }).selectOption('USD');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText(/From about\s\$\d+ a night/);
  const name = (await card.getByRole('link').innerText()).replace(/\s+/g, ' ');
  if (isPhone) await page.getByRole('button', { name: 'Show the map' }).click();

  const map = page.getByRole('region', { name: 'Map of the apartments found' });
  const pin = map.getByRole('button', { name: `${name}, $` });
  await pin.focus();
  await page.keyboard.press('Enter');
  const link = map.getByRole('link', { name });
  await expect(link).toBeFocused();
  await expect(map).toContainText(/From about\s\$\d+ a night/);
  await expectSoundPage(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.reload();
  const place = page.getByRole('region', { name: `Map: where ${name} is` });
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole('img', { name })).toBeVisible();
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: /From about\s\$/ })
      .last(),
  ).toBeVisible();
  await expectSoundPage(page);
});
