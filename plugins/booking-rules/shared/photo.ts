import type { Photo } from './contracts/photo';

/** A picture as Strapi's media library stores it, as far as guests need it. */
export interface StoredPicture {
  url: string;
  width?: number | null;
  height?: number | null;
  alternativeText?: string | null;
  formats?: Record<string, { url: string; width: number; height: number }> | null;
}

/** Below this width, in pixels, a size is only fit for lists in the admin panel. */
const SMALLEST_WIDTH = 320;

/** A stored picture in all its sizes, smallest first. */
export function photoOf(picture: StoredPicture, fallbackAlt: string): Photo {
  const width = picture.width ?? 1600;
  const height = picture.height ?? Math.round((width * 2) / 3);
  const smaller = Object.values(picture.formats ?? {})
    .filter((format) => format.width >= SMALLEST_WIDTH && format.width < width)
    .map((format) => ({ src: format.url, width: format.width }))
    .sort((a, b) => a.width - b.width);
  return {
    alt: picture.alternativeText ?? fallbackAlt,
    src: picture.url,
    width,
    height,
    sizes: [...smaller, { src: picture.url, width }],
    placeholder: null,
  };
}
