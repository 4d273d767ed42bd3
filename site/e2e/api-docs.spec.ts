import { expect, test } from './journey.js';

test('a developer reads how a stay is priced and reserved', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Vacationer/ })).toBeVisible();
  for (const group of ['Search', 'Quotes', 'Reservations', 'Accounts', 'Content']) {
    await expect(page.getByRole('link', { name: group, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: /Price a stay/ }).click();
  await expect(page.getByText('The stay cannot be booked.')).toBeVisible();
  await expect(page.getByText('"promotionCode": "VACATIONER25"').first()).toBeVisible();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});
