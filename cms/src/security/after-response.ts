import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/** Within so many milliseconds the work begins, so that it slows neither its own answer nor always the next one. */
const [SOONEST, LATEST] = [50, 300];

const underWay = new Set<Promise<void>>();

/**
 * Does some work once a request has been answered, so that nobody can tell from the time of the answer whether there
 * was anything to do. What fails is logged.
 * @param what it is, for the log
 */
export function afterResponse(
  strapi: Core.Strapi,
  ctx: Context,
  what: string,
  work: () => Promise<void>,
): void {
  const done = new Promise<void>((resolve) => ctx.res.once('close', resolve))
    .then(() => pause(randomInt(SOONEST, LATEST)))
    .then(work)
    .catch((error: unknown) => {
      strapi.log.error(`${what} failed: ${String(error)}`);
    })
    .finally(() => underWay.delete(done));
  underWay.add(done);
}

/** Waits for such work before the database is closed. */
export async function workDone(): Promise<void> {
  await Promise.all(underWay);
}
