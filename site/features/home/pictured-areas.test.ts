/** @jest-environment jsdom */
import { areasIn, picturedAreas } from './pictured-areas';

const names = [
  { slug: 'marina', name: 'Marina' },
  { slug: 'meydan', name: 'Meydan' },
];

beforeAll(() => Object.assign(globalThis, { CSS: { escape: (text: string) => text } }));

test('areas of a document have the pictures of their links', () => {
  document.body.innerHTML =
    '<a href="/apartments/marina"><img src="/uploads/marina_800.webp"></a><a href="/apartments/meydan">Meydan</a>';
  expect(areasIn(document.body, names)).toEqual([
    { slug: 'marina', name: 'Marina', picture: '/uploads/marina_800.webp' },
    { slug: 'meydan', name: 'Meydan', picture: null },
  ]);
  expect(areasIn(null, names).map(({ picture }) => picture)).toEqual([null, null]);
});

test('areas that come as data have the smallest of their pictures', () => {
  const photo = { alt: '', src: '/sea.webp', width: 1600, height: 900, avif: [], placeholder: null };
  const small = { src: '/sea_480.webp', width: 480 };
  const areas = picturedAreas([
    { slug: 'a', name: 'A', apartments: 1, photo: { ...photo, sizes: [small] } },
    { slug: 'b', name: 'B', apartments: 1, photo: { ...photo, sizes: [] } },
    { slug: 'c', name: 'C', apartments: 1, photo: null },
  ]);
  expect(areas.map(({ picture }) => picture)).toEqual(['/sea_480.webp', '/sea.webp', null]);
});
