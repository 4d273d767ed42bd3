import type { Photo } from 'booking-rules/shared/listing/photo';
import type { FaqTopic, RichText, Seo } from './editorial.js';
import type { IconName } from '../lib/icon-name.js';

export const PAGE_SLUGS = ['home', 'about-us', 'our-services', 'property-management'] as const;

/** A page that editors build from sections; `home` is at `/`, the others at an address of their name. */
export type PageSlug = (typeof PAGE_SLUGS)[number];

export interface ContentPage {
  slug: PageSlug;
  title: string;
  intro: string | null;
  photo: Photo | null;
  sections: PageSection[];
  seo: Seo;
  /** Instant (ISO 8601, UTC) of the last change. */
  updatedAt: string;
}

export interface SectionLink {
  label: string;
  href: string;
}

interface Headed {
  heading: string | null;
  intro: string | null;
}

export interface TextSection {
  kind: 'text';
  heading: string | null;
  body: RichText;
  photo: Photo | null;
  photoSide: 'start' | 'end';
  link: SectionLink | null;
}

export interface PointsSection extends Headed {
  kind: 'points';
  tinted: boolean;
  points: { icon: IconName; title: string; text: string }[];
}

export interface NumbersSection {
  kind: 'numbers';
  heading: string | null;
  numbers: { value: string; label: string }[];
}

export interface CallToActionSection {
  kind: 'call-to-action';
  heading: string;
  text: string;
  link: SectionLink;
}

/** A part of a page, in the order of the editors. Those without content of their own show what the site has. */
export type PageSection =
  | TextSection
  | PointsSection
  | NumbersSection
  | CallToActionSection
  | (Headed & { kind: 'faqs'; topic: FaqTopic })
  | (Headed & { kind: 'guides'; category: string | null; count: number })
  | (Headed & { kind: 'reviews'; count: number })
  | (Headed & { kind: 'areas' })
  | (Headed & { kind: 'apartments'; count: number })
  | (Headed & { kind: 'direct-booking' })
  | (Headed & { kind: 'rating' });
