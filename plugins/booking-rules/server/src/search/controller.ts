import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { bodyOf, parse } from '../platform/http/parse';
import { quoteBody } from '../quotes/schemas';
import { stayQuery } from './schemas';

export const staysController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /api/stays`: a page of stays (contract C); 400 for a query that is unknown or malformed. */
  find(ctx: Context): void {
    ctx.body = engineOf(strapi).stays.search(parse(stayQuery, ctx.query), new Date());
  },

  /**
   * `POST /booking-rules/trace` with what `POST /api/quotes` takes: why the stay can or cannot be booked, and
   * how its price comes about. It answers 200 for a stay that is refused, too; 400 for bad input; 404.
   */
  async explain(ctx: Context): Promise<void> {
    const { data } = parse(quoteBody, bodyOf(ctx));
    ctx.body = { data: await engineOf(strapi).stays.explain(data, new Date()) };
  },
});
