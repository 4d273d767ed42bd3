import { takeValuesApart, valuesAddress, valuesAskedFor } from './page-values';

const BEFORE = '<div id="root">Salâm</div><script id="page-values" type="application/json"';
const AFTER = '</script><script src="/start.js"></script>';

test('what scripts are told leaves the document, which says where it is and nothing else anew', () => {
  const json = '{"name":"Flat with a view of 山","text":"\\u003c/script>"}';
  const apart = takeValuesApart(Buffer.from(`${BEFORE}>${json}${AFTER}`), '/apartment/a');
  expect(String(apart?.values)).toBe(json);
  expect(apart?.hash).toMatch(/^[\w-]{16}$/);
  const at = `/apartment/a/_values.json?${apart?.hash ?? ''}`;
  expect(String(apart?.document)).toBe(`${BEFORE} data-at="${at}">${AFTER}`);
});

test('other values have another hash, whatever the page around them', () => {
  const hashOf = (json: string, around: string) =>
    takeValuesApart(Buffer.from(`${around}${BEFORE}>${json}${AFTER}`), '/')?.hash;
  expect(hashOf('{"a":1}', 'one')).toBe(hashOf('{"a":1}', 'other'));
  expect(hashOf('{"a":1}', '')).not.toBe(hashOf('{"a":2}', ''));
});

test('a document that tells scripts nothing stays whole', () => {
  expect(takeValuesApart(Buffer.from('{"data":{}}'), '/about-us/_payload.json')).toBeNull();
});

test.each([
  ['/', '/_values.json?h'],
  ['/ar', '/ar/_values.json?h'],
  ['/apartment/a', '/apartment/a/_values.json?h'],
  ['/results/1?bedrooms=2&sort=price', '/results/1/_values.json?bedrooms=2&sort=price&h'],
])('the values of %s are asked for at %s', (page, address) => {
  expect(valuesAddress(page, 'h')).toBe(address);
  const { pathname, search } = new URL(address, 'https://stay.example');
  expect(valuesAskedFor(pathname, search)).toEqual({ path: page.split('?')[0], hash: 'h' });
});

test.each(['/', '/about-us', '/values.json', '/_values.json.txt', '//elsewhere.example/_values.json'])(
  'nobody asks %s for values',
  (path) => {
    expect(valuesAskedFor(path, '?h')).toBeNull();
  },
);

test('a search that somebody made up stays a word of the address', () => {
  const search = '?sort="><script>alert(1)</script>';
  const apart = takeValuesApart(Buffer.from(`${BEFORE}>{}${AFTER}`), `/results/1${search}`);
  expect(String(apart?.document)).not.toContain('<script>alert');
});
