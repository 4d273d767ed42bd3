import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { hasNul } from '../security/nul';

/**
 * Spares Strapi's accounts, those of guests and of staff, bodies on which it fails: none at all, which is what a body
 * of a kind that is not read becomes, and texts that PostgreSQL cannot look for.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const prefix: string = strapi.config.get('api.rest.prefix', '/api');
  return async (ctx: Context & { request: { body?: unknown } }, next: Next): Promise<void> => {
    const path = ctx.path.toLowerCase();
    if (path.startsWith(`${prefix}/auth/`) || path.startsWith('/admin/')) {
      ctx.request.body ??= {};
      if (hasNul(ctx.request.body)) {
        throw new errors.ValidationError('The body contains a character that cannot be stored');
      }
    }
    await next();
  };
};
