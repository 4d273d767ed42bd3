import type { Photo } from 'booking-rules/shared/listing/photo';
import type { ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { Container } from '../../ui/box';
import { Picture } from '../../ui/picture';
import wideAvif from '../../ui/pictures/hero-1280.avif';
import wide from '../../ui/pictures/hero-1280.webp';
import widestAvif from '../../ui/pictures/hero-1920.avif';
import widest from '../../ui/pictures/hero-1920.webp';
import { spoken } from '../../lib/spoken';

/** The picture behind the search while editors have not chosen one for the page `home`. */
const HERO_PHOTO: Photo = {
  alt: '',
  src: widest,
  width: 1920,
  height: 1080,
  sizes: [
    { src: wide, width: 1280 },
    { src: widest, width: 1920 },
  ],
  avif: [
    { src: wideAvif, width: 1280 },
    { src: widestAvif, width: 1920 },
  ],
  placeholder: null,
};

interface HeroProps {
  title: string;
  intro: string | null;
  photo: Photo | null;
  search: ReactNode;
}

/** The first screen: what this place is beside a picture of it in the arch, and the search across both. */
export function Hero({ title, intro, photo, search }: HeroProps) {
  const { tagline } = useSettings();
  return (
    <section aria-labelledby="hero-heading" className="sky hero">
      <Container wide>
        <div className="hero-words">
          <h1 id="hero-heading" {...spoken(title)}>
            {title}
          </h1>
          <p {...spoken(intro ?? tagline)}>{intro ?? tagline}</p>
        </div>
        <div className="hero-picture">
          <span className="sky-sun" />
          <Picture
            // Decoration: its words are the heading's.
            photo={photo ? { ...photo, alt: '' } : HERO_PHOTO}
            // Higher than wide on wide screens, where it is cropped from its height.
            sizes="(width < 768px) 420px, 900px"
            ratio="none"
            priority
            className="arch"
          />
        </div>
        <div className="hero-search">{search}</div>
      </Container>
    </section>
  );
}
