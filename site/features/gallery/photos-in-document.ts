import type { Photo, PhotoSize } from 'booking-rules/shared/listing/photo';
import { MIDDLE_WIDTH } from '../../ui/picture';

/** Whether the HTML of a gallery says all of a photo. */
export const isToldByGallery = ({ avif, placeholder }: Photo): boolean =>
  avif.length > 0 && placeholder === null;

/** The photos of the gallery in the document, in the formats that it names: its data would say all of it again. */
export function photosInDocument(): Photo[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.gallery-photos a')].flatMap((link) => {
    const image = link.querySelector('img');
    const source = link.querySelector('source');
    const src = link.getAttribute('href');
    if (image === null || source === null || src === null) return [];
    const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
    const middle = { src: image.getAttribute('src') ?? src, width: Math.min(width, MIDDLE_WIDTH) };
    return { alt: image.alt, src, width, height, sizes: [middle], avif: sizesOf(source), placeholder: null };
  });
}

function sizesOf({ srcset }: HTMLSourceElement): PhotoSize[] {
  return [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', width]) => ({
    src: src.replaceAll('%2C', ','),
    width: Number(width),
  }));
}
