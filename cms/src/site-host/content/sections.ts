import { photoOf, type StoredPicture } from 'booking-rules/shared/listing/photo';
import type { FaqTopic, PageSection, RichText } from '../site-types';

type FactsSection = Extract<PageSection, { kind: 'facts' }>;
type PointsSection = Extract<PageSection, { kind: 'points' }>;

interface Headed {
  heading: string | null;
  intro: string | null;
}

interface StoredLink {
  linkLabel: string | null;
  linkTo: string | null;
}

/** A section as Strapi stores it, named by its component. */
export type StoredSection =
  | ({
      __component: 'section.text';
      heading: string | null;
      body: RichText | null;
      picture: StoredPicture | null;
      pictureSide: 'start' | 'end' | null;
    } & StoredLink)
  | (Headed & {
      __component: 'section.points';
      tinted: boolean | null;
      points: { icon: PointsSection['points'][number]['icon']; title: string; text: string | null }[] | null;
    })
  | {
      __component: 'section.numbers';
      heading: string | null;
      numbers: { value: string; label: string }[] | null;
    }
  | ({ __component: 'section.call-to-action'; heading: string; text: string | null } & StoredLink)
  | (Headed & { __component: 'section.faqs'; topic: FaqTopic })
  | (Headed & { __component: 'section.guides'; category: { slug: string } | null; count: number })
  | (Headed & { __component: 'section.reviews' | 'section.apartments'; count: number })
  | (Headed & { __component: 'section.facts'; shows: FactsSection['shows'] })
  | (Headed & { __component: 'section.areas' | 'section.direct-booking' | 'section.rating' });

/** A section as the site shows it. A draft may still be without what is required. */
export function sectionOf(stored: StoredSection): PageSection {
  switch (stored.__component) {
    case 'section.text': {
      const { heading, body, picture, pictureSide } = stored;
      return {
        kind: 'text',
        heading,
        body: body ?? [],
        photo: picture && photoOf(picture, heading ?? ''),
        photoSide: pictureSide ?? 'end',
        link: linkOf(stored),
      };
    }
    case 'section.points': {
      const points = (stored.points ?? []).map(({ icon, title, text }) => ({
        icon,
        title,
        text: text ?? '',
      }));
      return { kind: 'points', ...headOf(stored), tinted: stored.tinted ?? false, points };
    }
    case 'section.numbers': {
      const numbers = (stored.numbers ?? []).map(({ value, label }) => ({ value, label }));
      return { kind: 'numbers', heading: stored.heading, numbers };
    }
    case 'section.call-to-action': {
      const link = linkOf(stored) ?? { label: 'More', href: '/' };
      return { kind: 'call-to-action', heading: stored.heading, text: stored.text ?? '', link };
    }
    case 'section.faqs':
      return { kind: 'faqs', ...headOf(stored), topic: stored.topic };
    case 'section.guides':
      return {
        kind: 'guides',
        ...headOf(stored),
        category: stored.category?.slug ?? null,
        count: stored.count,
      };
    case 'section.reviews':
      return { kind: 'reviews', ...headOf(stored), count: stored.count };
    case 'section.apartments':
      return { kind: 'apartments', ...headOf(stored), count: stored.count };
    case 'section.facts':
      return { kind: 'facts', ...headOf(stored), shows: stored.shows };
    case 'section.areas':
      return { kind: 'areas', ...headOf(stored) };
    case 'section.direct-booking':
      return { kind: 'direct-booking', ...headOf(stored) };
    case 'section.rating':
      return { kind: 'rating', ...headOf(stored) };
  }
}

function headOf({ heading, intro }: Headed): Headed {
  return { heading: heading || null, intro: intro || null };
}

function linkOf({ linkLabel, linkTo }: StoredLink): { label: string; href: string } | null {
  return linkLabel && linkTo ? { label: linkLabel, href: linkTo } : null;
}
