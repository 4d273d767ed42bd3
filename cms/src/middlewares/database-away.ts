import { errors } from '@strapi/utils';
import createError from 'http-errors';
import type { Context, Next } from 'koa';
import { BACK_SOON_SECONDS, isDatabaseAway } from '../operations/is-database-away';

/** Answers 503 with Retry-After while the database cannot be reached, for instance because it starts again. */
export default () =>
  async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const isRefused = error instanceof errors.UnauthorizedError;
      if (!isDatabaseAway(isRefused ? ctx.state['unreadAccount'] : error)) throw error;
      ctx.set('Retry-After', BACK_SOON_SECONDS);
      throw createError(503, 'This cannot be done at the moment. Please try again in a few seconds', {
        cause: error,
      });
    }
  };
