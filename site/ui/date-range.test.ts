import { dateOfDay, dayOfDate, pickDay } from './date-range';

test('the first day picked is the arrival, the next later one the departure', () => {
  const begun = pickDay({ start: null, end: null }, '2026-12-04');
  expect(begun).toEqual({ start: '2026-12-04', end: null });
  expect(pickDay(begun, '2026-12-09')).toEqual({ start: '2026-12-04', end: '2026-12-09' });
});

test('a day that is not after the arrival becomes the arrival', () => {
  const begun = { start: '2026-12-04', end: null };
  expect(pickDay(begun, '2026-12-04')).toEqual({ start: '2026-12-04', end: null });
  expect(pickDay(begun, '2026-12-01')).toEqual({ start: '2026-12-01', end: null });
});

test('a day picked after a whole range begins a new one', () => {
  expect(pickDay({ start: '2026-12-04', end: '2026-12-09' }, '2026-12-20')).toEqual({
    start: '2026-12-20',
    end: null,
  });
});

test('days survive the way through Date', () => {
  for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29']) {
    expect(dayOfDate(dateOfDay(day))).toBe(day);
  }
});
