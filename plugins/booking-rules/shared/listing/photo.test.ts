import { photoOf, cardPhotos, type Photo } from './photo';

const format = (width: number, kind: string) => ({
  url: `/a_${width}.${kind}`,
  width,
  mime: `image/${kind}`,
});
const size = (width: number, kind: string) => ({ src: `/a_${width}.${kind}`, width });

test('a photo comes in AVIF and in WebP, each from small to large', () => {
  const formats = {
    'avif-1920': format(1920, 'avif'),
    'webp-800': format(800, 'webp'),
    'avif-480': format(480, 'avif'),
    'webp-1920': format(1920, 'webp'),
  };
  const photo = photoOf({ url: '/a.jpg', width: 2560, height: 1700, formats }, 'A room');
  expect(photo.avif).toEqual([size(480, 'avif'), size(1920, 'avif')]);
  expect(photo.sizes).toEqual([size(800, 'webp'), size(1920, 'webp')]);
  expect(photo).toMatchObject({ src: '/a.jpg', width: 2560, height: 1700, alt: 'A room' });
});

test('what was uploaded stands for the largest size where that was not made', () => {
  const formats = { 'avif-1600': format(1600, 'avif'), 'webp-800': format(800, 'webp') };
  const photo = photoOf({ url: '/a.webp', width: 1600, height: 1067, formats }, '');
  expect(photo.sizes).toEqual([size(800, 'webp'), { src: '/a.webp', width: 1600 }]);
});

test('pictures of an older library are shown in the sizes that they have', () => {
  const formats = { small: format(480, 'jpg'), thumbnail: format(245, 'jpg') };
  const photo = photoOf({ url: '/a.jpg', width: 1000, height: 500, formats }, '');
  expect(photo.sizes).toEqual([size(480, 'jpg'), { src: '/a.jpg', width: 1000 }]);
  expect(photo.avif).toEqual([]);
});

test('a picture without sizes is shown as it is', () => {
  const photo = photoOf(
    { url: '/a.svg', width: null, height: null, formats: null, alternativeText: 'A map' },
    'x',
  );
  expect(photo.sizes).toEqual([{ src: '/a.svg', width: 1600 }]);
  expect(photo.alt).toBe('A map');
});

const named = (name: string, width: number) => ({ src: `/${name}-${width}`, width });

function cardPhoto(name: string, differences: Partial<Photo> = {}): Photo {
  return {
    alt: name,
    src: `/${name}`,
    width: 1600,
    height: 1067,
    sizes: [480, 800, 1200].map((width) => named(`${name}.webp`, width)),
    avif: [480, 800, 1200].map((width) => named(`${name}.avif`, width)),
    placeholder: 'data:image/webp;base64,AAAA',
    ...differences,
  };
}

test('a card has the first photo as it is, and four more in small', () => {
  const photos = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => cardPhoto(name));
  const [first, second, ...rest] = cardPhotos(photos);
  expect(first).toBe(photos[0]);
  expect(second).toMatchObject({
    ...{ alt: 'b', src: '/b.webp-800', width: 1600, height: 1067, sizes: [], placeholder: null },
    avif: [named('b.avif', 480), named('b.avif', 800)],
  });
  expect(rest.map(({ alt }) => alt)).toEqual(['c', 'd', 'e']);
});

test('where a photo has no AVIF, or only large sizes, the smallest there is remains', () => {
  const [, plain, large] = cardPhotos([
    cardPhoto('a'),
    cardPhoto('b', { avif: [] }),
    cardPhoto('c', { avif: [], sizes: [named('c', 1200), named('c', 1600)] }),
  ]);
  expect(plain?.sizes.map(({ width }) => width)).toEqual([480, 800]);
  expect(large).toMatchObject({ src: '/c-1200', sizes: [named('c', 1200)] });
  expect(cardPhotos([])).toEqual([]);
  expect(cardPhotos([cardPhoto('a'), cardPhoto('b', { avif: [], sizes: [] })])[1]?.src).toBe('/b');
});
