import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { LRUCache } from 'lru-cache';
import { routeName } from '../operations/request-log';
import { networkOf } from '../rate-limits/client-network';
import { logSecurityEvent, type SecurityEvent } from './security-event';
import { WATCHED_CONTENT, WATCHED_PANEL, type Watched } from './watched-routes';

type Routed = Context & {
  _matchedRoute?: unknown;
  params?: Record<string, string>;
  request: { body?: unknown };
};

/** What a refusal means wherever it happens. */
const REFUSALS: Readonly<Record<number, SecurityEvent>> = {
  401: 'access.unauthenticated',
  403: 'access.refused',
  429: 'access.limited',
};

const HOUR_MS = 3_600_000;
const MOST_REMEMBERED = 10_000;

/**
 * Writes a line for what matters to security of what was answered: the routes that are watched, and every 401, 403
 * and 429. Of refusals that repeat (one network, one route) the 1st, 10th, 100th … within an hour has a line, so
 * that nobody can fill the disk with them.
 */
export function watchRequests(strapi: Core.Strapi) {
  const prefix: string = strapi.config.get('api.rest.prefix', '/api');
  const repeated = new LRUCache<string, number>({ max: MOST_REMEMBERED, ttl: HOUR_MS, noUpdateTTL: true });

  return async (ctx: Routed, next: Next): Promise<void> => {
    await next();
    const { status } = ctx;
    const watched = watchedOf(ctx, prefix);
    const refusal = REFUSALS[status];
    const route = `${ctx.method} ${routeName(ctx.path, status, ctx._matchedRoute)}`;
    if (watched && status < 400) {
      logSecurityEvent(strapi, watched.done, {
        account: accountOf(ctx),
        target: targetOf(ctx),
        route,
        status,
      });
    } else if (watched?.failed && status < 500 && status !== 429) {
      logSecurityEvent(strapi, watched.failed, { account: accountOf(ctx), route, status });
    } else if (refusal) {
      const key = `${networkOf(ctx.request.ip)} ${status} ${route}`;
      const times = (repeated.get(key) ?? 0) + 1;
      repeated.set(key, times);
      if (/^10*$/.test(String(times))) logSecurityEvent(strapi, refusal, { route, status, times });
    }
  };
}

function watchedOf(ctx: Routed, prefix: string): Watched | undefined {
  const matched = ctx._matchedRoute;
  if (typeof matched !== 'string') return undefined;
  const path = matched.replace(':model', ctx.params?.['model'] ?? ':model');
  return path.startsWith(`${prefix}/`)
    ? WATCHED_CONTENT[`${ctx.method} ${path.slice(prefix.length)}`]
    : WATCHED_PANEL[`${ctx.method} ${path}`];
}

/** The email address that was typed, or that of the account which was answered. */
function accountOf(ctx: Routed): string | undefined {
  const answered = fieldOf(ctx.body, 'data') ?? ctx.body;
  const candidates = [
    fieldOf(fieldOf(answered, 'user'), 'email'),
    fieldOf(ctx.request.body, 'email'),
    fieldOf(ctx.request.body, 'identifier'),
  ];
  return candidates.find((value): value is string => typeof value === 'string');
}

/** The ids in the address. */
function targetOf({ params = {} }: Routed): string | undefined {
  const ids = Object.entries(params).flatMap(([name, value]) => (name === 'model' ? [] : [value]));
  return ids.join(' ') || undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
