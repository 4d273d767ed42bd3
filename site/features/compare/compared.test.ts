import { compareAmenities, compareHref, readCompared } from './compared';

const read = (text: string) => readCompared(new URLSearchParams(text));

test.each([
  ['homes=a,b-2,c', ['a', 'b-2', 'c']],
  ['homes=a,b,c,d', ['a', 'b', 'c']],
  ['homes=a,a,b', ['a', 'b']],
  ['homes=a,<script>,../b,%00,,C', ['a']],
  ['homes=', []],
  ['', []],
])('the address %s compares %j', (text, ids) => {
  expect(read(text)).toEqual(ids);
});

test('an address carries the dates, guests and a refused offer on, and nothing else of a search', () => {
  expect(compareHref(['a', 'b'], { sort: 'price' })).toBe('/compare?homes=a,b');
  const query = { availabilityDateStart: '2027-01-10', availabilityDateEnd: '2027-01-14' };
  const href = compareHref(['a', 'b'], { ...query, availabilityGuestNumber: 2 });
  expect(href).toBe(
    '/compare?homes=a,b&availabilityDateStart=2027-01-10&availabilityDateEnd=2027-01-14&availabilityGuestNumber=2',
  );
  expect(read(href.slice(href.indexOf('?')))).toEqual(['a', 'b']);
  expect(compareHref(['a', 'b'], { offer: 'none' })).toBe('/compare?homes=a,b&offer=none');
});

test('amenities that differ say who has them, and those of all are named once', () => {
  const [pool, gym, cot] = ['pool', 'gym', 'cot'].map((slug) => ({ slug, name: slug.toUpperCase() }));
  if (!pool || !gym || !cot) throw new Error('three amenities');
  expect(
    compareAmenities([
      [pool, gym],
      [cot, pool],
    ]),
  ).toEqual({
    differing: [
      { slug: 'gym', name: 'GYM', has: [true, false] },
      { slug: 'cot', name: 'COT', has: [false, true] },
    ],
    shared: [{ slug: 'pool', name: 'POOL' }],
  });
});
