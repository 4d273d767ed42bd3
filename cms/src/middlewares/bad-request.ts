import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { errorBody } from '../security/error-body';

/** Of PostgreSQL, when it looks for a number and is given a word, or a number that is too large. SQLite finds nothing. */
const NO_NUMBER: ReadonlySet<unknown> = new Set(['22P02', '22003']);

/** What is wrong with a request. */
interface Mistake {
  status: number;
  name: string;
  message: string;
}

/**
 * Gives a request that is wrong in itself (JSON that is none, a body of a kind that is not taken) one line in the log:
 * Strapi would say nothing of some, and write others down with a stack as failures of its own. The line does not hold
 * what was sent, which may be anybody's data. What a route thinks of what it was sent is between it and its client.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const known = ofStrapi(error);
      const mistake = known ?? ofLibraries(error);
      const isOfRoute = (ctx.state as { route?: unknown }).route !== undefined;
      if (mistake && !(known && isOfRoute)) {
        strapi.log.warn(`${ctx.method} ${ctx.path} was refused with ${mistake.status} (${mistake.name})`);
      }
      if (!mistake || known) throw error;
      ctx.body = errorBody(mistake.status, mistake);
      ctx.status = mistake.status;
    }
  };

/** Errors that Strapi answers by itself. */
function ofStrapi(error: unknown): Mistake | null {
  if (error instanceof errors.PayloadTooLargeError) return { ...said(error), status: 413 };
  return error instanceof errors.ValidationError ? { ...said(error), status: 400 } : null;
}

/** Errors that Strapi takes for its own; null when the sender is not to blame. */
function ofLibraries(error: unknown): Mistake | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof errors.ApplicationError || error instanceof errors.HttpError) return null;
  // Some of Strapi's routes check a body like this and let the failure go.
  if (error.name === 'ZodError')
    return { status: 400, name: 'ValidationError', message: 'The body is not valid' };
  if ('code' in error && NO_NUMBER.has(error.code))
    return { status: 404, name: 'NotFoundError', message: 'Not Found' };
  if (error instanceof SyntaxError && 'status' in error)
    return {
      status: 400,
      name: 'ValidationError',
      message: `The body is not valid JSON: ${error.message}`,
    };
  const status = 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 500 ? { ...said(error), status } : null;
}

const said = ({ name, message }: Error) => ({ name, message });
