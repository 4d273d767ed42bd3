import fc from 'fast-check';
import { averageNight } from './money';

test.each([
  [192_400, 4, 48_100],
  [192_401, 4, 48_200],
  [30_000, 7, 4_300],
  [0, 3, 0],
])('%i fils in %i nights are %i a night', (total, nights, average) =>
  expect(averageNight(total, nights)).toBe(average),
);

test('an average is never less than the share of a night, and less than a dirham above it', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: 1, max: 400 }), (total, nights) => {
      const over = averageNight(total, nights) - total / nights;
      expect(over).toBeGreaterThan(-1e-6);
      expect(over).toBeLessThan(100);
    }),
  );
});
