import { readProps, writeProps } from './packed-props';

const size = (src: string, width: number) => ({ src, width });

test('what a page shows is read as it was written, photos of every kind among it', () => {
  const props = {
    whole: {
      sizes: [size('/uploads/sea_1a_480.webp', 480), size('/uploads/sea.webp', 1600)],
      avif: [480, 800, 1600].map((width) => size(`/uploads/sea_1a_${width}.avif`, width)),
    },
    elsewhere: { sizes: [size('https://store.example/800/a_800.avif?v=2', 800)], avif: [] },
    odd: { sizes: [size('/a b_480.webp', 480)], avif: [size('/a*480.avif', 480), size('480', 480)] },
    sizes: 3,
    text: '</script>',
  };
  expect(readProps(writeProps(props))).toEqual(props);
});

test('the sizes of a photo are written in few words', () => {
  const avif = [480, 800].map((width) => size(`/uploads/sea_${width}.avif`, width));
  expect(writeProps({ avif })).toBe('{"avif":"/uploads/sea_*.avif 480 800"}');
});

test('a photo does not repeat its own address', () => {
  const photo = {
    src: '/uploads/sea.webp',
    sizes: [size('/uploads/sea_480.webp', 480), size('/uploads/sea.webp', 1600)],
  };
  expect(writeProps(photo)).toBe('{"src":"/uploads/sea.webp","sizes":"~_*.webp 480 ~.webp 1600"}');
  expect(readProps(writeProps(photo))).toEqual(photo);
});

test('a list of records names its fields once, and what they share', () => {
  const list = [
    { slug: 'gym', at: { x: 1, y: 2 }, nights: 4 },
    { slug: 'pool', at: { x: 3, y: 2 }, nights: 4 },
  ];
  expect(writeProps({ list })).toBe(
    '{"list":{"*":[{"nights":4},{"slug":["gym","pool"],"at":{"*":[{"y":2},{"x":[1,3]},2]}},2]}}',
  );
});

test.each([
  [[]],
  [[{}, {}]],
  [[{ a: 1 }, { b: 2 }]],
  [[{ a: 1 }, { a: 1 }]],
  [
    [
      { a: null, b: [] },
      { a: 2, c: 'x' },
    ],
  ],
  [[{ a: 1 }, [2], 'x', null]],
  [[{ a: { b: [{ c: 1 }, { c: 2, d: 3 }] } }, { a: { b: [] } }]],
  [
    [
      { src: '/a.webp', sizes: [size('/a_480.webp', 480)] },
      { src: '/b', sizes: [size('/b_480.webp', 480)] },
    ],
  ],
])('lists of every kind are read as they were written: %j', (list) => {
  expect(readProps(writeProps(list))).toEqual(list);
});
