import type { Core } from '@strapi/strapi';
import type { Settings } from '../../config/settings';
import { createPreviewTokens, type Previewed } from './preview-token';

interface Asked {
  documentId?: string;
  status?: string;
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
  { documentId, status: asked }: Asked,
): Promise<string | undefined> {
  const path = PATHS[uid];
  if (!path || documentId === undefined) return undefined;
  const status: Previewed['status'] = asked === 'published' ? 'published' : 'draft';
  const contentType = uid as Parameters<Core.Strapi['documents']>[0];
  const document: unknown = await strapi.documents(contentType).findOne({ documentId, status });
  if (!document) return undefined;
  const { publicUrl, adminJwtSecret }: Settings = strapi.config.get('settings');
  const token = createPreviewTokens(adminJwtSecret).sign({ uid, documentId, status }, new Date());
  const address = new URL(path(document), publicUrl);
  address.searchParams.set('preview', token);
  return address.href;
}
