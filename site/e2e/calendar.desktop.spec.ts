import type { Locator, Page } from '@playwright/test';
import { formatDay } from 'booking-rules/shared/format/day';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';
import { expect, test } from './journey.js';
import { signInToPanel, VIEW } from './steps/panel.js';
import { expectAccessiblePanel } from './steps/sound-page.js';
import { calendarOf, today } from './steps/stays.js';

/** Two of one area, which stand one above the other; nothing is taken in them so far ahead. */
const AREA = 'Creek Harbour';
const ONE = { apartmentId: 'one-bedroom-creek-sunset', name: 'One-bedroom over the creek' };
const THREE = {
  apartmentId: 'three-bedroom-across-the-water-creek-harbour',
  name: 'Three-bedroom looking back at Downtown',
};
/** The 10th of a month about half a year ahead, which is shown near the left edge. */
const FIRST = `${addDays(today(), 180).slice(0, 7)}-10`;
const night = (days: number): Day => addDays(FIRST, days);

test('a manager blocks, frees and sells nights in the calendar, by mouse and by keys', async ({
  admin,
  request,
}) => {
  test.slow();
  await admin.setViewportSize({ width: 1800, height: 900 });
  await openCalendar(admin);
  const taken = async (apartmentId: string) =>
    (await calendarOf(request, apartmentId, FIRST, 8)).filter((day) => day.taken).map(({ date }) => date);

  // Dragged over two apartments: blocked for guests at once.
  await drag(admin, cell(admin, ONE.name, night(0)), cell(admin, THREE.name, night(2)));
  await expect(admin.getByRole('complementary')).toContainText('3 nights in 2 apartments');
  await admin.getByRole('button', { name: 'Block 6 nights' }).click();
  await expect(cell(admin, THREE.name, night(2))).toHaveAccessibleName(/Blocked$/);
  expect(await taken(ONE.apartmentId)).toEqual([night(0), night(1), night(2)]);
  expect(await taken(THREE.apartmentId)).toEqual([night(0), night(1), night(2)]);

  // A click on the bar says who did it, and frees one of the two; the keys free the other.
  await cell(admin, ONE.name, night(1)).click({ force: true });
  await expect(admin.getByText('Blocked by manager@vacationer.example')).toBeVisible();
  await expectAccessiblePanel(admin);
  await admin.getByRole('button', { name: 'Free 3 nights' }).click();
  await expect(cell(admin, ONE.name, night(1))).toHaveAccessibleName(/free, AED/);
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('heading', { name: 'Blocked' })).toBeFocused();
  await admin.getByRole('button', { name: 'Free 3 nights' }).press('Enter');
  await expect(cell(admin, THREE.name, night(1))).toHaveAccessibleName(/free, AED/);
  expect(await taken(THREE.apartmentId)).toEqual([]);

  // A guest on the phone, by keys alone: five nights, the quote, the reservation.
  await expect(admin.getByRole('grid')).toBeFocused();
  for (const key of ['ArrowUp', ...Array<string>(4).fill('Shift+ArrowRight'), 'Enter'])
    await admin.keyboard.press(key);
  await admin.getByRole('button', { name: 'Make a reservation' }).press('Enter');
  const quote = admin.getByRole('region', { name: 'Quote' });
  await expect(quote).toContainText('5 nights:');
  await expectAccessiblePanel(admin);
  await admin.getByLabel('First name').fill('Phone');
  await admin.getByLabel('Last name').fill('Guest');
  await admin.getByLabel('Email').fill('no address');
  await admin.getByLabel('Phone').fill('+971 50 123 4567');
  const reserve = admin.getByRole('button', { name: /^Reserve — AED/ });
  await reserve.press('Enter');
  await expect(admin.getByText('must be an email address').first()).toBeVisible();
  await admin.getByLabel('Email').fill('phone.guest@journeys.example');
  await reserve.press('Enter');
  await expect(cell(admin, ONE.name, night(2))).toHaveAccessibleName(/Phone Guest · AED\s.*not paid/);
  expect(await taken(ONE.apartmentId)).toEqual([1, 2, 3, 4, 5].map(night));

  // Its bar opens it beside the calendar, where it is cancelled again.
  await admin.getByText('Phone Guest · AED').click();
  await expect(admin.getByRole('complementary')).toContainText('phone.guest@journeys.example');
  await admin.getByRole('button', { name: 'Cancel …' }).click();
  await admin.getByRole('button', { name: 'Cancel the stay' }).click();
  await expect(cell(admin, ONE.name, night(2))).toHaveAccessibleName(/free, AED/);
});

async function openCalendar(admin: Page): Promise<void> {
  await signInToPanel(admin);
  await admin.getByRole('link', { name: 'Bookings' }).click();
  await admin.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(admin.getByRole('grid')).toBeVisible(VIEW);
  await admin.getByRole('combobox', { name: 'Area' }).click();
  await admin.getByRole('option', { name: AREA }).click();
  await expect(admin.getByText('3 apartments')).toBeVisible();
  await admin.getByRole('combobox', { name: 'Month' }).click();
  await admin.getByRole('option', { name: monthOf(FIRST) }).click();
  await expect(cell(admin, ONE.name, FIRST)).toHaveAccessibleName(/free, AED/);
}

function monthOf(day: Day): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

function cell(admin: Page, apartment: string, day: Day): Locator {
  return admin
    .getByRole('row')
    .filter({ has: admin.getByRole('rowheader', { name: apartment }) })
    .getByRole('gridcell', { name: formatDay(day) });
}

async function drag(admin: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('These nights are not in sight');
  await admin.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await admin.mouse.down();
  await admin.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await admin.mouse.up();
}
