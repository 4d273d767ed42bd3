import { lowestNight } from './night-prices';
import { addDays } from 'booking-rules/shared/domain/stay';

const nightsAt = (first: string, rates: number[]) =>
  rates.map((rate, index) => ({
    ...{ date: addDays(first, index), taken: false, rate, minimumStay: 1 },
    ...{ arrivalAllowed: true, departureAllowed: true },
  }));
const always = () => true;

test('the lowest of the months that are shown', () => {
  const nights = nightsAt('2027-01-30', [500, 480, 400, 450]);
  expect(lowestNight(nights, '2027-01-31', 1, always)).toBe(480);
  expect(lowestNight(nights, '2027-01-31', 2, always)).toBe(400);
  expect(lowestNight(nights, '2027-02-14', 1, always)).toBe(400);
});

test('of days on which no stay can begin nothing is said', () => {
  const nights = nightsAt('2027-02-01', [500, 400, 450]);
  expect(lowestNight(nights, '2027-02-01', 1, (day) => day !== '2027-02-02')).toBe(450);
});

test('where all cost the same none is the cheapest, and where there are none neither', () => {
  expect(lowestNight(nightsAt('2027-02-01', [500, 500]), '2027-02-01', 1, always)).toBeNull();
  expect(lowestNight([], '2027-02-01', 1, always)).toBeNull();
});
