import { statementSums } from './owner-statement';

const stay = (revenue: number, kept = 0) => ({ revenue, kept });

test.each([
  ['20% of the nights', [stay(200_000), stay(50_050)], [], 20, [50_010, 0, 200_040]],
  ['what was kept is shared alike', [stay(0, 111_905)], [], 20, [22_381, 0, 89_524]],
  [
    'expenses come off what is left',
    [stay(100_000)],
    [{ amount: 30_000 }, { amount: 5 }],
    0,
    [0, 30_005, 69_995],
  ],
  ['a month without stays may end below nothing', [], [{ amount: 12_000 }], 20, [0, 12_000, -12_000]],
  ['half a fils is rounded up', [stay(3)], [], 50, [2, 0, 1]],
])('%s', (_, stays, expenses, percent, expected) => {
  const sums = statementSums(stays, expenses, percent);
  expect([sums.commission, sums.expenses, sums.payout]).toEqual(expected);
  expect(sums.payout + sums.commission + sums.expenses).toBe(sums.revenue + sums.kept);
});
