import { readProps, writeProps } from './initial-page-props';

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
