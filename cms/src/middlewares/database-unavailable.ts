import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { BACK_SOON_SECONDS, databaseTrouble } from 'booking-rules/engine';
import createError from 'http-errors';
import type { Context, Next } from 'koa';

/**
 * Answers 503 with Retry-After while the database cannot do its part (it is away, locked, or its disk is full), with
 * one line in the log.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const failure = await failureOf(next);
    // Nobody is refused because their account could not be read (`users-permissions/database-outage.ts`).
    const isRefused = failure instanceof errors.UnauthorizedError || (!failure && ctx.status === 401);
    const trouble = databaseTrouble(isRefused ? ctx.state['unreadAccount'] : failure);
    if (trouble !== null) {
      strapi.log.warn(`${ctx.method} ${ctx.path} could not be done, the database is ${trouble}`);
      ctx.set('Retry-After', BACK_SOON_SECONDS);
      throw createError(503, "We can't do this right now. Please try again in a few seconds", {
        cause: failure,
      });
    }
    if (failure) throw failure;
  };

async function failureOf(next: Next): Promise<Error | null> {
  try {
    await next();
    return null;
  } catch (error) {
    return error as Error;
  }
}
