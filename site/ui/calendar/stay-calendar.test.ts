import { rangeHint } from './stay-calendar';

const threeNights = (): number => 3;

test('the hint says what to choose next, with the nights that the arrival needs', () => {
  expect(rangeHint({ start: null, end: null }, threeNights)).toBe('Choose the day you arrive.');
  expect(rangeHint({ start: '2026-12-04', end: null }, threeNights)).toBe(
    'Arriving Fri 4 Dec 2026. Minimum stay 3 nights. Choose the day you leave.',
  );
  expect(rangeHint({ start: '2026-12-04', end: null }, () => 1)).toBe(
    'Arriving Fri 4 Dec 2026. Choose the day you leave.',
  );
});

test('a whole range is said with its nights', () => {
  expect(rangeHint({ start: '2026-12-04', end: '2026-12-05' }, threeNights)).toBe(
    '1 night: Fri 4 Dec 2026 to Sat 5 Dec 2026',
  );
});
