import type { Photo } from 'booking-rules/shared/contracts/photo';
import type { ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { Container } from '../../ui/box';
import { Picture } from '../../ui/picture';
import { HERO_PHOTO } from './hero-photo';

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
        imageClassName="object-[60%_50%]"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink/80 via-ink/50 via-50% to-ink/5" />
      <Container className="flex min-h-[min(560px,calc(100svh-160px))] flex-col justify-end pt-24 pb-6 sm:min-h-140 sm:pb-10">
        <h1 id="hero-heading" className="max-w-3xl text-[2.6rem] text-white sm:text-6xl lg:text-7xl">
          {title}
        </h1>
        <p className="mt-4 mb-6 max-w-xl text-lg text-white/90 sm:mb-8">{intro ?? tagline}</p>
        {search}
      </Container>
    </section>
  );
}
