import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { immodestyOf, LONGEST_QUERY } from '../security/query-limits';

/** Refuses queries of the content API that ask for more than any client needs: 414 when long, 400 when deep. */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const prefix: string = strapi.config.get('api.rest.prefix', '/api');
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.querystring !== '' && ctx.path.toLowerCase().startsWith(`${prefix}/`)) {
      if (ctx.querystring.length > LONGEST_QUERY) {
        ctx.throw(414, `The query must have ${LONGEST_QUERY} characters or fewer`);
      }
      const problem = immodestyOf(ctx.query);
      if (problem !== null) throw new errors.ValidationError(problem);
    }
    await next();
  };
};
