import type { ReportQuery } from '../../../contracts/reports/reports';
import type { TimelineQuery } from '../../../contracts/calendar';
import { recordListed } from './listed';
import { readMonthEnd } from './month-end';
import { readReport } from './reports';
import type { ReportsDeps } from './sold-nights';
import { readTimeline } from './timeline';
import { readToday } from './today';
import { readNightlyTaxes } from './nightly-taxes';

/** What managers look at: the timeline, today, occupancy and revenue, taxes by night. */
export const createReports = (deps: ReportsDeps) => ({
  timeline: (query: TimelineQuery, now: Date) => readTimeline(deps, query, now),
  today: (now: Date) => readToday(deps, now),
  report: (query: ReportQuery, now: Date) => readReport(deps, query, now),
  nightlyTaxes: (month: string, now: Date) => readNightlyTaxes(deps, month, now),
  monthEnd: (month: string, now: Date) => readMonthEnd(deps, month, now),
  /** Remembers which apartments are for sale now, for figures of later. */
  recordListed: (now: Date) => recordListed(deps, now),
});
