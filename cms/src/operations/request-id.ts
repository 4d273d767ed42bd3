import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
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
