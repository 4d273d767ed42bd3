import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { requestId } from './request-id';

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
