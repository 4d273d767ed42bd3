import fc from 'fast-check';
import { cases } from './cases.fixture';
import { safeRedirect } from './safe-redirect';

const SITES = ['https://stay.example', 'http://localhost:1337', 'http://127.0.0.1:4150'];

/** What an address can be made of to look like one of this site and lead to another. */
const PIECES = [
  ...['/', '//', '\\', '.', '..', '/./', '/../', '%2e', '%2E%2e', '%2f', '%5c', '%09', '%00', '%25'],
  ...['\t', '\n', '\r', ' ', '\u0000', '\u00a0', '\u3000', '\uff0f', '\u2044', '\u3002', '\ufeff', '\ud800'],
  ...['?', '#', '@', ':', ';', 'user:word@', 'evil.test', 'evil.test:443', 'javascript:', 'data:text/html,'],
  ...['https:', 'http:/', 'site.invalid', '[::1]', 'account', '\u202e', '\u4e2d\u6587'],
];
const hostile = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.webPath().map((path) => `/${path}`),
);

test('whatever is asked for, a browser that follows the answer stays on the site', () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(...SITES), (address, site) => {
      const path = safeRedirect(address);
      if (path === null) return;
      const first = new URL(path, `${site}/sign-in?return=x`);
      expect(first.origin).toBe(site);
      // Routers and servers write the path out and resolve it once more.
      const written = `${first.pathname}${first.search}${first.hash}`;
      expect(new URL(written, first).href).toBe(first.href);
      expect(written).toBe(path);
    }),
    cases(5_000),
  );
});

test('what it answers it answers again', () => {
  fc.assert(
    fc.property(hostile, (address) => {
      const path = safeRedirect(address);
      expect(safeRedirect(path)).toBe(path);
    }),
  );
});

test.each([
  '/',
  '/account',
  '/summary?quote=Q-1',
  '/results/1?a=b&c=%20#map',
  '/blog/a//b',
  '/sign-in?return=https://elsewhere.example',
])('%s is an address of this site', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test('an address is answered as a browser writes it', () => {
  expect(safeRedirect('/guides/../account')).toBe('/account');
  expect(safeRedirect('/blog/caf\u00e9 au lait')).toBe('/blog/caf%C3%A9%20au%20lait');
});

test.each([
  null,
  undefined,
  '',
  'account',
  ' /account',
  'https://elsewhere.example',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/.//elsewhere.example',
  '/./\\elsewhere.example',
  '/%2e//elsewhere.example',
  '/%2E/%2e//elsewhere.example',
  '/..//elsewhere.example',
  '/account/..//elsewhere.example',
  '/account/%2e%2e//elsewhere.example',
  '//user:word@elsewhere.example/account',
  '//user@site.invalid/account',
  'javascript:alert(1)',
  'data:text/html,x',
])('%j is none', (address) => {
  expect(safeRedirect(address)).toBeNull();
});
