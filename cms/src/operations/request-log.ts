import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

const HEADER = 'X-Request-Id';
const ACCEPTABLE = /^[\w-]{8,64}$/;

const ids = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return ids.getStore();
}

/**
 * Gives every request an id, which stands in its answer and in every line of the log it causes. That of a proxy
 * of ours is kept, so that its log and this one can be read together.
 */
export function withRequestId({ trustProxy }: { trustProxy: boolean }) {
  return (ctx: Context, next: Next): Promise<unknown> => {
    const given = trustProxy ? ctx.get(HEADER) : '';
    const id = ACCEPTABLE.test(given) ? given : randomUUID();
    ctx.res.setHeader(HEADER, id);
    return ids.run(id, next);
  };
}

/** Writes a line for each answer at the level `http`. Of addresses the path alone: queries hold what guests type. */
export function logRequests(strapi: Core.Strapi) {
  const isWanted = strapi.log.isLevelEnabled('http');
  return async (ctx: Context, next: Next): Promise<void> => {
    if (isWanted) {
      const began = performance.now();
      // Where the answer ends, nothing of its request is at hand any more.
      const request = requestId();
      ctx.res.once('close', () => {
        const ms = Math.round(performance.now() - began);
        strapi.log.http(`${ctx.method} ${ctx.path} ${ctx.res.statusCode} (${ms} ms)`, {
          method: ctx.method,
          path: ctx.path,
          status: ctx.res.statusCode,
          ms,
          request,
        });
      });
    }
    await next();
  };
}

/**
 * The route of a request as metrics name it: few names, none of them anybody's own.
 * @param matched the pattern of the API's router, such as `/api/reservations/:reference`
 */
export function routeName(path: string, status: number, matched: unknown): string {
  if (typeof matched === 'string' && matched.startsWith('/')) return matched;
  if (status === 404) return 'not found';
  if (status >= 300 && status < 400 && status !== 304) return 'redirect';
  const [, first = '', ...rest] = path.split('/');
  if (first === 'api') return '/api';
  return rest.length === 0 ? `/${first}` : `/${first}/*`;
}
