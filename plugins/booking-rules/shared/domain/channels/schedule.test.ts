import { isStale, nextFetchAt } from './schedule';

const MINUTE = 60_000;
const AT = Date.parse('2027-03-01T08:00:00Z');
const minutesAfter = (failures: number, retryAfter: number | null = null, random = 0.5): number =>
  (nextFetchAt({ at: AT, interval: 15, failures, retryAfter }, random) - AT) / MINUTE;

test.each([
  [0, 15],
  [1, 15],
  [2, 30],
  [3, 60],
  [4, 120],
  [5, 120],
  [100, 120],
])('after %i failures in a row a feed is fetched again in %i minutes', (failures, minutes) => {
  expect(minutesAfter(failures)).toBe(minutes);
});

test('feeds drift apart by a tenth of their interval', () => {
  expect([minutesAfter(0, null, 0), minutesAfter(0, null, 1)]).toEqual([13.5, 16.5]);
});

test('a channel that says when to come again is heard, up to a day', () => {
  expect(minutesAfter(1, AT + 120 * MINUTE)).toBe(120);
  expect(minutesAfter(1, AT + 5 * MINUTE)).toBe(15);
  expect(minutesAfter(1, AT + 9_000 * MINUTE)).toBe(1_440);
});

test('a long interval is not made shorter by failures', () => {
  expect((nextFetchAt({ at: AT, interval: 1_440, failures: 5, retryAfter: null }, 0.5) - AT) / MINUTE).toBe(
    1_440,
  );
});

test('a feed is stale after four intervals without a good fetch', () => {
  expect(isStale(AT, 15, AT + 60 * MINUTE)).toBe(false);
  expect(isStale(AT, 15, AT + 60 * MINUTE + 1)).toBe(true);
});
