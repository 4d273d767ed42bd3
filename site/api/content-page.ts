import type { Language } from 'booking-rules/shared/format/language';
import type { Photo } from 'booking-rules/shared/listing/photo';
import type { FaqTopic, RichText, Seo } from './editorial.js';
import type { IconName } from '../lib/icon-name.js';

/** What a page is by law; there is one of each. */
export type LegalKind = 'privacy' | 'terms' | 'cookies' | 'cancellation' | 'imprint';

/** A page that editors build from sections; `home` is at `/`, the others at an address of their name. */
export interface ContentPage {
  slug: string;
  title: string;
  /** Null for every other page. */
  legal: LegalKind | null;
  /** Whether it still says what the product came with, and nobody has had it checked. */
  isTemplate: boolean;
  /** Whether the foot of every page leads to it; legal pages are always there. */
  inFooter: boolean;
  intro: string | null;
  photo: Photo | null;
  sections: PageSection[];
  seo: Seo;
  /** In which it can be read: its own, and those into which at least half of it is translated. */
  languages: Language[];
  /** Instant (ISO 8601, UTC) of the last change. */
  updatedAt: string;
}

export interface SectionLink {
  label: string;
  href: string;
}

/** A page as menus name it. */
export type PageName = Pick<ContentPage, 'slug' | 'title' | 'legal' | 'inFooter' | 'updatedAt'>;

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

/** A table of what is set elsewhere: it is never retyped, and so stays true. */
export interface FactsSection extends Headed {
  kind: 'facts';
  shows: 'business' | 'cancellation' | 'storage' | 'recipients' | 'retention';
}

/** A part of a page, in the order of the editors. Those without content of their own show what the site has. */
export type PageSection =
  | TextSection
  | PointsSection
  | NumbersSection
  | CallToActionSection
  | FactsSection
  | (Headed & { kind: 'faqs'; topic: FaqTopic })
  | (Headed & { kind: 'guides'; category: string | null; count: number })
  | (Headed & { kind: 'reviews'; count: number })
  | (Headed & { kind: 'areas' })
  | (Headed & { kind: 'apartments'; count: number })
  | (Headed & { kind: 'direct-booking' })
  | (Headed & { kind: 'rating' });
