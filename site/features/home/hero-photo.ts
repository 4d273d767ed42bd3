import type { Photo } from 'booking-rules/shared/contracts/photo';
import wideAvif from '../../ui/pictures/hero-1280.avif';
import wide from '../../ui/pictures/hero-1280.webp';
import widestAvif from '../../ui/pictures/hero-1920.avif';
import widest from '../../ui/pictures/hero-1920.webp';
import narrowAvif from '../../ui/pictures/hero-768.avif';
import narrow from '../../ui/pictures/hero-768.webp';

/** The picture behind the search while editors have not chosen one for the page `home`. */
export const HERO_PHOTO: Photo = {
  alt: '',
  src: widest,
  width: 1920,
  height: 1080,
  sizes: [
    { src: narrow, width: 768 },
    { src: wide, width: 1280 },
    { src: widest, width: 1920 },
  ],
  avif: [
    { src: narrowAvif, width: 768 },
    { src: wideAvif, width: 1280 },
    { src: widestAvif, width: 1920 },
  ],
  placeholder: null,
};
