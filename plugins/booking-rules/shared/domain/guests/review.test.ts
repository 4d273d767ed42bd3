import { askedCheckOuts, reviewState, reviewUntil } from './review';

const checkOut = '2026-12-09';

test.each([
  ['confirmed', false, '2026-12-08', 'early'],
  ['confirmed', false, '2026-12-09', 'open'],
  ['completed', false, '2026-12-10', 'open'],
  ['completed', false, '2027-02-07', 'open'],
  ['completed', false, '2027-02-08', 'closed'],
  ['completed', true, '2026-12-10', 'given'],
  ['cancelled', false, '2026-12-10', 'never'],
  ['no-show', false, '2026-12-10', 'never'],
  ['held', false, '2026-12-10', 'never'],
  ['expired', false, '2026-12-10', 'never'],
] as const)('a %s stay (given: %s) on %s is %s to be reviewed', (state, isGiven, today, expected) => {
  expect(reviewState({ state, checkOut }, isGiven, today)).toBe(expected);
});

test('guests are asked from the day after they have left, for three days', () => {
  expect(askedCheckOuts('2026-12-10')).toEqual({ from: '2026-12-07', to: '2026-12-09' });
  expect(reviewUntil(checkOut)).toBe('2027-02-07');
});
