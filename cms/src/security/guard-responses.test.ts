import { staysInside } from './guard-responses';

test.each([
  '/',
  '/apartment/marina-flat',
  '/blog/a..b',
  '/uploads/a%20b.webp',
  '/%',
  '/..a/b',
  '/a/%E0%A4%A',
])('%s is plain', (path) => expect(staysInside(path)).toBe(true));

test.each([
  '/..',
  '/uploads/../settings/env',
  '/uploads/..%2fsettings/env',
  '/uploads/%2e%2E/settings/env',
  '/uploads/..%5csettings',
  '/uploads/..\\settings',
  '/api/%2e./settings',
  '/uploads/%/..%2f',
])('%s climbs', (path) => expect(staysInside(path)).toBe(false));
