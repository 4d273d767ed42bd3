import { fallbackTitle, truncatedTitle } from './page-meta';

describe('fallbackTitle', () => {
  test.each([
    ['/thank-you', 'Thank You'],
    ['/apartments/dubai-marina', 'Dubai Marina'],
    ['/results/2/', '2'],
    ['/blog/caf%C3%A9_culture', 'Café Culture'],
    ['/blog/50%-off', '50% Off'],
    ['/', 'Vacationer'],
  ])('%s is called %s', (pathname, title) => {
    expect(fallbackTitle(pathname, 'Vacationer')).toBe(title);
  });
});

test('a title of up to 70 characters is said in full, a longer one in brief', () => {
  expect(truncatedTitle(['a'.repeat(70), 'brief'])).toBe('a'.repeat(70));
  expect(truncatedTitle(['a'.repeat(71), 'brief'])).toBe('brief');
  expect(truncatedTitle(['a'.repeat(80), 'b'.repeat(75)])).toBe('b'.repeat(75));
});
