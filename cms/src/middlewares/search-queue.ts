import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Context, Next } from 'koa';
import { QueueRefusal, fairQueueOf } from '../overload/fair-queue';

/** Lets searches over all apartments, and what assistants ask, wait for their turn, and answers 429 or 503 with Retry-After when they get none. */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const prefix: string = strapi.config.get('api.rest.prefix', '/api');
  // As generous as the router is: it takes any case, and a slash at the end.
  const search = new RegExp(`^(${prefix}/stays(/+pins)?|/mcp)/*$`, 'i');
  return async (ctx: Context, next: Next): Promise<void> => {
    if (!search.test(ctx.path)) {
      await next();
      return;
    }
    try {
      await fairQueueOf(strapi).take(ctx.request.ip, next);
    } catch (error) {
      if (!(error instanceof QueueRefusal)) throw error;
      ctx.set('Retry-After', error.retryAfter);
      throw error.status === 429 ? new errors.RateLimitError(error.message) : createError(503, error.message);
    }
  };
};
