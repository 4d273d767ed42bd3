import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { ask } from './steps/ask.js';
import { startFeedServer } from './steps/feed-server.js';
import { signInToPanel, VIEW } from './steps/panel.js';
import { expectAccessiblePanel, expectNoSidewaysScrolling } from './steps/sound-page.js';
import { quoteFor, searchOf, stayIn } from './steps/stays.js';

/** Nothing is taken in it so far ahead. */
const APARTMENT = { id: 'studio-the-walk-jbr', name: 'Studio on The Walk' };
const CHANNELS = '/admin/plugins/booking-rules/channels';

let channel: Awaited<ReturnType<typeof startFeedServer>>;
test.beforeAll(async () => {
  channel = await startFeedServer();
});
test.afterAll(() => channel.stop());

test('a calendar of Airbnb blocks its nights, frees them by a decision, and a double booking is solved', async ({
  admin,
  page,
  request,
}) => {
  test.slow();
  const [kept, sold, twice] = [stayIn(230, 2), stayIn(240, 6), stayIn(260, 5)];
  channel.holds(kept, sold);
  await signInToPanel(admin);
  await admin.getByRole('link', { name: 'Bookings' }).click();
  await admin.getByRole('link', { name: 'Channels', exact: true }).click();

  await test.step('its nights are shown before it is added', async () => {
    await expect(admin.getByRole('tab', { name: 'Calendars we read' })).toBeVisible(VIEW);
    await admin.getByRole('button', { name: 'Add a calendar' }).click();
    const dialog = admin.getByRole('dialog');
    // The list opens once the apartments are there.
    await expect(async () => {
      await dialog.getByRole('combobox', { name: 'Apartment' }).click();
      await admin.getByRole('option', { name: APARTMENT.name }).click({ timeout: 2_000 });
    }).toPass();
    await dialog.getByLabel('Address of the calendar').fill(channel.url);
    await expect(dialog.getByText('2 bookings on Airbnb, 8 nights')).toBeVisible();
    await expectAccessiblePanel(admin, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Add the calendar' }).click();
    await expect(rowOf(admin)).toContainText('Up to date');
    await expect(rowOf(admin)).toContainText('8 nights taken');
    await expectAccessiblePanel(admin);
  });

  await test.step('a guest is refused the same nights, with alternatives', async () => {
    await page.goto(`/apartment/${APARTMENT.id}?${searchOf(sold)}`);
    const box = page.getByRole('complementary', { name: 'Price and dates' });
    await expect(box.getByRole('list').getByRole('link').first()).toBeVisible();
    await expect(box.getByRole('link', { name: 'Reserve' })).toHaveCount(0);
  });

  await test.step('most of it is lost, nothing is freed, and one click frees it', async () => {
    channel.holds(kept);
    await rowOf(admin)
      .getByRole('button', { name: /^Fetch now/ })
      .click();
    const decision = admin.getByRole('region', { name: `Airbnb, ${APARTMENT.name}` });
    await expect(decision.getByText('Missing now: 6 nights')).toBeVisible();
    await expect(rowOf(admin)).toContainText('Needs a decision');
    await expectAccessiblePanel(admin);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Reserve' })).toHaveCount(0);
    await admin.goto('/admin/plugins/booking-rules/today');
    await admin.getByRole('link', { name: `Airbnb, ${APARTMENT.name}` }).click(VIEW);
    await admin.goto(CHANNELS);
    await decision.getByRole('button', { name: 'Free 6 nights' }).click();
    await expect(decision).toHaveCount(0);
    await expect(rowOf(admin)).toContainText('Up to date');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Reserve' }).first()).toBeVisible();
  });

  await test.step('a double booking is marked, and ends when the guest is moved', async () => {
    const reference = await book(request, twice);
    channel.holds(kept, twice);
    await rowOf(admin)
      .getByRole('button', { name: /^Fetch now/ })
      .click();
    await expect(admin.getByRole('heading', { name: 'Double bookings (1)' })).toBeVisible();
    await expect(admin.getByRole('link', { name: 'Layla Haddad' })).toBeVisible();
    await expectAccessiblePanel(admin);
    await admin.goto('/admin/plugins/booking-rules/today');
    await expect(admin.getByRole('heading', { name: 'Double bookings (1)' })).toBeVisible(VIEW);
    await admin.getByRole('button', { name: 'Move the guest …' }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog.getByText(/The guest keeps the agreed price/)).toBeVisible();
    await expectAccessiblePanel(admin, '[role=dialog]');
    await dialog
      .getByRole('button', { name: /^Move here/ })
      .first()
      .click();
    await expect(admin.getByText(/^Moved to/)).toBeVisible();
    await expect(admin.getByRole('heading', { name: /^Double bookings/ })).toHaveCount(0);
    await admin.goto(`/admin/plugins/booking-rules/reservations/${reference}`);
    await expect(admin.getByRole('heading', { name: 'Layla Haddad' })).toBeVisible(VIEW);
    // Its history names where the guest comes from; its stay leads to where they go.
    await expect(admin.getByText(new RegExp(`^Moved to .*\\(before: ${APARTMENT.name}`))).toBeVisible();
    await expect(admin.getByRole('link', { name: APARTMENT.name })).toHaveCount(0);
  });

  await test.step('on a phone the same page fits, and the calendar is removed there', async () => {
    await admin.setViewportSize({ width: 390, height: 844 });
    await admin.goto(CHANNELS);
    await expect(admin.getByRole('link', { name: APARTMENT.name })).toBeVisible(VIEW);
    await expectNoSidewaysScrolling(admin);
    await expectAccessiblePanel(admin);
    await admin.getByRole('link', { name: APARTMENT.name }).click();
    await expect(admin.getByRole('heading', { name: 'Last changes' })).toBeVisible();
    await expectNoSidewaysScrolling(admin);
    await expectAccessiblePanel(admin);
    await admin.getByRole('button', { name: 'Remove …' }).click();
    await expect(admin.getByText(/Guests can book these 7 nights/)).toBeVisible();
    await admin.getByRole('button', { name: 'Remove the calendar' }).click();
    await expect(admin.getByText('No calendar is connected yet.')).toBeVisible();
  });
});

/** The line of the calendar in the list. */
function rowOf(admin: Page): Locator {
  return admin.getByRole('row').filter({ hasText: APARTMENT.name });
}

/** A guest books the apartment for some nights. */
async function book(
  request: Parameters<typeof ask>[0],
  stay: Parameters<typeof quoteFor>[2],
): Promise<string> {
  const { number } = await quoteFor(request, APARTMENT.id, stay);
  const guest = { firstName: 'Layla', lastName: 'Haddad', phone: '+971 50 123 4567' };
  const data = {
    ...{ quote: number, payment: 'manual' as const },
    guest: { ...guest, email: 'layla.channels@journeys.example' },
  };
  return (await ask(request, 'POST /api/reservations', { body: { data } })).data.reference;
}
