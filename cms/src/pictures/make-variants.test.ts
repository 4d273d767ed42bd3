import { wantedVariants } from './make-variants';

const widths = (picture: { width: number; isWebp: boolean }, format: string) =>
  wantedVariants(picture)
    .filter((variant) => variant.format === format)
    .map(({ width }) => width);

test('a large photo is made in every width of the site, and no wider', () => {
  const photo = { width: 4000, isWebp: false };
  expect(widths(photo, 'avif')).toEqual([480, 800, 1200, 1920]);
  expect(widths(photo, 'webp')).toEqual([480, 800, 1200, 1920]);
});

test('a photo is never made wider than it is', () => {
  expect(widths({ width: 1000, isWebp: false }, 'avif')).toEqual([480, 800, 1000]);
  expect(widths({ width: 480, isWebp: false }, 'webp')).toEqual([480]);
});

test('what is WebP already is not stored in WebP twice, unless it is too wide to be shown', () => {
  expect(widths({ width: 1600, isWebp: true }, 'webp')).toEqual([480, 800, 1200]);
  expect(widths({ width: 1600, isWebp: true }, 'avif')).toEqual([480, 800, 1200, 1600]);
  expect(widths({ width: 2400, isWebp: true }, 'webp')).toEqual([480, 800, 1200, 1920]);
});
