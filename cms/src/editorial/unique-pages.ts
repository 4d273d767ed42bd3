import type { Core } from '@strapi/strapi';
import type { PageSlug } from '../site-host/site-types';
import { refusal } from './check-redirects';

const UID = 'api::page.page';

/** Keeps editors from writing a page a second time: one of the two would never be seen. */
export function keepPagesUnique(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== UID || !['create', 'update', 'clone'].includes(context.action)) return next();
    const { documentId, data } = context.params as { documentId?: string; data?: { slug?: PageSlug } };
    if (context.action === 'clone' && data?.slug === undefined) {
      throw refusal('slug', 'There can only be one of each page. Edit the existing one.');
    }
    if (typeof data?.slug === 'string') {
      const other = await strapi.documents(UID).findFirst({ filters: { slug: data.slug }, fields: ['slug'] });
      if (other && (context.action !== 'update' || other.documentId !== documentId)) {
        throw refusal('slug', `There is already a page ${data.slug}. Edit that one.`);
      }
    }
    return next();
  });
}
