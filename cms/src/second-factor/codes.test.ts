import { digestOf, newRecoveryCodes, newSalt, newSecret, setupAddress, stepOf } from './codes';

/** The secret of RFC 6238 (12345678901234567890), in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1_000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code of RFC 6238 is right', (seconds, code) => {
  expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a code is good for a clock that is half a minute off, and no more', () => {
  expect(stepOf(SECRET, '287082', at(31))).toBe(1);
  expect(stepOf(SECRET, '287082', at(60))).toBe(1);
  expect(stepOf(SECRET, '287082', at(89))).toBe(1);
  expect(stepOf(SECRET, '287082', at(29))).toBe(1);
  expect(stepOf(SECRET, '287082', at(90))).toBeNull();
});

test.each(['287 082', ' 287082\n', '٢٨٧٠٨٢', '۲۸۷۰۸۲'])('%j is the same code', (code) => {
  expect(stepOf(SECRET, code, at(59))).toBe(1);
});

test.each(['', '28708', '2870821', '28708a', '28708é', '000000'])('%j is no code', (code) => {
  expect(stepOf(SECRET, code, at(59))).toBeNull();
});

test('an app is told whose code it is, and of which business', () => {
  const address = new URL(setupAddress(newSecret(), 'Stay & Co', 'amal@stay.example'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('Stay & Co:amal@stay.example');
  expect(address.searchParams.get('secret')).toMatch(/^[A-Z2-7]{32}$/);
});

test('recovery codes differ, are easy to read, and are found however they are typed', async () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hj-km-np-z]{4}(-[2-9a-hj-km-np-z]{4}){2}$/);
  const salt = newSalt();
  const [first = ''] = codes;
  const kept = await digestOf(first, salt);
  expect(await digestOf(` ${first.toUpperCase().replaceAll('-', ' ')} `, salt)).toBe(kept);
  expect(await digestOf(first, newSalt())).not.toBe(kept);
});
