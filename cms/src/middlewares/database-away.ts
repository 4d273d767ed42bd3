import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

const RETRY_SECONDS = '5';

/** Answers 503 with Retry-After while the database cannot be reached, for instance because it starts again. */
export default () =>
  async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const isRefused = error instanceof errors.UnauthorizedError;
      if (!isDatabaseAway(isRefused ? ctx.state['unreadAccount'] : error)) throw error;
      ctx.set('Retry-After', RETRY_SECONDS);
      ctx.throw(503, 'This cannot be done at the moment. Please try again in a few seconds', {
        cause: error,
        expose: true,
      });
    }
  };

/** Of Node.js, when a connection cannot be made or is cut; of PostgreSQL, when it shuts down or starts. */
const CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|08\w{3})$/;
/** What `pg` and the pool of connections say without a code. */
const SENTENCES =
  /Connection terminated|Connection ended|has encountered a connection error|Timeout acquiring a connection/;

/** Whether a query failed because there was nobody to answer it. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.test(String(error.code))) return true;
  return SENTENCES.test(error.message) || isDatabaseAway(error.cause);
}
