import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** Queries by which Strapi's content API would hand drafts to whoever asks for them. */
const ABOUT_DRAFTS = ['status', 'publicationFilter', 'hasPublishedVersion'];

/** Keeps drafts inside the admin panel. Must run in `register()`. */
export function showPublishedOnly(strapi: Core.Strapi): void {
  strapi.server.api('content-api').use((ctx: Context, next: Next) => {
    const asked = ABOUT_DRAFTS.find((name) => name in ctx.query && ctx.query[name] !== 'published');
    if (asked === undefined) return next();
    throw new errors.ValidationError(`${asked} can only be published: drafts are seen in the admin panel`);
  });
}
