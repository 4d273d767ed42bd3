import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/**
 * Takes forms with files from who is signed in to the admin panel alone: Strapi writes the files of a body to disk
 * before it asks who has sent them. Others are answered 415, and 401 where a token is no good any more.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (/^multipart\//i.test(ctx.get('Content-Type'))) {
      const [scheme, token] = ctx.get('Authorization').split(' ', 2);
      if (scheme?.toLowerCase() !== 'bearer' || token === undefined) ctx.throw(415, 'Send this as JSON');
      // With this status the panel asks for a fresh token and tries again.
      if (!strapi.sessionManager('admin').validateAccessToken(token).isValid) {
        throw new errors.UnauthorizedError('Files can only be uploaded from the admin panel');
      }
    }
    await next();
  };
