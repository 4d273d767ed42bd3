import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { BACK_SOON_SECONDS, databaseTrouble } from 'booking-rules/services';
import createError from 'http-errors';
import type { Context, Next } from 'koa';

/**
 * Answers 503 with Retry-After while the database cannot do its part (it is away, locked, or its disk is full), with
 * one line in the log.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const isRefused = error instanceof errors.UnauthorizedError;
      const trouble = databaseTrouble(isRefused ? ctx.state['unreadAccount'] : error);
      if (trouble === null) throw error;
      strapi.log.warn(`${ctx.method} ${ctx.path} could not be done, the database is ${trouble}`);
      ctx.set('Retry-After', BACK_SOON_SECONDS);
      throw createError(503, 'This cannot be done at the moment. Please try again in a few seconds', {
        cause: error,
      });
    }
  };
