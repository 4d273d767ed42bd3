import { redirectFor } from './route-redirects';

const REDIRECTS = [
  { from: '/old-offer', to: '/results/1', permanent: true },
  { from: '/winter/', to: '/blog/winter-in-dubai?from=winter', permanent: false },
  { from: '/host', to: 'https://www.airbnb.com/users/show/1', permanent: false },
  { from: '/same', to: '/same/', permanent: true },
];

describe('a route whose rules carry a redirect', () => {
  test.each([
    ['/old-offer', '', '/results/1', true],
    ['/old-offer/', '?guests=2', '/results/1?guests=2', true],
    ['/winter', '?guests=2', '/blog/winter-in-dubai?from=winter', false],
    ['/host', '', 'https://www.airbnb.com/users/show/1', false],
  ])('%s%s sends the visitor to %s', (pathname, search, to, permanent) => {
    expect(redirectFor(pathname, search, REDIRECTS)).toEqual({ to, permanent });
  });

  test('other addresses stay, and none is sent to itself', () => {
    for (const path of ['/', '/old-offer/1', '/same']) expect(redirectFor(path, '', REDIRECTS)).toBeNull();
  });
});
