import { isFrugal, isSlowest } from './connection';

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{}, false],
])('links are not preloaded on data-saver and on 2g: %p is frugal: %p', (connection, frugal) => {
  expect(isFrugal(connection)).toBe(frugal);
});

test('only slow-2g goes without the route rules', () => {
  expect(isSlowest({ effectiveType: 'slow-2g' })).toBe(true);
  expect(isSlowest({ effectiveType: '2g' })).toBe(false);
  expect(isSlowest({})).toBe(false);
});
