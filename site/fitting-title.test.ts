import { fittingTitle } from './fitting-title';

test('a title of up to 70 characters is said in full, a longer one in brief', () => {
  expect(fittingTitle(['a'.repeat(70), 'brief'])).toBe('a'.repeat(70));
  expect(fittingTitle(['a'.repeat(71), 'brief'])).toBe('brief');
  expect(fittingTitle(['a'.repeat(80), 'b'.repeat(75)])).toBe('b'.repeat(75));
});
