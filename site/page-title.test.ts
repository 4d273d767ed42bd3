import { fallbackTitle } from './page-title';

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
