import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

/** Queries by which Strapi's content API would hand drafts to whoever asks for them. */
const ABOUT_DRAFTS = ['status', 'publicationFilter', 'hasPublishedVersion'];

/** Keeps drafts inside the admin panel. */
function refuseDrafts(ctx: Context, next: Next): Promise<unknown> {
  const asked = ABOUT_DRAFTS.find((name) => name in ctx.query && ctx.query[name] !== 'published');
  if (asked === undefined) return next();
  throw new errors.ValidationError(`${asked} can only be published: drafts are seen in the admin panel`);
}

/** Strapi fails on filters that make no sense, such as a text for a number: the mistake is the asker's. */
export async function blameTheQuery(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
  } catch (error) {
    const isAnswer =
      error instanceof errors.ApplicationError || (error instanceof Error && 'status' in error);
    if (isAnswer) throw error;
    // A database that does not answer anybody is nobody's mistake.
    await strapi.db.connection.raw('select 1');
    strapi.log.debug(`A query could not be answered: ${ctx.url}: ${String(error)}`);
    throw new errors.ValidationError('This query cannot be answered: correct its filters, sort or id');
  }
}

const middlewares = [refuseDrafts, blameTheQuery];

type Middleware = typeof blameTheQuery;

/**
 * The route by which guests read all entries of a content type, or the only one of a single type. It is written out:
 * Strapi's core router makes schemas of five methods for each type at every start, which only its own documentation reads.
 * @param path below `/api`
 */
export const readAll = (uid: string, path: string) => ({
  ...{ method: 'GET', path, handler: `${uid}.find` },
  config: { middlewares },
});

/** The route by which guests read one entry, by its `documentId`. */
export const readOne = (uid: string, path: string, ...more: readonly Middleware[]) => ({
  ...{ method: 'GET', path: `${path}/:id`, handler: `${uid}.findOne` },
  config: { middlewares: [...middlewares, ...more] },
});
