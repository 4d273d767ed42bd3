import { expect, test } from './journey.js';

const CODE = 'VACATIONER25';

test('a click copies the code, and says so for 1.25 seconds, in which it does nothing more', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.clock.install();
  await page.goto('/results/1');
  const code = page.getByRole('button', { name: `Copy the code ${CODE}` });
  const tooltip = page.getByRole('complementary', { name: 'Discount' }).getByText('Copied');
  await expect(code).toBeEnabled();
  // Only once the page has come alive does a click do something.
  await expect(async () => {
    await code.click();
    await expect(tooltip).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await clipboard()).toBe(CODE);
  await expect(code).toBeDisabled();

  await page.clock.runFor(1300);
  await expect(tooltip).toBeHidden();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await code.click();
  await expect(tooltip).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('something else'));
  await page.clock.runFor(1200);
  await code.click({ force: true });
  await expect(tooltip).toBeVisible();
  expect(await clipboard(), 'the second click copied nothing').toBe('something else');
  await page.clock.runFor(100);
  await expect(tooltip).toBeHidden();
  await expect(code).toBeEnabled();
  await code.click();
  await expect(tooltip).toBeVisible();
  expect(await clipboard()).toBe(CODE);
});

test('a click anywhere in the banner copies the code, the keyboard does too, and a link in it is only a link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const forget = () => page.evaluate(() => navigator.clipboard.writeText('something else'));
  await page.goto('/results/1');
  const banner = page.getByRole('complementary', { name: 'Discount' });
  const copied = banner.getByText('Copied');
  await expect(async () => {
    await banner.click({ position: { x: 3, y: 3 } });
    await expect(copied).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await clipboard()).toBe(CODE);
  await expect(copied).toBeHidden();
  await forget();
  await banner.getByText('off', { exact: false }).first().click();
  await expect(copied).toBeVisible();
  expect(await clipboard()).toBe(CODE);
  await expect(copied).toBeHidden();

  await forget();
  await banner.getByRole('button').press('Enter');
  await expect(copied).toBeVisible();
  expect(await clipboard()).toBe(CODE);
  await expect(copied).toBeHidden();

  await forget();
  const link = banner.getByRole('link', { name: /reviews on Airbnb/ });
  // What is tested is the click: nobody else's site is asked for in a test.
  await context.route(/airbnb\.com/, (route) => route.fulfill({ body: 'a host' }));
  const opened = context.waitForEvent('page');
  await link.click();
  await (await opened).close();
  await expect(copied).toBeHidden();
  expect(await clipboard()).toBe('something else');
});

test('the footer lists the apartments of every area, and how to reach us', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const areas = footer.getByRole('navigation', { name: 'Apartments by area' }).getByRole('link');
  await expect(areas).toHaveText([
    'Downtown Dubai',
    'Dubai Marina',
    'Palm Jumeirah',
    'Jumeirah Beach Residence',
    'Emaar Beachfront',
    'Business Bay',
    'Creek Harbour',
    'Dubai Hills',
    'Jumeirah Lakes Towers',
    'District One',
    'Meydan',
  ]);
  await expect(footer.getByRole('link', { name: /^Address/ })).toHaveAttribute(
    'href',
    /google\.com\/maps\/search/,
  );
  await expect(footer.getByRole('link', { name: /^Phone/ })).toHaveAttribute('href', 'tel:+97145550142');
  await expect(footer.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: /opens in a new tab\)$/ })).toHaveCount(3);
  await expect(footer.getByText(/^© \d{4} Vacationer/)).toBeVisible();
  await footer.getByRole('link', { name: 'Jumeirah Lakes Towers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apartments in Jumeirah Lakes Towers');
});

test('the banner carries the endorsement except where a route leaves it out', async ({ page }) => {
  const banner = page.getByRole('complementary', { name: 'Discount' });
  const endorsement = banner.getByRole('link', { name: /1,240\+ reviews on Airbnb/ });
  await page.goto('/results/1');
  await expect(endorsement).toContainText('4.87');
  await expect(endorsement).toHaveAttribute('href', /^https:\/\/airbnb\.example\/users\/show\//);
  // The homepage shows the rating in a part of its own, and the summary has no banner at all.
  await page.goto('/');
  await expect(banner).toBeVisible();
  await expect(endorsement).toHaveCount(0);
  await page.goto('/summary');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

for (const path of ['/', '/ar', '/contact']) {
  test(`the header of ${path} keeps to one line in every width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 768, 820, 912, 1023, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const header = page.getByRole('banner');
      await expect.poll(() => header.evaluate(({ clientHeight }) => clientHeight)).toBe(64);
      const wrapped = await header.evaluate((element) =>
        [...element.querySelectorAll('a, button, summary')]
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height > 48)
          .map(({ textContent }) => textContent),
      );
      expect(wrapped, `wrapped at ${width}`).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow), `overflow at ${width}`).toBe(0);
    }
  });
}
