import { expect, test } from './journey.js';
import { comeAlive } from './steps/come-alive.js';
import { quoteFor, searchOf, stayIn } from './steps/stays.js';

const APARTMENT = 'one-bedroom-lake-view-jlt';

test('what a booking needs is kept in the browser under the keys and the version of the contract', async ({
  page,
  request,
}) => {
  const stay = stayIn(270, 4);
  const kept = (key: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
  const version = '0.0.0';

  await page.goto(`/results/1?${searchOf(stay, 2)}`);
  await comeAlive(page);
  await page.locator('[name="availabilityGuestNumber"]').selectOption('3');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).first().click();
  await expect(page).toHaveURL(new RegExp(searchOf(stay, 3)));
  await expect.poll(() => kept('availabilityDateStart')).toEqual({ version, value: stay.checkIn });
  await expect.poll(() => kept('availabilityDateEnd')).toEqual({ version, value: stay.checkOut });
  await expect.poll(() => kept('availabilityGuestNumber')).toEqual({ version, value: 3 });

  const { number, total, checkIn, checkOut, guests } = await quoteFor(request, APARTMENT, stay);
  await page.goto(`/summary?quote=${number}`);
  await expect
    .poll(() => kept('reservation-item'))
    .toEqual({ version, value: { apartmentId: APARTMENT, name: expect.any(String) } });
  expect(await kept('reservation-price-details')).toEqual({
    version,
    value: { quote: number, total, promotionCode: null },
  });
  expect(await kept('reservation-date')).toEqual({
    version,
    value: {
      availabilityDateStart: checkIn,
      availabilityDateEnd: checkOut,
      availabilityGuestNumber: guests,
    },
  });
});
