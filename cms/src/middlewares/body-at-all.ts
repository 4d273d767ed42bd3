import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/**
 * A body of a kind that Strapi does not read is left out, which its accounts plugin fails on: to the API it is an
 * empty one, and what it lacks is said beside each field.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const prefix: string = strapi.config.get('api.rest.prefix', '/api');
  return (ctx: Context & { request: { body?: unknown } }, next: Next): Promise<unknown> => {
    if (ctx.path.toLowerCase().startsWith(`${prefix}/`)) ctx.request.body ??= {};
    return next();
  };
};
