import { withoutStay } from './use-free-nights';

const nightOn = (date: string, taken: boolean) => ({
  date,
  taken,
  rate: 40_000,
  minimumStay: 2,
  arrivalAllowed: !taken,
  departureAllowed: true,
});

test('the nights of a booking are free for its own change, and no others', () => {
  const nights = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'].map((day) => nightOn(day, true));
  const freed = withoutStay(nights, { checkIn: '2027-03-02', checkOut: '2027-03-04' });
  expect(freed.map(({ taken }) => taken)).toEqual([true, false, false, true]);
  expect(freed.map(({ arrivalAllowed }) => arrivalAllowed)).toEqual([false, true, true, false]);
  expect(freed.every(({ minimumStay }) => minimumStay === 2)).toBe(true);
});
