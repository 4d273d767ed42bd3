import { readFile } from 'node:fs/promises';
import { PHOTOS_NEEDED } from 'booking-rules/shared/listing/listing-readiness';
import { expect, test } from './journey.js';
import { unpublish } from './steps/manager.js';
import { signInToPanel, VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';
import { quoteFor, stayIn } from './steps/stays.js';

const PICTURE = new URL('../../docs/images/results.webp', import.meta.url);
const NAME = 'Journey loft over the harbour';
const ADDRESS = 'journey-loft-over-the-harbour';
const DESCRIPTION = 'A quiet loft with a long table, a proper desk and a terrace over the harbour. '.repeat(
  3,
);
const MOST_CLICKS = 12;

test('a manager makes a listing that guests can book, in twelve clicks', async ({ admin, page, request }) => {
  test.slow();
  await signInToPanel(admin);
  let clicks = 0;
  const press = async (role: 'link' | 'button' | 'option' | 'combobox' | 'checkbox', name: string) => {
    clicks += 1;
    await admin.getByRole(role, { name, exact: true }).click(VIEW);
  };
  const fill = (label: string, text: string) => admin.getByRole('textbox', { name: label }).fill(text);

  await press('link', 'Listings');
  await press('link', 'New listing');
  await fill('Name', NAME);
  await fill('Place on the map', '25.0806, 55.1403');
  await fill('Summary', 'A loft for two over the harbour.');
  await fill('Description', DESCRIPTION);
  await press('combobox', 'Area');
  await press('option', 'Dubai Marina');
  await expectSoundPage(admin, 'main');
  await press('button', 'Next: Photos');

  const buffer = await readFile(PICTURE);
  const photos = Array.from({ length: PHOTOS_NEEDED }, (_, index) => ({
    ...{ name: `living-room-${index + 1}.webp`, mimeType: 'image/webp', buffer },
  }));
  await admin.locator('input[type=file][aria-label=Photos]').setInputFiles(photos);
  await expect(admin.getByRole('textbox', { name: /shows$/ })).toHaveCount(PHOTOS_NEEDED, VIEW);
  await expect(admin.getByRole('textbox', { name: 'The cover shows' })).toHaveValue('Living room');
  await press('button', 'Next: Rooms and surroundings');
  await press('button', 'Add a room');
  await expectSoundPage(admin, 'main');
  await press('button', 'Next: Amenities');
  await press('checkbox', 'Balcony');
  await press('button', 'Next: Price and rules');

  await admin.getByLabel('Rate per night').fill('450');
  await admin.getByLabel('Cleaning fee').fill('150');
  await fill('Holiday home permit', 'JRN-1234');
  await admin.getByLabel('Permit valid until').fill('2099-12-31');
  await expectSoundPage(admin, 'main');
  // How guests get in can be written later.
  await press('button', '7. Preview and publish');
  await expect(admin.getByText('Nothing is missing.')).toBeVisible(VIEW);
  await expect(
    admin.frameLocator('iframe[title="Preview of the listing"]').getByRole('heading', { name: NAME }),
  ).toBeVisible(VIEW);
  await press('button', 'Publish');
  await expect(admin.getByRole('heading', { name: 'Published' })).toBeVisible(VIEW);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

  try {
    const link = admin.getByRole('link', { name: 'See it on the site' });
    await expect(link).toHaveAttribute('href', `/apartment/${ADDRESS}`);
    await page.goto(`/apartment/${ADDRESS}`);
    await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
    expect((await quoteFor(request, ADDRESS, stayIn(300, 4))).apartmentId).toBe(ADDRESS);
  } finally {
    await unpublish(request, ADDRESS);
  }
});
