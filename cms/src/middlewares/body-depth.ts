import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

/** Rich text of an editor is the deepest of what clients send, with some ten levels. */
const DEEPEST = 100;

/** Refuses bodies that are nested deeper than any client needs: Strapi checks and prints them by calls in calls. */
export default () =>
  async (ctx: Context & { request: { body?: unknown } }, next: Next): Promise<void> => {
    if (isNestedDeeper(ctx.request.body, DEEPEST)) {
      throw new errors.ValidationError(`A body can be nested at most ${DEEPEST} levels deep`);
    }
    await next();
  };

/** Whether lists and objects lie in each other deeper than so many levels. */
export function isNestedDeeper(parsed: unknown, levels: number): boolean {
  // Level by level, because what is nested too deep for others is too deep for calls in calls here, too.
  let level = [parsed].filter(isNested);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === levels) return true;
    level = level.flatMap((part) => Object.values(part).filter(isNested));
  }
  return false;
}

function isNested(part: unknown): part is object {
  return typeof part === 'object' && part !== null;
}
