import type { Photo, PhotoSize } from 'booking-rules/shared/listing/photo';
import { preload } from 'react-dom';
import { cachedMarkup } from '../lib/cached-markup';
import { classes } from './classes';

interface PictureProps {
  photo: Photo;
  /** The `sizes` attribute: how wide it is shown. */
  sizes: string;
  /** For the largest picture of the first screen: fetched at once, and first. */
  priority?: boolean;
  /** Shape of its box; `fill` takes the shape of the parent, and `none` leaves it to the class. */
  ratio?: keyof typeof RATIOS;
  className?: string;
}

const RATIOS = {
  '4/3': 'aspect-4/3',
  '3/2': 'aspect-3/2',
  '16/9': 'aspect-video',
  '1/1': 'aspect-square',
  '3/4': 'aspect-3/4',
  fill: 'size-full',
  none: '',
};

/** A photo that fills a box of fixed shape, over its blurred placeholder. */
export function Picture(props: PictureProps) {
  // What is to be fetched first is told to the head of its page.
  return props.priority ? <OwnPicture {...props} /> : <KeptPicture {...props} />;
}

const KeptPicture = cachedMarkup(OwnPicture);

function OwnPicture({ photo, sizes, priority = false, ratio = '4/3', className = '' }: PictureProps) {
  const avif = srcSetOf(photo.avif);
  // Browsers that do not know AVIF are few: each picture has one size for them, where there is an AVIF.
  const others = avif === undefined ? srcSetOf(photo.sizes) : undefined;
  const src = avif === undefined ? photo.src : middleSize(photo);
  // Only the server is ahead of the picture; a browser that renders it asks for it in the same moment.
  if (priority && typeof window === 'undefined') {
    // Browsers that know AVIF are told of it before they come to the picture; the others find theirs there.
    const isAvif = avif !== undefined;
    preload(src, {
      as: 'image',
      imageSrcSet: isAvif ? avif : others,
      imageSizes: sizes,
      type: isAvif ? 'image/avif' : undefined,
      fetchPriority: 'high',
    });
  }
  const box = classes('picture', RATIOS[ratio], className);
  const picture = (
    <picture className={photo.placeholder ? undefined : box}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={others}
        sizes={others === undefined ? undefined : sizes}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // Else the words of the first screen are painted once it is decoded: 70 ms later on a slow phone.
        decoding={priority ? 'async' : undefined}
      />
    </picture>
  );
  if (!photo.placeholder) return picture;
  return (
    <span className={box}>
      {/*
       * A second picture, because the content security policy forbids style attributes. So few pixels are soft by
       * themselves: a filter would be worked out anew with each frame, behind every photo.
       */}
      <img src={photo.placeholder} alt="" aria-hidden="true" />
      {picture}
    </span>
  );
}

/** Pixels: enough for most of a screen. No size is larger that browsers without AVIF are shown. */
export const MIDDLE_WIDTH = 1200;

/** The address of the largest size that is not too large for a phone, in a format that every browser reads. */
function middleSize({ src, sizes }: Photo): string {
  return sizes.findLast(({ width }) => width <= MIDDLE_WIDTH)?.src ?? src;
}

/** The `srcset` of a picture's sizes; nothing where there are none. */
export function srcSetOf(sizes: readonly PhotoSize[]): string | undefined {
  if (sizes.length === 0) return undefined;
  // A comma in an address would end it there.
  return sizes.map(({ src, width }) => `${src.replaceAll(',', '%2C')} ${width}w`).join(', ');
}
