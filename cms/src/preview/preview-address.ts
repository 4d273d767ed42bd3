import type { Core } from '@strapi/strapi';
import type { BusinessChange } from 'booking-rules/contracts/setup/business';
import { engineOf } from 'booking-rules/engine';
import { DEFAULT_LANGUAGE, type Language } from 'booking-rules/shared/format/language';
import { pathIn } from 'booking-rules/shared/format/local-path';
import type { Settings } from '../../config/settings';
import { createPreviewTokens, type Previewed } from './preview-token';

interface Asked {
  documentId?: string;
  status?: string;
  /** The language in which it is shown, where the site is offered in it. */
  locale?: string | null;
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
  { documentId, status: asked, locale, business }: Asked,
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
  const { languages } = engineOf(strapi).inventory.current();
  const language = languages.find((offered) => offered === locale) ?? DEFAULT_LANGUAGE;
  const address = new URL(pathIn(language, path(document)), publicUrl);
  address.searchParams.set('preview', token);
  return address.href;
}

/**
 * Where the site can be seen as it would be with another business: its home page, or the host on the page of an
 * apartment, where that is what changes. Undefined where there is neither.
 * @param locale the language in which it is shown, where the site is offered in it
 */
export async function businessPreviewAddress(
  strapi: Core.Strapi,
  business: BusinessChange,
  locale: Language,
): Promise<string | undefined> {
  const page = (uid: 'api::page.page' | 'api::apartment.apartment', filters: object) =>
    strapi.documents(uid).findFirst({ filters, status: 'published', sort: 'id:asc' } as never);
  const addressOf = (uid: string, { documentId }: { documentId: string }) =>
    previewAddress(strapi, uid, { documentId, status: 'published', locale, business });
  if (business.host !== undefined) {
    const apartment = await page('api::apartment.apartment', { openForBooking: true });
    const address = apartment && (await addressOf('api::apartment.apartment', apartment));
    if (address !== undefined && address !== null) return `${address}#host`;
  }
  const home = await page('api::page.page', { slug: 'home' });
  return home ? addressOf('api::page.page', home) : undefined;
}
