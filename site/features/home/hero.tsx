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
    <section aria-labelledby="hero-heading" className="sky relative isolate overflow-x-clip">
      <Container
        wide
        className="grid gap-x-10 pt-6 pb-8 md:grid-cols-[minmax(0,1fr)_minmax(0,40%)] md:pt-10 md:pb-12 xl:gap-x-20"
      >
        <div className="md:self-center md:pb-10">
          <h1
            id="hero-heading"
            {...spoken(title)}
            className="max-w-3xl text-[2.6rem] md:text-5xl lg:text-7xl min-[1800px]:text-8xl"
          >
            {title}
          </h1>
          <p className="mt-2 max-w-xl md:mt-5 md:text-xl" {...spoken(intro ?? tagline)}>
            {intro ?? tagline}
          </p>
        </div>
        <div className="relative mx-auto mt-5 w-full md:me-0 md:mt-0 md:max-w-160">
          <span className="sky-sun" />
          <Picture
            // Decoration: its words are the heading's.
            photo={photo ? { ...photo, alt: '' } : HERO_PHOTO}
            // Higher than wide on wide screens, where it is cropped from its height.
            sizes="(width < 768px) 420px, 900px"
            ratio="none"
            priority
            className="arch aspect-4/3 md:aspect-auto md:h-[clamp(26rem,58svh,40rem)]"
            imageClassName="object-[60%_50%] rtl:object-[40%_50%]"
          />
        </div>
        <div className="relative -mt-16 md:col-span-2 md:-mt-12">{search}</div>
      </Container>
    </section>
  );
}
