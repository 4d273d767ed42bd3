import { ownPath } from './own-path';

test.each(['/', '/account', '/summary?quote=Q-1', '/results/1?a=b&c=%20#map'])(
  '%s is an address of this site',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  '',
  'account',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  'javascript:alert(1)',
  ' /account',
])('%j is none', (address) => {
  expect(ownPath(address)).toBeNull();
});
