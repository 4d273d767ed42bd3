import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { parse } from '../platform/http/parse';
import { stayQuery } from '../platform/http/schemas';

export const staysController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /api/stays`: a page of stays (contract C); 400 for a query that is unknown or malformed. */
  find(ctx: Context): void {
    ctx.body = engineOf(strapi).stays.search(parse(stayQuery, ctx.query), new Date());
  },
});
