import type { Core } from '@strapi/strapi';
import type { Previewed } from '../preview/preview-token';
import { readDraftPage } from './content-pages';
import { readDraftApartment } from './draft-apartment';
import { readDraftPost } from './posts';
import type { SiteApi } from './site-types';

/** Answers as `api` does, but for the one document whose draft is previewed: that is never kept in memory. */
export function createPreviewApi(
  strapi: Core.Strapi,
  api: SiteApi,
  { uid, documentId, status }: Previewed,
): SiteApi {
  if (status === 'published') return api;
  switch (uid) {
    case 'api::post.post':
      return { ...api, post: () => readDraftPost(strapi, documentId) };
    case 'api::apartment.apartment':
      return { ...api, apartment: () => readDraftApartment(strapi, documentId) };
    case 'api::page.page':
      return {
        ...api,
        async page(slug) {
          const draft = await readDraftPage(strapi, documentId);
          return draft?.slug === slug ? draft : api.page(slug);
        },
      };
    default:
      return api;
  }
}
