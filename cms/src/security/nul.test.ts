import { hasNul } from './nul';

test.each([['a\0b'], [{ a: ['b', { c: '\0' }] }], [{ '\0': 1 }]])('%j has one', (parsed) => {
  expect(hasNul(parsed)).toBe(true);
});

test.each([[null], [undefined], [1], ['a'], [{ a: ['b', { c: '\\u0000' }] }]])('%j has none', (parsed) => {
  expect(hasNul(parsed)).toBe(false);
});

test('what is nested deeper than calls can be is looked through', () => {
  expect(hasNul(JSON.parse('['.repeat(50_000) + '"\\u0000"' + ']'.repeat(50_000)))).toBe(true);
});
