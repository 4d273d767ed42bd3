/** Widths in which the site shows pictures, in pixels: thumbnails, cards, galleries and the widest headings. */
const WIDTHS = [480, 800, 1200] as const;
/** Nothing wider is sent to a guest who has not asked for the picture itself. */
export const WIDEST = 1920;

export interface Variant {
  format: 'avif' | 'webp';
  width: number;
}

/**
 * In which formats and widths a picture is stored beside itself: every width below its own, and its own.
 * A picture that is WebP already needs no second copy of itself.
 */
export function wantedVariants(picture: { width: number; isWebp: boolean }): Variant[] {
  const own = Math.min(picture.width, WIDEST);
  const smaller = WIDTHS.filter((width) => width < own);
  const isOwnWebp = picture.isWebp && picture.width <= WIDEST;
  return [
    ...[...smaller, own].map((width) => ({ format: 'avif' as const, width })),
    ...(isOwnWebp ? smaller : [...smaller, own]).map((width) => ({ format: 'webp' as const, width })),
  ];
}
