import { dubaiTime, lapseOf } from './lapse';

const expiresAt = '2026-11-20T10:30:00.000Z';
const before = (ms: number): number => Date.parse(expiresAt) - ms;

test('whole minutes are counted down', () => {
  expect(lapseOf(expiresAt, before(30 * 60_000)).text).toBe('This price holds for 30 more minutes');
  expect(lapseOf(expiresAt, before(119_999)).text).toBe('This price holds for 1 more minute');
  expect(lapseOf(expiresAt, before(59_999)).text).toBe('This price holds for less than a minute');
});

test('at its last instant a price has lapsed', () => {
  expect(lapseOf(expiresAt, before(1)).lapsed).toBe(false);
  expect(lapseOf(expiresAt, before(0)).lapsed).toBe(true);
  expect(lapseOf('', before(0)).lapsed).toBe(true);
});

test('the time of day is the one in Dubai', () => {
  expect(dubaiTime(expiresAt)).toBe('14:30');
  expect(dubaiTime('2026-11-20T21:05:00.000Z')).toBe('01:05');
});
