import { expect, type Locator, type Page } from '@playwright/test';
import { formatDay } from 'booking-rules/shared/format/day';
import type { Day, Stay } from 'booking-rules/shared/domain/stay';

/** The button of a day in a calendar, whatever else its label says. */
export function dayIn(calendar: Locator, day: Day): Locator {
  return calendar.getByRole('button', { name: new RegExp(`^${formatDay(day)}\\b`) });
}

/** Turns the pages of a calendar until a day is in sight. */
export async function turnTo(calendar: Locator, day: Day): Promise<Locator> {
  const button = dayIn(calendar, day);
  const next = calendar.getByRole('button', { name: 'Go to the Next Month' });
  await expect(next).toBeVisible();
  const first = calendar.getByRole('grid').first();
  // No calendar of the site reaches further than two years.
  for (let month = 0; month < 24 && (await button.count()) === 0; month += 1) {
    const before = (await first.getAttribute('aria-label')) ?? '';
    await next.click();
    // Months are drawn after the arrow has answered: another click would pass the day by.
    await expect(first).not.toHaveAttribute('aria-label', before);
  }
  return button;
}

/** Picks both days of a stay in a calendar. */
export async function pickDays(calendar: Locator, { checkIn, checkOut }: Stay): Promise<void> {
  await (await turnTo(calendar, checkIn)).click();
  await (await turnTo(calendar, checkOut)).click();
}

/** Picks both days of a stay in the dialog that is open, and closes it. */
export async function pickStay(page: Page, stay: Stay): Promise<void> {
  const dialog = page.getByRole('dialog');
  await pickDays(dialog, stay);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}
