import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { isNestedDeeper } from '../security/nesting';

/** Rich text of an editor is the deepest of what clients send, with some ten levels. */
const DEEPEST = 100;

/** Refuses bodies that are nested deeper than any client needs: Strapi checks and prints them by calls in calls. */
export default () =>
  async (ctx: Context & { request: { body?: unknown } }, next: Next): Promise<void> => {
    if (isNestedDeeper(ctx.request.body, DEEPEST)) {
      throw new errors.ValidationError(`A body is nested ${DEEPEST} levels deep at most`);
    }
    await next();
  };
