import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { reportQuery, monthQuery, reservationListQuery, timelineQuery } from './schemas';
import { noQuery } from '../platform/http/schemas';
import { parse } from '../platform/http/parse';
import { reportCsv, reservationsCsv, tourismDirhamCsv } from './csv';
import { readReport } from './reports';
import { readGaps, readMinimumStays } from './rates-overview';
import { readTimeline } from './timeline';
import { readToday } from './today';
import { readTourismDirham } from './tourism-dirham';
import { listReservations } from '../reservations/list';

/** As many reservations as one file holds; more than any house books in years. */
const MOST_IN_A_FILE = 100_000;

/** What managers see (admin routes under `/booking-rules`). Bad queries are answered with 400 beside their field. */
export const overviewController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /booking-rules/timeline?from&to`: every apartment with the bars of its calendar, rates and minimum stays. */
  async timeline(ctx: Context): Promise<void> {
    ctx.body = { data: await readTimeline(strapi, parse(timelineQuery, ctx.query), new Date()) };
  },

  /** `GET /booking-rules/reservations`: a page of reservations with `meta.pagination` and `meta.totals`. */
  async reservations(ctx: Context): Promise<void> {
    ctx.body = await listReservations(strapi, parse(reservationListQuery, ctx.query));
  },

  /** `GET /booking-rules/exports/reservations`: the same, all pages, as CSV. */
  async reservationsFile(ctx: Context): Promise<void> {
    const query = { ...parse(reservationListQuery, ctx.query), page: 1, pageSize: MOST_IN_A_FILE };
    sendCsv(ctx, 'reservations', reservationsCsv((await listReservations(strapi, query)).data));
  },

  /** `GET /booking-rules/figures?from&to&by=month|apartment|area`: occupancy, revenue and averages. */
  async figures(ctx: Context): Promise<void> {
    ctx.body = { data: await readReport(strapi, parse(reportQuery, ctx.query), new Date()) };
  },

  /** `GET /booking-rules/exports/figures`: the same as CSV. */
  async figuresFile(ctx: Context): Promise<void> {
    const query = parse(reportQuery, ctx.query);
    sendCsv(ctx, `figures-by-${query.by}`, reportCsv(await readReport(strapi, query, new Date())));
  },

  /** `GET /booking-rules/today`: arrivals, departures, stays, what is unpaid and what will lapse. */
  async today(ctx: Context): Promise<void> {
    parse(noQuery, ctx.query);
    ctx.body = { data: await readToday(strapi, new Date()) };
  },

  /** `GET /booking-rules/gaps`: free nights of the coming half year that nobody can book. */
  gaps(ctx: Context): void {
    parse(noQuery, ctx.query);
    ctx.body = { data: readGaps(strapi, new Date()) };
  },

  /** `GET /booking-rules/minimum-stays`: `{ global, rows }`, each row with what applies through the coming year. */
  minimumStays(ctx: Context): void {
    parse(noQuery, ctx.query);
    ctx.body = { data: readMinimumStays(strapi, new Date()) };
  },

  /** `GET /booking-rules/tourism-dirham?month=2027-01`: what stays owe for a month. */
  async tourismDirham(ctx: Context): Promise<void> {
    ctx.body = { data: await readTourismDirham(strapi, parse(monthQuery, ctx.query).month) };
  },

  /** `GET /booking-rules/exports/tourism-dirham`: the same as CSV. */
  async tourismDirhamFile(ctx: Context): Promise<void> {
    const { month } = parse(monthQuery, ctx.query);
    sendCsv(ctx, `tourism-dirham-${month}`, tourismDirhamCsv(await readTourismDirham(strapi, month)));
  },
});

function sendCsv(ctx: Context, name: string, csv: string): void {
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="${name}.csv"`);
  // A mark that tells spreadsheets the text is UTF-8.
  ctx.body = `\uFEFF${csv}`;
}
