import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type { Settings } from '../../config/settings';
import { guardResponses } from '../security/guard-responses';
import { watchRequests } from '../security-log/watch-requests';
import { drainUnreadBodies } from '../security/drain-bodies';
import { compressResponses } from './compression';
import { createMetrics, type Metrics } from './metrics';
import { isStopping, oldestFeedSeconds, unreadiness } from './lifecycle';
import { logRequests, withRequestId } from './request-log';

/**
 * What operators ask of the server, before everything else: `/livez`, `/readyz`, `/metrics`; ids and a log
 * of requests; headers and compression of every answer. Must run in `register()`, first.
 */
export function mountOperations(strapi: Core.Strapi): Metrics {
  const { trustedProxies, metricsToken }: Settings = strapi.config.get('settings');
  const metrics = createMetrics(strapi);
  strapi.server.use(drainUnreadBodies());
  strapi.server.use(withRequestId({ trustProxy: trustedProxies > 0 }));
  strapi.server.use(guardResponses(strapi));
  strapi.server.use(answerHealth(strapi));
  strapi.server.use(logRequests(strapi));
  strapi.server.use(watchRequests(strapi));
  strapi.server.use(metrics.measure);
  strapi.server.use(compressResponses(strapi));
  strapi.server.use(async (ctx: Context, next: Next) => {
    // Without the token there is no such page, whether or not there is one for others.
    if (ctx.path === '/metrics' && metricsToken !== null && isBearer(ctx, metricsToken)) {
      ctx.set('Content-Type', metrics.contentType);
      ctx.set('Cache-Control', 'no-store');
      ctx.body = await metrics.text();
      return;
    }
    await next();
  });
  return metrics;
}

/** Answers `/livez` and `/readyz` before anything that costs, asking nobody: they are answered while others wait. */
function answerHealth(strapi: Core.Strapi) {
  return async (ctx: Context, next: Next): Promise<void> => {
    // A connection that stays open would be cut when the process ends.
    if (isStopping()) ctx.set('Connection', 'close');
    if (ctx.path === '/livez') plainly(ctx, 200, 'alive');
    else if (ctx.path === '/readyz') answerReadiness(strapi, ctx);
    else await next();
  };
}

function answerReadiness(strapi: Core.Strapi, ctx: Context): void {
  const reasons = unreadiness(strapi);
  const age = oldestFeedSeconds(strapi);
  const feeds = age === null ? '' : `\noldest calendar feed: ${age} s`;
  if (reasons.length === 0) plainly(ctx, 200, `ready${feeds}`);
  else plainly(ctx, 503, `not ready: ${reasons.join(', ')}${feeds}`);
}

function plainly(ctx: Context, status: number, text: string): void {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = `${text}\n`;
}

function isBearer(ctx: Context, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(ctx.get('Authorization')), digest(`Bearer ${token}`));
}
