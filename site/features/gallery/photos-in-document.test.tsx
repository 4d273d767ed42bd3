/** @jest-environment jsdom */
import type { Photo } from 'booking-rules/shared/listing/photo';
import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery';
import { isToldByGallery, photosInDocument } from './photos-in-document';

const photo = (name: string): Photo => ({
  ...{ alt: `The ${name}`, src: `/uploads/${name}.webp`, width: 1600, height: 1067, placeholder: null },
  sizes: [480, 1200].map((width) => ({ src: `/uploads/${name}_${width}.webp`, width })),
  avif: [480, 1200, 1600].map((width) => ({ src: `/uploads/${name},_${width}.avif`, width })),
});
const shown = { rooms: [], name: 'Sea view' };

test('a gallery is the same when it is drawn from the photos of its document', () => {
  const photos = [photo('living-room'), photo('bedroom')];
  const html = renderToString(<Gallery photos={photos} {...shown} />);
  document.body.innerHTML = html;
  const read = photosInDocument();
  expect(read.map(({ alt, src, avif }) => ({ alt, src, avif }))).toEqual(
    photos.map(({ alt, src, avif }) => ({ alt, src, avif })),
  );
  expect(renderToString(<Gallery photos={read} {...shown} />)).toBe(html);
});

test('what has a placeholder, or no AVIF, the gallery does not tell', () => {
  expect(isToldByGallery(photo('bedroom'))).toBe(true);
  expect(isToldByGallery({ ...photo('bedroom'), avif: [] })).toBe(false);
  expect(isToldByGallery({ ...photo('bedroom'), placeholder: 'data:' })).toBe(false);
});
