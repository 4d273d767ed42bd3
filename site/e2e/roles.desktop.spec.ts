import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { signInToPanel, VIEW } from './steps/panel.js';

const PANEL = '/admin/plugins/booking-rules';
const GUIDES = '/admin/content-manager/collection-types/api::post.post';
const GUIDE = 'Ramadan in Dubai: what visitors should know';

test('a manager is told what an apartment lacks, and finds what was changed in the history', async ({
  admin,
}) => {
  test.slow();
  await signInToPanel(admin);
  await expectMenu(admin, ['Home', 'Bookings', 'Content Manager', 'Media Library', 'Settings']);
  await expectNoStrapi(admin);
  await admin.getByRole('link', { name: 'Content Manager' }).click();
  await admin.getByRole('link', { name: 'Apartment', exact: true }).click();
  await admin.getByRole('gridcell', { name: 'Canal-side studio with a proper desk' }).click();
  await expect(admin.getByRole('heading', { name: 'Ready to publish?' })).toBeVisible(VIEW);
  const permit = admin.getByLabel('Holiday home permit');
  const number = await permit.inputValue();
  await admin.getByRole('button', { name: 'Permit', exact: true }).click();
  await expect(permit).toBeFocused();
  await permit.fill('');
  await expect(admin.getByText('The number of its holiday home permit is missing.')).toBeVisible();
  await permit.fill(number);
  await expect(admin.getByText('The number of its holiday home permit is missing.')).toBeHidden();
  await admin.goto(`${PANEL}/history`);
  await expect(admin.getByRole('heading', { name: 'History', level: 1 })).toBeVisible(VIEW);
});

test('an editor publishes a guide, and sees of bookings only what the website shows', async ({
  admin,
  request,
}) => {
  test.slow();
  await signInToPanel(admin, 'editor');
  await expectMenu(admin, ['Home', 'Bookings', 'Content Manager', 'Media Library', 'Settings']);
  await expectNoStrapi(admin);
  await expect(admin.getByRole('navigation', { name: 'Bookings' }).getByRole('link')).toHaveText([
    ...['Website', 'Translations'],
  ]);
  await admin.goto(`${GUIDES}?_q=Ramadan`);
  await admin.getByRole('gridcell', { name: GUIDE }).click();
  await expect(admin.getByRole('heading', { name: 'Ready to publish?' })).toBeVisible(VIEW);
  const author = await admin.getByLabel('Author').inputValue();
  const written = async () => (await request.get('/blog/ramadan-in-dubai')).text();
  try {
    await publishAs(admin, 'Roles of the Journey');
    await expect.poll(written).toContain('Roles of the Journey');
  } finally {
    await publishAs(admin, author);
  }
  await expect.poll(written).not.toContain('Roles of the Journey');
  await expectRefused(admin, 'history');
});

test('an owner sees the own apartments and nothing else', async ({ admin }) => {
  test.slow();
  await signInToPanel(admin, 'owner');
  await expectMenu(admin, ['Home', 'Bookings', 'Settings']);
  await expectNoStrapi(admin);
  await expect(admin.getByRole('heading', { name: /Two-bedroom beside the moorings/ })).toBeVisible();
  await expect(admin.getByRole('list', { name: /^[A-Z][a-z]{2} \d{4}$/ })).toHaveCount(12);
  await expect(admin.getByRole('grid', { name: /by month/ })).toBeVisible();
  for (const path of ['reservations', 'history']) await expectRefused(admin, path);
});

/** The panel wears the name and the icon of the business, and praises nothing of Strapi's. */
async function expectNoStrapi(admin: Page): Promise<void> {
  await expect(admin).toHaveTitle(/ \| Vacationer$/);
  await expect(admin.getByRole('img', { name: 'Vacationer' }).first()).toHaveAttribute(
    'src',
    /^\/brand\/icon-/,
  );
  await expect(admin.getByText('Strapi').filter({ visible: true })).toHaveCount(0);
  await expect(admin.locator('a[href*="strapi.io"]').filter({ visible: true })).toHaveCount(0);
}

/** Strapi's own page for who may not see another. */
async function expectRefused(admin: Page, path: string): Promise<void> {
  await admin.goto(`${PANEL}/${path}`);
  await expect(admin.getByText("You don't have the permissions to access that content")).toBeVisible(VIEW);
}

async function publishAs(admin: Page, author: string): Promise<void> {
  await admin.getByLabel('Author').fill(author);
  const published = admin.waitForResponse((response) => response.url().includes('/actions/publish'));
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  expect((await published).status()).toBe(200);
}

/** The menu of the panel has exactly these, in this order. */
async function expectMenu(admin: Page, names: readonly string[]): Promise<void> {
  const links = admin.getByRole('navigation').first().getByRole('link');
  await expect
    .poll(async () =>
      links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? link.textContent)),
    )
    .toEqual(names);
}
