import fc from 'fast-check';
import { spreadOver } from './spread';

test.each([
  [100, 3, [34, 33, 33]],
  [-100, 3, [-34, -33, -33]],
  [0, 2, [0, 0]],
  [5, 1, [5]],
])('%d over %d is %j', (amount, parts, expected) => {
  expect(spreadOver(amount, parts)).toEqual(expected);
});

test('the parts add up to the amount and differ by one fils at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 400 }), (amount, parts) => {
      const spread = spreadOver(amount, parts);
      expect(spread).toHaveLength(parts);
      expect(spread.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(Math.max(...spread) - Math.min(...spread)).toBeLessThanOrEqual(1);
    }),
  );
});
