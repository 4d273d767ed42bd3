import { expiryOf } from './use-expiry';

const expiresAt = '2026-11-20T10:30:00.000Z';
const before = (ms: number): number => Date.parse(expiresAt) - ms;

test('whole minutes are counted down', () => {
  expect(expiryOf(expiresAt, before(30 * 60_000)).text).toBe('This price is valid for 30 more minutes');
  expect(expiryOf(expiresAt, before(119_999)).text).toBe('This price is valid for 1 more minute');
  expect(expiryOf(expiresAt, before(47.5 * 3_600_000)).text).toBe('This price is valid for 47 more hours');
  expect(expiryOf(expiresAt, before(59_999)).text).toBe('This price is valid for less than a minute');
});

test('at its last instant a price has expired', () => {
  expect(expiryOf(expiresAt, before(1)).expired).toBe(false);
  expect(expiryOf(expiresAt, before(0)).expired).toBe(true);
  expect(expiryOf('', before(0)).expired).toBe(true);
});
