import type { Photo } from 'booking-rules/shared/listing/photo';
import type { ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { Container } from '../../ui/box';
import { Picture } from '../../ui/picture';
import wideAvif from '../../ui/pictures/hero-1280.avif';
import wide from '../../ui/pictures/hero-1280.webp';
import widestAvif from '../../ui/pictures/hero-1920.avif';
import widest from '../../ui/pictures/hero-1920.webp';
import narrowAvif from '../../ui/pictures/hero-768.avif';
import narrow from '../../ui/pictures/hero-768.webp';
import { spoken } from '../../lib/spoken';

/** The picture behind the search while editors have not chosen one for the page `home`. */
const HERO_PHOTO: Photo = {
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

interface HeroProps {
  title: string;
  intro: string | null;
  photo: Photo | null;
  search: ReactNode;
}

/** The first screen: a picture, what this place is, and the search. */
export function Hero({ title, intro, photo, search }: HeroProps) {
  const { tagline } = useSettings();
  return (
    <section aria-labelledby="hero-heading" className="relative isolate bg-ink">
      <Picture
        // Decoration: its words are the heading's.
        photo={photo ? { ...photo, alt: '' } : HERO_PHOTO}
        // On phones the picture is cropped from its height, so it is wider than the screen.
        sizes="(width < 640px) 600px, 100vw"
        ratio="fill"
        priority
        className="absolute! inset-0 -z-20"
        imageClassName="object-[60%_50%] rtl:object-[40%_50%]"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink/80 via-ink/50 via-50% to-ink/5" />
      {/* From its top on phones: one that is still being read would move up with each field that comes. */}
      <Container className="flex min-h-[min(460px,calc(100svh-160px))] flex-col pt-24 pb-6 sm:min-h-140 sm:pb-10 md:justify-end">
        <h1
          id="hero-heading"
          {...spoken(title)}
          className="max-w-3xl text-[2.6rem] text-white sm:text-6xl lg:text-7xl"
        >
          {title}
        </h1>
        <p className="mt-4 mb-6 max-w-xl text-lg text-white/90 sm:mb-8" {...spoken(intro ?? tagline)}>
          {intro ?? tagline}
        </p>
        {search}
      </Container>
    </section>
  );
}
