import type { Core } from '@strapi/strapi';
import { useOnOriginals } from 'booking-rules/engine';
import type { LegalKind } from '../site-host/site-types';
import { TILES_SEGMENT } from '../map-tiles/map-tiles';
import { strapiSegments } from '../site-host/mount';
import { refusal } from './check-redirects';

const UID = 'api::page.page';

/** First parts of addresses at which the site has something else: a page there would never be seen. */
const OF_THE_SITE: ReadonlySet<string> = new Set([
  ...['account', 'confirm-email', 'connect', 'forgot-password', 'register', 'reset-password', 'sign-in'],
  ...['sign-in-link', 'housekeeping', 'registration', 'review'],
  ...['apartment', 'apartments', 'blog', 'category', 'contact', 'enquiry', 'reservation', 'results'],
  ...['summary', 'thank-you', 'wishlist', 'compare'],
  ...['assets', 'brand', 'builds', 'livez', 'readyz', 'metrics', TILES_SEGMENT],
]);

interface Written {
  slug?: string;
  legal?: LegalKind | null;
}

/**
 * Keeps editors from writing a page that nobody would see, because another is at its address, and from having two legal
 * pages of a kind.
 */
export function keepPagesUnique(strapi: Core.Strapi): void {
  async function isTaken(filters: object, documentId: string | undefined): Promise<boolean> {
    const other = await strapi.documents(UID).findFirst({ filters: { ...filters }, fields: ['slug'] });
    return other !== null && other.documentId !== documentId;
  }

  useOnOriginals(strapi, async (context, next) => {
    if (context.uid !== UID || !['create', 'update', 'clone'].includes(context.action)) return next();
    const { documentId, data = {} } = context.params as { documentId?: string; data?: Written };
    const own = context.action === 'update' ? documentId : undefined;
    if (context.action === 'clone' && data.slug === undefined) {
      throw refusal('slug', 'There can only be one of each page. Edit the existing one.');
    }
    if (typeof data.slug === 'string') {
      if (OF_THE_SITE.has(data.slug) || strapiSegments(strapi).has(data.slug))
        throw refusal('slug', `The site itself uses /${data.slug}.`);
      if (await isTaken({ slug: data.slug }, own))
        throw refusal('slug', `There is already a page ${data.slug}. Edit that one.`);
    }
    if (data.legal && (await isTaken({ legal: data.legal }, own)))
      throw refusal('legal', 'There is already a legal page of this kind. Edit that one.');
    return next();
  });
}
