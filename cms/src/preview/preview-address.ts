import type { Core } from '@strapi/strapi';
import type { BusinessChange } from 'booking-rules/contracts/setup/business';
import type { Settings } from '../../config/settings';
import { createPreviewTokens, type Previewed } from './preview-token';

interface Asked {
  documentId?: string;
  status?: string;
  business?: BusinessChange;
}

interface Named {
  slug?: string | null;
  apartmentId?: string | null;
}

/** Stands in for the address of a draft that has none yet. */
const UNNAMED = 'draft';

/** The page of a document of each kind that has one of its own. */
const PATHS: Record<string, (document: Named) => string> = {
  'api::post.post': ({ slug }) => `/blog/${slug || UNNAMED}`,
  'api::page.page': ({ slug }) => (slug === 'home' ? '/' : `/${slug || UNNAMED}`),
  'api::apartment.apartment': ({ apartmentId }) => `/apartment/${apartmentId || UNNAMED}`,
};

/** Where the admin panel sees a document as guests would; undefined for what has no page. */
export async function previewAddress(
  strapi: Core.Strapi,
  uid: string,
  { documentId, status: asked, business }: Asked,
): Promise<string | undefined> {
  const path = PATHS[uid];
  if (!path || documentId === undefined) return undefined;
  const status: Previewed['status'] = asked === 'published' ? 'published' : 'draft';
  const contentType = uid as Parameters<Core.Strapi['documents']>[0];
  const document: unknown = await strapi.documents(contentType).findOne({ documentId, status });
  if (!document) return undefined;
  const { publicUrl, adminJwtSecret }: Settings = strapi.config.get('settings');
  const token = createPreviewTokens(adminJwtSecret).sign(
    { uid, documentId, status, ...(business && { business }) },
    new Date(),
  );
  const address = new URL(path(document), publicUrl);
  address.searchParams.set('preview', token);
  return address.href;
}

/**
 * Where the site can be seen as it would be with another business: its home page, or the host on the page of an
 * apartment, where that is what changes. Undefined where there is neither.
 */
export async function businessPreviewAddress(
  strapi: Core.Strapi,
  business: BusinessChange,
): Promise<string | undefined> {
  const page = (uid: 'api::page.page' | 'api::apartment.apartment', filters: object) =>
    strapi.documents(uid).findFirst({ filters, status: 'published', sort: 'id:asc' } as never);
  const addressOf = (uid: string, { documentId }: { documentId: string }) =>
    previewAddress(strapi, uid, { documentId, status: 'published', business });
  if (business.host !== undefined) {
    const apartment = await page('api::apartment.apartment', { openForBooking: true });
    const address = apartment && (await addressOf('api::apartment.apartment', apartment));
    if (address !== undefined && address !== null) return `${address}#host`;
  }
  const home = await page('api::page.page', { slug: 'home' });
  return home ? addressOf('api::page.page', home) : undefined;
}
