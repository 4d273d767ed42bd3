import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Settings } from '../../../config/settings';
import { createPreviewTokens, type Previewed } from '../../preview/preview-token';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { contentOf } from '../content/content-cache';
import { readDraftPage } from '../content/content-pages';
import { localContent, pageIn, postIn } from '../content/local-content';
import { toldIn } from '../content/translations';
import { readDraftApartment } from './draft-apartment';
import { readDraftPost } from '../content/posts';
import { hostOf, settingsWith } from './preview-business';
import type { PageRequest, SiteApi } from '../site-types';

/** Answers as `api` does, but for the one document whose draft is previewed: that is never kept in memory. */
function createPreviewApi(
  strapi: Core.Strapi,
  api: SiteApi,
  { uid, documentId, status, business }: Previewed,
): SiteApi {
  if (business)
    return {
      ...api,
      settings: async () => settingsWith(strapi, await api.settings(), business),
      host: async () => (business.host === undefined ? api.host() : hostOf(strapi, business.host)),
    };
  if (status === 'published') return api;
  const local = () => localContent(contentOf(strapi).current(), currentLanguage());
  switch (uid) {
    case 'api::post.post':
      return {
        ...api,
        async post() {
          const draft = await readDraftPost(strapi, documentId);
          if (!draft) return null;
          const { translations, categories, language } = local();
          const category = categories.find(({ slug }) => slug === draft.category?.slug) ?? draft.category;
          return toldIn(translations, 'guides', documentId, language, (words) => ({
            ...postIn(draft, words),
            category,
          }));
        },
      };
    case 'api::apartment.apartment':
      return { ...api, apartment: () => readDraftApartment(strapi, documentId, local()) };
    case 'api::page.page':
      return {
        ...api,
        async page(slug) {
          const draft = await readDraftPage(strapi, documentId);
          if (draft?.slug !== slug) return api.page(slug);
          const { translations, language } = local();
          return toldIn(translations, 'pages', documentId, language, (words) => pageIn(draft, words));
        },
      };
    default:
      return api;
  }
}

/** Tells which preview a request asks for, which nobody but the admin panel can make up. */
export function createPagePreviews(strapi: Core.Strapi, api: SiteApi) {
  const { adminJwtSecret }: Settings = strapi.config.get('settings');
  const tokens = createPreviewTokens(adminJwtSecret);

  return function previewOf(ctx: Context): Pick<PageRequest, 'preview' | 'api'> {
    const token = ctx.query['preview'];
    if (token === undefined) return {};
    const previewed = typeof token === 'string' ? tokens.read(token, new Date()) : null;
    if (!previewed) return { preview: 'refused' };
    return { preview: previewed.status, api: createPreviewApi(strapi, api, previewed) };
  };
}
