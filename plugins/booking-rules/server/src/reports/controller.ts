import type { monthEndRoutes } from '../../../contracts/reports/month-end';
import type { reportRoutes } from '../../../contracts/reports/reports';
import type { timelineRoutes } from '../../../contracts/calendar';
import type { Handlers } from '../handlers';
import { csvFile } from '../platform/http/csv-file';
import { monthEndCsv, reportCsv, nightlyTaxesCsv } from './csv';
import { mostUrgent } from './today';

/** What managers look at. */
export const reportHandlers: Handlers<
  keyof typeof reportRoutes | keyof typeof monthEndRoutes | keyof typeof timelineRoutes
> = {
  'GET /booking-rules/timeline': ({ engine, query, now }) => engine.reports.timeline(query, now),

  'GET /booking-rules/today': async ({ engine, now }) => {
    const [day, feeds, conflicts, permits] = await Promise.all([
      engine.reports.today(now),
      engine.channels.overview.inTrouble(now),
      engine.channels.overview.conflicts(now),
      engine.permits.toRenew(now),
    ]);
    const takesCards = engine.payments.enabledMethods().includes('stripe');
    const counts = { ...day.counts, permits: permits.length };
    return { data: { ...day, counts, takesCards, feeds, conflicts, permits: mostUrgent(permits) } };
  },

  'GET /booking-rules/figures': async ({ engine, query, now }) => ({
    data: await engine.reports.report(query, now),
  }),

  'GET /booking-rules/exports/figures': async ({ ctx, engine, query, now }) =>
    csvFile(ctx, `figures-by-${query.by}`, reportCsv(await engine.reports.report(query, now))),

  'GET /booking-rules/nightly-taxes': async ({ engine, query, now }) => ({
    data: await engine.reports.nightlyTaxes(query.month, now),
  }),

  'GET /booking-rules/exports/nightly-taxes': async ({ ctx, engine, query: { month }, now }) =>
    csvFile(ctx, `nightly-taxes-${month}`, nightlyTaxesCsv(await engine.reports.nightlyTaxes(month, now))),

  'GET /booking-rules/month-end': async ({ engine, query: { month }, now }) => ({
    data: await engine.reports.monthEnd(month, now),
  }),

  'GET /booking-rules/exports/month-end': async ({ ctx, engine, query: { month }, now }) =>
    csvFile(ctx, `month-end-${month}`, monthEndCsv((await engine.reports.monthEnd(month, now)).rows)),
};
