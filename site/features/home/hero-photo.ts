import type { Photo } from 'booking-rules/shared/contracts/photo';
import wide from '../../ui/pictures/hero-1280.webp';
import widest from '../../ui/pictures/hero-1920.webp';
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
  placeholder: null,
};
