import type { Context, Next } from 'koa';
import { errorBody, type ErrorSaid } from '../security/error-body';

/**
 * Gives every failure that leaves Strapi's middlewares the shape of the contract (A7): its router answers 405 and 501
 * with a bare word, and errors of libraries lack `details`. Where
 * these name a time to wait, `Retry-After` does too. Stands outside `strapi::errors`.
 */
export default () =>
  async (ctx: Context, next: Next): Promise<void> => {
    await next();
    const { status, body } = ctx;
    if (status < 400) return;
    const said = errorIn(body);
    if (said === null && body !== undefined && body !== null) return;
    const { retryAfter: seconds } = (said?.details ?? {}) as { retryAfter?: unknown };
    if (typeof seconds === 'number') ctx.set('Retry-After', String(seconds));
    ctx.body = errorBody(status, said ?? {});
    // Koa takes an answer that is given a body for a success.
    ctx.status = status;
  };

function errorIn(body: unknown): ErrorSaid | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  return typeof body.error === 'object' ? body.error : null;
}
