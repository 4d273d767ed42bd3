import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { rateLimiterOf, tooMany } from '../rate-limits/rate-limiter';
import { limitedBy } from '../rate-limits/limited-routes';

/** Answers 429 with Retry-After to whoever asks too much at once of what robots like to ask. */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const prefix: string = strapi.config.get('api.rest.prefix', '/api');
  return async (ctx: Context, next: Next): Promise<void> => {
    const what = limitedBy(ctx.method, ctx.path, prefix);
    const seconds = what && (await rateLimiterOf(strapi).enter(what, ctx.request.ip));
    if (seconds !== null) {
      ctx.set('Retry-After', String(seconds));
      throw new errors.RateLimitError(tooMany(seconds));
    }
    await next();
  };
};
