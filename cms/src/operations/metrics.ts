import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '../page-cache/page-cache';
import { fairQueueOf } from '../overload/fair-queue';
import { collectBusiness } from './business-metrics';
import { routeName } from './request-log';

/** Seconds: from a page out of memory to what a guest gives up on. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What Prometheus asks of this process. */
export function createMetrics(strapi: Core.Strapi) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  collectBusiness(strapi, register);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });

  /** Times a request until its answer has been sent, or its asker has gone. */
  async function measure(ctx: Context & { _matchedRoute?: unknown }, next: Next): Promise<void> {
    const end = durations.startTimer();
    ctx.res.once('close', () => {
      const status = ctx.res.statusCode;
      end({ method: ctx.method, route: routeName(ctx.path, status, ctx._matchedRoute), status });
    });
    await next();
  }

  const refused: Counter = new Counter({
    name: 'turns_refused_total',
    help: 'Searches and pages that were not rendered, by why',
    labelNames: ['why'],
    registers,
    collect(): void {
      refused.reset();
      for (const [why, count] of Object.entries(fairQueueOf(strapi).refused)) refused.inc({ why }, count);
    },
  });

  function watchCache(cache: PageCache): void {
    const asked = new Counter({
      name: 'page_cache_requests_total',
      help: 'Pages asked for, by whether they were in memory',
      labelNames: ['result'],
      registers,
      collect() {
        asked.reset();
        asked.inc({ result: 'hit' }, cache.counts.hits);
        asked.inc({ result: 'miss' }, cache.counts.misses);
      },
    });
    const dropped = new Counter({
      name: 'page_cache_dropped_total',
      help: 'Pages dropped because what they show has changed',
      registers,
      collect() {
        dropped.reset();
        dropped.inc(cache.counts.dropped);
      },
    });
    const bytes: Gauge = new Gauge({
      name: 'page_cache_bytes',
      help: 'Memory that pages take',
      registers,
      collect(): void {
        bytes.set(cache.size().bytes);
      },
    });
  }

  return { measure, watchCache, text: () => register.metrics(), contentType: register.contentType };
}

export type Metrics = ReturnType<typeof createMetrics>;
