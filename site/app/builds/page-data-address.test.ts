import { payloadHref } from './page-data-address';

test.each([
  ['/', '/_payload.json?b1'],
  ['/apartments/meydan', '/apartments/meydan/_payload.json?b1'],
  ['/apartments/meydan/', '/apartments/meydan/_payload.json?b1'],
  ['/results/1?bedrooms=2&sort=price', '/results/1/_payload.json?bedrooms=2&sort=price&b1'],
  ['/apartment/a?next=/?x#terms', '/apartment/a/_payload.json?next=/?x&b1'],
])('the page data of %s is at %s', (url, href) => {
  expect(payloadHref(url, 'b1')).toBe(href);
});
