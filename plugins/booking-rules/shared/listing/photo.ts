/** A size in which a picture exists. */
export interface PhotoSize {
  src: string;
  /** Pixels. */
  width: number;
}

/** A picture in the sizes that exist of it. */
export interface Photo {
  alt: string;
  /** As it was uploaded: the largest, in a format that every program reads. */
  src: string;
  width: number;
  height: number;
  /** Every size that any browser shows, smallest first: WebP where it was made. */
  sizes: PhotoSize[];
  /** The same in AVIF, which weighs a quarter less; empty where it was not made. */
  avif: PhotoSize[];
  /** A tiny blurred picture as a data URL, where one was made. */
  placeholder: string | null;
}

interface StoredFormat {
  url: string;
  width: number;
  mime?: string;
}

/** A picture as Strapi's media library stores it, as far as guests need it. */
export interface StoredPicture {
  url: string;
  width?: number | null;
  height?: number | null;
  alternativeText?: string | null;
  formats?: Record<string, StoredFormat> | null;
}

/** Below this width, in pixels, a size is only fit for lists in the admin panel. */
const SMALLEST_WIDTH = 320;
/** The widest that is made of a picture for showing. */
const WIDEST_WIDTH = 1920;

/** A stored picture in all its sizes, smallest first. */
export function photoOf(picture: StoredPicture, fallbackAlt: string): Photo {
  const width = picture.width ?? 1600;
  const height = picture.height ?? Math.round((width * 2) / 3);
  const stored = Object.values(picture.formats ?? {}).filter((format) => format.width >= SMALLEST_WIDTH);
  const webp = sizesOf(stored.filter(({ mime }) => mime === 'image/webp'));
  const avif = sizesOf(stored.filter(({ mime }) => mime === 'image/avif'));
  const others = sizesOf(stored.filter(({ mime }) => mime !== 'image/avif'));
  // What was uploaded may be heavy: it stands for the largest size only where that was not made in WebP.
  const isWhole = (webp.at(-1)?.width ?? 0) >= Math.min(width, WIDEST_WIDTH);
  const sizes = isWhole
    ? webp
    : [...others.filter((size) => size.width < width), { src: picture.url, width }];
  return {
    alt: picture.alternativeText ?? fallbackAlt,
    src: picture.url,
    width,
    height,
    sizes,
    avif,
    placeholder: null,
  };
}

function sizesOf(formats: readonly StoredFormat[]): PhotoSize[] {
  return formats.map(({ url, width }) => ({ src: url, width })).sort((a, b) => a.width - b.width);
}

/** The most photos that a card lets guests swipe through. */
export const CARD_PHOTOS = 5;
/** Pixels: cards are at most half as wide on the page. */
const CARD_WIDTH = 800;

/**
 * What a card needs of an apartment's photos: the first as it is, of a few more no more than the small sizes, since
 * they are looked at one by one and every list carries them.
 */
export function cardPhotos([first, ...others]: readonly Photo[]): Photo[] {
  return first === undefined ? [] : [first, ...others.slice(0, CARD_PHOTOS - 1).map(smallPhoto)];
}

/** A photo without the sizes that no card shows, and with one size for browsers that do not know AVIF. */
export function smallPhoto(photo: Photo): Photo {
  const small = (sizes: readonly PhotoSize[]): PhotoSize[] =>
    sizes.filter(({ width }, index) => index === 0 || width <= CARD_WIDTH);
  const avif = small(photo.avif);
  const sizes = small(photo.sizes);
  return {
    ...photo,
    ...{ src: sizes.at(-1)?.src ?? photo.src, avif, placeholder: null },
    sizes: avif.length > 0 ? [] : sizes,
  };
}
