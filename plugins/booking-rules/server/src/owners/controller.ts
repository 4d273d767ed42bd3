import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { parse } from '../platform/http/parse';
import { adminIdOf } from '../platform/http/signed-in';
import { ownerReportQuery, timelineQuery } from '../reports/schemas';

/**
 * What owners see of their own apartments (admin routes under `/booking-rules/own`): never of another's, whatever
 * they ask. Bad queries are answered with 400 beside their field.
 */
export const ownersController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /booking-rules/own/timeline?from&to`: taken nights, guests by their first name. */
  async timeline(ctx: Context): Promise<void> {
    const query = parse(timelineQuery, ctx.query);
    ctx.body = { data: await engineOf(strapi).owners.timeline(adminIdOf(ctx), query, new Date()) };
  },

  /** `GET /booking-rules/own/stays?from&to`: sold stays with what their nights brought. */
  async stays(ctx: Context): Promise<void> {
    ctx.body = { data: await engineOf(strapi).owners.stays(adminIdOf(ctx), parse(timelineQuery, ctx.query)) };
  },

  /** `GET /booking-rules/own/figures?from&to&by=month|apartment`: nights sold, revenue, occupancy. */
  async report(ctx: Context): Promise<void> {
    ctx.body = {
      data: await engineOf(strapi).owners.report(adminIdOf(ctx), parse(ownerReportQuery, ctx.query)),
    };
  },
});
