import { srcSetOf } from './picture';

test('a srcset names every size with its width', () => {
  const sizes = [
    { src: '/uploads/a_480.avif', width: 480 },
    { src: 'https://store.example/a_800.avif?v=2', width: 800 },
  ];
  expect(srcSetOf(sizes)).toBe('/uploads/a_480.avif 480w, https://store.example/a_800.avif?v=2 800w');
});

test('a comma in an address does not end it', () => {
  expect(srcSetOf([{ src: '/a,b.webp', width: 480 }])).toBe('/a%2Cb.webp 480w');
});

test('where there are no sizes there is no srcset', () => {
  expect(srcSetOf([])).toBeUndefined();
});
