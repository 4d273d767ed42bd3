import { nextSteps } from './next-steps';

const stay = { checkIn: '2026-12-04', total: 431_200, deposit: 0, paid: false };

test('a guest who has not paid is told how much, and how', () => {
  expect(nextSteps(stay, '15:00').map(({ title }) => title)).toEqual([
    'Keep your reference',
    'Pay AED\u00a04,312',
    'Arrive on Fri 4 Dec 2026',
  ]);
});

test('the deposit is stated apart from the price', () => {
  expect(nextSteps({ ...stay, deposit: 100_000 }, '15:00')[1]?.text).toMatch(
    'deposit of AED\u00a01,000 is held apart',
  );
});

test('a guest who has paid is not asked again', () => {
  expect(nextSteps({ ...stay, paid: true }, '15:00')).toHaveLength(2);
});
