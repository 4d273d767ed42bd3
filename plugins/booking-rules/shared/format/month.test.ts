import { formatMonth } from './month';

test.each([
  ['2027-01', 'Jan 2027'],
  ['2026-12', 'Dec 2026'],
  ['2027-13', '2027-13'],
  ['dubai-marina', 'dubai-marina'],
])('%s is read as %s', (month, words) => {
  expect(formatMonth(month)).toBe(words);
});
