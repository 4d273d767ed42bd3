import { dateOfDay, dayOfDate, isArrivalToPick, pickDay, placeInRange } from './date-range';

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

test('a day may become the next arrival before anything is picked, and outside of a whole range after it', () => {
  const range = { start: '2026-12-04', end: '2026-12-06' };
  const among = (of: { start: string | null; end: string | null }) =>
    ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'].filter((day) =>
      isArrivalToPick(of, day),
    );
  expect(among({ start: null, end: null })).toHaveLength(5);
  expect(among({ ...range, end: null })).toEqual([]);
  expect(among(range)).toEqual(['2026-12-03', '2026-12-07']);
});

test('days survive the way through Date', () => {
  for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29']) {
    expect(dayOfDate(dateOfDay(day))).toBe(day);
  }
});

test('a day is the beginning, the end or between them, and nothing outside', () => {
  const range = { start: '2026-12-04', end: '2026-12-06' };
  const places = ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'];
  expect(places.map((day) => placeInRange(range, day))).toEqual([null, 'start', 'between', 'end', null]);
  expect(places.map((day) => placeInRange({ ...range, end: null }, day))).toEqual([
    ...[null, 'open', null, null, null],
  ]);
  expect(placeInRange({ start: null, end: null }, '2026-12-04')).toBeNull();
});
