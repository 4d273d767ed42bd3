import { lowestNight } from './night-prices';
import { addDays } from 'booking-rules/shared/domain/stay';

const nightsAt = (first: string, rates: number[]) =>
  rates.map((rate, index) => ({
    ...{ date: addDays(first, index), taken: false, rate, minimumStay: 1 },
    ...{ arrivalAllowed: true, departureAllowed: true },
  }));
const always = () => true;

test('the lowest of the months that are shown', () => {
  const nights = nightsAt('2027-01-28', [500, 500, 500, 450, 500, 400, 500, 500]);
  expect(lowestNight(nights, '2027-01-31', 1, always)).toBe(450);
  expect(lowestNight(nights, '2027-01-31', 2, always)).toBe(400);
  expect(lowestNight(nights, '2027-02-14', 1, always)).toBe(400);
});

test('of days on which no stay can begin nothing is said', () => {
  const nights = nightsAt('2027-02-01', [500, 400, 450, 500, 500]);
  expect(lowestNight(nights, '2027-02-01', 1, (day) => day !== '2027-02-02')).toBe(450);
});

test.each([
  ['all cost the same', [500, 500, 500, 500]],
  ['half of them are the cheapest', [400, 400, 500, 500]],
  ['more than a quarter of them are', [400, 400, 500, 500, 500, 500, 500]],
  ['it hardly is below the others', [490, 500, 500, 500, 500]],
  ['there are none', []],
])('where %s no night is marked', (_, rates) => {
  expect(lowestNight(nightsAt('2027-02-01', rates), '2027-02-01', 1, always)).toBeNull();
});
