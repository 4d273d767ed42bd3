import type { Locator } from '@playwright/test';
import { addDays } from 'booking-rules/shared/domain/stay';
import { expect, test } from './journey.js';
import { dayIn, turnTo } from './steps/date-picker.js';
import { calendarOf, today } from './steps/stays.js';

const APARTMENT = 'four-bedroom-townhouse-dubai-hills';

/** How far below the top of its cell the number of each day stands, in whole pixels. */
function heightsOfNumbers(calendar: Locator): Promise<number[]> {
  return calendar.getByRole('gridcell').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const number = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
      if (number === null) return [];
      const range = document.createRange();
      range.selectNode(number);
      return [Math.round(range.getBoundingClientRect().top - cell.getBoundingClientRect().top)];
    }),
  );
}

test('numbers of open and closed days are level, and a picked departure says no minimum stay', async ({
  page,
  request,
}) => {
  const nights = await calendarOf(request, APARTMENT, addDays(today(), 30), 200);
  // Another stay could begin where this one ends: that day says its minimum until it is picked.
  const arrival = nights.find(({ date, minimumStay }, index) => {
    const both = nights.slice(index, index + 2 * minimumStay);
    const isOpen = both.every((night) => !night.taken && night.arrivalAllowed && night.departureAllowed);
    const isOnePage = addDays(date, minimumStay).slice(0, 7) === date.slice(0, 7);
    return minimumStay > 1 && isOpen && isOnePage && both.every((night) => night.minimumStay === minimumStay);
  });
  if (!arrival) throw new Error(`${APARTMENT} has no arrival with a minimum stay`);
  const { date, minimumStay } = arrival;
  const minimum = new RegExp(`${minimumStay}-night minimum`);

  await page.goto(`/apartment/${APARTMENT}`);
  const calendar = page.getByRole('region', { name: 'Availability' });
  await calendar.scrollIntoViewIfNeeded();
  const departure = await turnTo(calendar, addDays(date, minimumStay));
  await expect(departure).toHaveAccessibleName(minimum);
  await dayIn(calendar, date).click();
  await expect(dayIn(calendar, addDays(date, 1))).toHaveAccessibleName(/not available/);
  expect(new Set(await heightsOfNumbers(calendar)).size).toBe(1);
  await expect(departure).not.toHaveAccessibleName(minimum);
  await departure.click();
  await expect(departure).toHaveAccessibleName(/departure/);
  await expect(departure).not.toHaveAccessibleName(minimum);
});
