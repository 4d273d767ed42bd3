import { tagOrigins } from './values';

test('origins stand in a list with spaces between them', () => {
  expect(tagOrigins.parse(' https://collect.example  https://*.tags.example:8443 ')).toEqual([
    'https://collect.example',
    'https://*.tags.example:8443',
  ]);
  expect(tagOrigins.parse(undefined)).toEqual([]);
});

test.each([
  `'unsafe-inline'`,
  '*',
  'https://*',
  'https://a.example;script-src',
  'https://a.example/path',
  'data:',
])('%s is no origin, and would open too much', (text) => {
  expect(tagOrigins.safeParse(text).success).toBe(false);
});
