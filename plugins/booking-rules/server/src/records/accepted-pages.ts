import type { Core } from '@strapi/strapi';
import { documents, UIDS } from './documents';
import type { AcceptedPage } from './reservations/reservation';

/** What a guest accepts by booking, in this order. */
const ACCEPTED: readonly AcceptedPage['kind'][] = ['terms', 'cancellation', 'privacy'];

/** The texts that are published now and hold for a booking that is made now. */
export async function readAcceptedPages(strapi: Core.Strapi): Promise<AcceptedPage[]> {
  const pages = await documents(strapi, UIDS.page).findMany({
    filters: { legal: { $in: ACCEPTED } },
    status: 'published',
    fields: ['slug', 'title', 'legal', 'publishedAt'],
  });
  return ACCEPTED.flatMap((kind) =>
    pages.flatMap(({ legal, slug, title, publishedAt }) =>
      legal === kind && publishedAt !== null
        ? [{ kind, title, slug, version: new Date(publishedAt).toISOString() }]
        : [],
    ),
  );
}
