import { pageKey } from './page-key';

test.each([
  ['/', '', '/'],
  ['/blog/where-to-stay', '?utm_source=mail&fbclid=x', '/blog/where-to-stay'],
  ['/results/1', '?bedrooms=2&utm_campaign=a&sort=price', '/results/1?bedrooms=2&sort=price'],
  [
    '/results/1',
    '?availabilityGuestNumber=3&children=1&pets=1&bookingMode=instant',
    '/results/1?availabilityGuestNumber=3&children=1&pets=1&bookingMode=instant',
  ],
  ['/apartment/a/_payload.json', '?7f3k9m', '/apartment/a/_payload.json'],
])('%s%s is kept as %s', (path, search, key) => {
  expect(pageKey(path, search)).toBe(key);
});

test.each([
  ['/summary', '?quote=Q-7F3K9M2XWB'],
  ['/reservation', '?reference=R-7F3K9M2XWB&email=a@b.example'],
  ['/reset-password', '?code=abc'],
  ['/confirm-email', '?confirmation=abc'],
  ['/apartment/a', '?preview=token'],
  ['/connect/google/redirect', '?access_token=abc'],
  ['/results/1', '?availabilityDateStart=2027-01-02&availabilityDateEnd=2027-01-05'],
  ['/results/1', '?bedrooms=2&anything=1'],
  ['/results/1', '?%62edrooms=2'],
  [`/${'a'.repeat(600)}`, ''],
])('%s%s is not kept', (path, search) => {
  expect(pageKey(path, search)).toBeNull();
});
