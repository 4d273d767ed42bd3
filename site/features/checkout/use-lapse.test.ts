import { lapseOf } from './use-lapse';

const expiresAt = '2026-11-20T10:30:00.000Z';
const before = (ms: number): number => Date.parse(expiresAt) - ms;

test('whole minutes are counted down', () => {
  expect(lapseOf(expiresAt, before(30 * 60_000)).text).toBe('This price holds for 30 more minutes');
  expect(lapseOf(expiresAt, before(119_999)).text).toBe('This price holds for 1 more minute');
  expect(lapseOf(expiresAt, before(47.5 * 3_600_000)).text).toBe('This price holds for 47 more hours');
  expect(lapseOf(expiresAt, before(59_999)).text).toBe('This price holds for less than a minute');
});

test('at its last instant a price has lapsed', () => {
  expect(lapseOf(expiresAt, before(1)).lapsed).toBe(false);
  expect(lapseOf(expiresAt, before(0)).lapsed).toBe(true);
  expect(lapseOf('', before(0)).lapsed).toBe(true);
});
