import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { bodyOf, parse } from '../platform/http/parse';
import { noQuery } from '../platform/http/schemas';
import { quoteBody } from './schemas';

export const quotesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `POST /api/quotes`: 201 with the quote; 400 for bad input or code; 422 with reasons and alternatives. */
  async create(ctx: Context): Promise<void> {
    const { data } = parse(quoteBody, bodyOf(ctx));
    ctx.body = { data: await engineOf(strapi).quotes.create(data, new Date()) };
    ctx.status = 201;
  },

  /** `GET /api/quotes/{number}`: the frozen quote; 404; 410 when it has expired. */
  async findOne(ctx: Context & { params: { number: string } }): Promise<void> {
    parse(noQuery, ctx.query);
    ctx.body = { data: await engineOf(strapi).quotes.get(ctx.params.number, new Date()) };
  },
});
