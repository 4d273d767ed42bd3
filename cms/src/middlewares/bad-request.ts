import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { errorBody } from '../security/error-body';

/**
 * Answers a request that is wrong in itself (JSON that is none, a body of a kind that is not taken) as Strapi does,
 * with one line in the log: Strapi would write it down with a stack, as a failure of its own. The line does not say
 * what was sent, which may be anybody's data.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (!isMistakeOfTheSender(error)) throw error;
      const { status, name, message } = error;
      strapi.log.warn(`${ctx.method} ${ctx.path} was refused with ${status} (${name})`);
      ctx.status = status;
      ctx.body = errorBody(
        status,
        error instanceof SyntaxError
          ? { name: 'ValidationError', message: `The body is not valid JSON: ${message}` }
          : { name, message },
      );
    }
  };

/** True for errors that carry a status of their own. Those of Strapi are logged by nobody already. */
function isMistakeOfTheSender(error: unknown): error is Error & { status: number } {
  if (!(error instanceof Error) || !('status' in error)) return false;
  if (error instanceof errors.ApplicationError || error instanceof errors.HttpError) return false;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}
