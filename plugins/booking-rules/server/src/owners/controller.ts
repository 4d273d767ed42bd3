import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ownerReportQuery, timelineQuery } from '../reports/schemas';
import { parse } from '../platform/http/parse';
import { readOwnerReport, readOwnerStays } from './sales';
import { readOwnerTimeline } from './timeline';

/**
 * What owners see of their own apartments (admin routes under `/booking-rules/own`): never of another's, whatever
 * they ask. Bad queries are answered with 400 beside their field.
 */
export const ownController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /booking-rules/own/timeline?from&to`: taken nights, guests by their first name. */
  async timeline(ctx: Context): Promise<void> {
    const query = parse(timelineQuery, ctx.query);
    ctx.body = { data: await readOwnerTimeline(strapi, idOf(ctx), query, new Date()) };
  },

  /** `GET /booking-rules/own/stays?from&to`: sold stays with what their nights brought. */
  async stays(ctx: Context): Promise<void> {
    ctx.body = { data: await readOwnerStays(strapi, idOf(ctx), parse(timelineQuery, ctx.query)) };
  },

  /** `GET /booking-rules/own/figures?from&to&by=month|apartment`: nights sold, revenue, occupancy. */
  async figures(ctx: Context): Promise<void> {
    ctx.body = { data: await readOwnerReport(strapi, idOf(ctx), parse(ownerReportQuery, ctx.query)) };
  },
});

/** Whoever is signed in to the panel; the route's policy let nobody else through. */
function idOf(ctx: Context): number {
  const { user } = ctx.state as { user: { id: number } };
  return user.id;
}
