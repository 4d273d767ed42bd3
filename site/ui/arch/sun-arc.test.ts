import { passedOf, sunAt } from './sun-arc';

test('the sun rises at the start, is highest half way, and sets at the end', () => {
  expect(sunAt(0, 40, 30)).toEqual({ x: -40, y: -0 });
  expect(sunAt(0.5, 40, 30)).toEqual({ x: -0, y: -30 });
  expect(sunAt(1, 40, 30)).toEqual({ x: 40, y: -0 });
});

test.each([
  [100, 200, 50, 0],
  [100, 200, 100, 0],
  [100, 200, 150, 0.5],
  [100, 200, 167, 0.67],
  [100, 200, 900, 1],
  [200, 200, 150, 1],
  [Number.NaN, 200, 150, 1],
])('between %d and %d, at %d, as much has passed as %d', (from, until, now, passed) => {
  expect(passedOf(from, until, now)).toBe(passed);
});
