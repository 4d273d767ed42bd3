import { expect, test } from './journey.js';
import { expectOpens, galleryOf, photoLink } from './steps/gallery.js';

const PATH = '/apartment/one-bedroom-park-dubai-hills';

test('a photo opens in the gallery, and closing it leads back to where the guest was', async ({ page }, {
  project,
}) => {
  await page.goto(PATH);
  const photo = photoLink(page, 2);
  await expectOpens(page, async () => (project.name === 'phone' ? photo.tap() : photo.click()));
  const gallery = galleryOf(page);
  await expect(gallery).toContainText(/^2 \/ \d+/);
  await expect(gallery.getByRole('img').first()).toBeVisible();
  await gallery.getByRole('button', { name: 'Close' }).click();
  await expect(gallery).toBeHidden();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a button that is in sight at once opens all photos, room by room', async ({ page }) => {
  await page.goto(PATH);
  const open = page.getByRole('button', { name: /^Show all \d+ photos$/ });
  await expect(open).toBeInViewport({ ratio: 1 });
  await expectOpens(page, () => open.click());
  const tour = galleryOf(page);
  await expect(tour.getByRole('heading', { name: 'Bedroom', exact: true })).toBeVisible();
  await expect(tour).toContainText('1 queen bed');
  const photo = tour.getByRole('link', { name: /^Photo 3 of / });
  await photo.click();
  await expect(galleryOf(page)).toContainText(/^3 \/ \d+/);
  await expect(galleryOf(page)).toContainText('Bedroom');
  await page.keyboard.press('Escape');
  // Back in the tour, where the guest was.
  await expect(photo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(galleryOf(page)).toBeHidden();
  await expect(open).toBeFocused();
});

test('the keyboard opens a photo, turns to the next, and comes back to the one it began with', async ({
  page,
}) => {
  await page.goto(PATH);
  const photo = photoLink(page, 1);
  await expectOpens(page, () => photo.press('Enter'));
  const gallery = galleryOf(page);
  await expect(gallery).toContainText(/^1 \/ \d+/);
  await page.keyboard.press('ArrowRight');
  await expect(gallery).toContainText(/^2 \/ \d+/);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(photo).toBeFocused();
});

test('a photo opened in a new tab is the picture itself', async ({ page, context }) => {
  await page.goto(PATH);
  const photo = photoLink(page, 1);
  const href = (await photo.getAttribute('href')) ?? '';
  const tab = context.waitForEvent('page');
  await photo.click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(href);
  await expect(galleryOf(page)).toHaveCount(0);
});
