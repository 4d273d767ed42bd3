import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

/** Refuses queries of the content API that ask for more than any client needs: 414 when long, 400 when deep. */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const prefix: string = strapi.config.get('api.rest.prefix', '/api');
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.querystring !== '' && ctx.path.toLowerCase().startsWith(`${prefix}/`)) {
      if (ctx.querystring.length > LONGEST_QUERY) {
        ctx.throw(414, `The query must have ${LONGEST_QUERY} characters or fewer`);
      }
      const problem = queryProblem(ctx.query);
      if (problem !== null) throw new errors.ValidationError(problem);
    }
    await next();
  };
};

/** Characters of a query of the API, as they come. */
const LONGEST_QUERY = 4_096;
const MOST_VALUES = 100;
const DEEPEST = 10;
/** `populate[district][populate][apartments]` asks for two levels. */
const DEEPEST_POPULATE = 3;

/** What is wrong with a parsed query that is too much to ask; null for one that is not. */
export function queryProblem(query: unknown): string | null {
  let values = 0;
  let problem: string | null = null;

  function walk(part: unknown, depth: number, populated: number): void {
    if (typeof part !== 'object' || part === null) {
      values += 1;
      if (values > MOST_VALUES) problem = `A query can have at most ${MOST_VALUES} values`;
      // Strapi takes pages that no number stands for, and answers with another one.
      else if (Math.abs(Number(part)) > Number.MAX_SAFE_INTEGER) problem = 'A number is too large';
      else if (typeof part === 'string' && populated > 0) checkPath(part);
      return;
    }
    if (depth >= DEEPEST) problem = `A query can be nested at most ${DEEPEST} levels deep`;
    for (const [name, inner] of Object.entries(part)) {
      const level = populated + (name === 'populate' ? 1 : 0);
      if (level > DEEPEST_POPULATE) problem = tooDeep;
      if (problem !== null) return;
      walk(inner, depth + 1, level);
    }
  }

  // `populate=district.apartments.district` asks for as much in another way.
  function checkPath(text: string): void {
    if (text.split(',').some((path) => path.split('.').length > DEEPEST_POPULATE)) problem = tooDeep;
  }

  walk(query, 0, 0);
  return problem;
}

const tooDeep = `populate can go at most ${DEEPEST_POPULATE} levels deep`;
