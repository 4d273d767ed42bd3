import { safeHref } from './safe-href';

test.each([
  '/apartments/meydan',
  '/',
  '#enquire',
  'https://elsewhere.example',
  'mailto:a@b.example',
  'tel:+9714',
])('%s can be linked to', (href) => expect(safeHref(` ${href}`)).toBe(href));

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '',
])('%s cannot be linked to', (href) => expect(safeHref(href)).toBeNull());
