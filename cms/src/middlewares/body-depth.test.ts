import { isNestedDeeper } from './body-depth';

const lists = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test.each([
  ['nothing', undefined, 1, false],
  ['a text', 'text', 0, false],
  ['a list within the limit', lists(3), 3, false],
  ['a list beyond it', lists(4), 3, true],
  ['one deep part among flat ones', { a: 1, b: [2], c: { d: { e: { f: 3 } } } }, 3, true],
  ['the same within the limit', { a: 1, b: [2], c: { d: { e: { f: 3 } } } }, 4, false],
  ['lists deeper than calls can be', lists(100_000), 100, true],
])('%s', (_, value, levels, expected) => {
  expect(isNestedDeeper(value, levels)).toBe(expected);
});
