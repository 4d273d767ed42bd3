import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { bodyOf } from '../platform/http/parse';

export const enquiriesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `POST /api/enquiries`: 201 with its reference; 400 with a sentence for each field that is wrong. */
  async create(ctx: Context): Promise<void> {
    ctx.body = { data: await engineOf(strapi).enquiries.create(bodyOf(ctx), new Date()) };
    ctx.status = 201;
  },
});
