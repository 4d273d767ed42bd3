import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Settings } from '../../config/settings';
import { createPreviewTokens } from '../preview/preview-token';
import { createPreviewApi } from './preview-api';
import type { PageRequest, SiteApi } from './site-types';

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
