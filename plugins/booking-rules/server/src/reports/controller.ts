import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { parse } from '../platform/http/parse';
import { noQuery } from '../platform/http/schemas';
import { sendCsv } from '../platform/http/send-csv';
import { reportCsv, tourismDirhamCsv } from './csv';
import { monthQuery, reportQuery, timelineQuery } from './schemas';

/** What managers see (admin routes under `/booking-rules`). Bad queries are answered with 400 beside their field. */
export const reportsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /booking-rules/timeline?from&to`: every apartment with the bars of its calendar, rates and minimum stays. */
  async timeline(ctx: Context): Promise<void> {
    ctx.body = { data: await engineOf(strapi).reports.timeline(parse(timelineQuery, ctx.query), new Date()) };
  },

  /** `GET /booking-rules/figures?from&to&by=month|apartment|area`: occupancy, revenue and averages. */
  async report(ctx: Context): Promise<void> {
    ctx.body = { data: await engineOf(strapi).reports.report(parse(reportQuery, ctx.query), new Date()) };
  },

  /** `GET /booking-rules/exports/figures`: the same as CSV. */
  async reportFile(ctx: Context): Promise<void> {
    const query = parse(reportQuery, ctx.query);
    sendCsv(
      ctx,
      `figures-by-${query.by}`,
      reportCsv(await engineOf(strapi).reports.report(query, new Date())),
    );
  },

  /** `GET /booking-rules/today`: arrivals, departures, stays, what is unpaid and what will expire. */
  async today(ctx: Context): Promise<void> {
    parse(noQuery, ctx.query);
    ctx.body = { data: await engineOf(strapi).reports.today(new Date()) };
  },

  /** `GET /booking-rules/tourism-dirham?month=2027-01`: what stays owe for a month. */
  async tourismDirham(ctx: Context): Promise<void> {
    ctx.body = { data: await engineOf(strapi).reports.tourismDirham(parse(monthQuery, ctx.query).month) };
  },

  /** `GET /booking-rules/exports/tourism-dirham`: the same as CSV. */
  async tourismDirhamFile(ctx: Context): Promise<void> {
    const { month } = parse(monthQuery, ctx.query);
    sendCsv(
      ctx,
      `tourism-dirham-${month}`,
      tourismDirhamCsv(await engineOf(strapi).reports.tourismDirham(month)),
    );
  },
});
