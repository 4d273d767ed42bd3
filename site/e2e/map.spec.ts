import type { Locator } from '@playwright/test';
import { expect, test } from './journey.js';
import { expectSoundPage } from './steps/sound-page.js';

/** Opens clusters with the keyboard until a pin stands by itself. */
async function openClusters(map: Locator): Promise<Locator> {
  const pins = map.locator('.map-pin:not(.map-cluster)');
  const clusters = map.locator('.map-cluster');
  await expect(clusters.or(pins).first()).toBeAttached();
  for (let step = 0; step < 9 && (await pins.count()) === 0; step += 1) {
    await clusters.first().press('Enter');
    await expect(map.page().locator('.leaflet-zoom-anim')).toHaveCount(0);
  }
  return pins.first();
}

test('a guest finds an apartment on the map, in a currency that lasts', async ({ page }, { project }) => {
  await page.goto('/results/1');
  const isPhone = project.name === 'phone';
  await page.getByLabel(isPhone ? 'Currency of prices' : 'Currency', { exact: true }).selectOption('USD');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText(/From about\s\$[\d,]+ a night/);
  const status = page.getByRole('status').filter({ hasText: /^\d+ apartments?$/ });
  const count = Number.parseInt(await status.innerText(), 10);
  const open = page.getByRole('button', { name: 'Show the map' });
  if (isPhone) {
    await test.step('Back closes the map, where the guest was in the list, and comes back to it from an apartment', async () => {
      await card.scrollIntoViewIfNeeded();
      const at = await page.evaluate(() => window.scrollY);
      await open.click();
      await page.getByRole('list', { name: 'Apartments on the map' }).waitFor();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/results/1');
      await expect(open).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(at);
      await open.click();
      await page.getByRole('list', { name: 'Apartments on the map' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/apartment\//);
      await page.goBack();
      await page.getByRole('button', { name: 'Show the list' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await open.click();
  }

  const map = page.getByRole('region', { name: 'Map of the apartments found' });
  const shown = map.getByRole('button', { name: /\$/ });
  await expect(shown.first()).toBeAttached();
  const homes = async () =>
    (await shown.allInnerTexts())
      .map((text) => Number(/^(\d+) homes · from \$/.exec(text)?.[1] ?? 1))
      .reduce((sum, one) => sum + one, 0);
  // All of the search, whatever is on its first page.
  expect(await homes()).toBe(count);
  await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();

  const pin = await openClusters(map);
  const name = ((await pin.getAttribute('aria-label')) ?? '').replace(/, \$[\d,]+$/, '');
  await map.getByRole('button', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/[?&]bounds=/);
  await expect(shown.first()).toBeAttached();
  if (isPhone) {
    const strip = map.getByRole('list', { name: 'Apartments on the map' });
    await expect(strip.getByRole('listitem').first()).toContainText(/about\s\$[\d,]+ a night/);
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Show the list' }).click();
  }
  await page.getByRole('link', { name: 'Remove: Map area' }).click();
  await expect(page).not.toHaveURL(/bounds=/);
  await expect(status).toHaveText(`${count} apartments`);
  if (isPhone) {
    await open.click();
    await map.getByRole('link', { name }).click();
  } else {
    // The map turns to what is found once that has come.
    await expect.poll(homes).toBe(count);
    await (await openClusters(map)).press('Enter');
    const link = map.locator('.map-card a[href*="/apartment/"]');
    await expect(link).toBeFocused();
    await expect(map).toContainText(/From about\s\$[\d,]+ a night/);
    await expectSoundPage(page);
    await link.click();
  }
  const heading = page.getByRole('heading', { level: 1 });
  if (isPhone) await expect(heading).toHaveText(name);
  await expect(page).toHaveURL(/\/apartment\//);
  // The address changes before the page does.
  await expect(heading).not.toHaveText(/^Apartments in /);
  const chosen = await heading.innerText();

  await page.reload();
  const place = page.getByRole('region', { name: `Map: where ${chosen} is` });
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole('img', { name: chosen })).toBeVisible();
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: /From about\s\$/ })
      .last(),
  ).toBeVisible();
  await expectSoundPage(page);
});
