import type { ReportQuery } from '../../../contracts/reports/reports';
import type { TimelineQuery } from '../../../contracts/calendar';
import { localDay } from '../../../shared/domain/local-day';
import { addDays, addYears, type Day } from '../../../shared/domain/stay';
import { orderedStays } from '../records/reservations/known-stays';
import { recordListed } from './listed';
import { readMonthEnd } from './month-end';
import { readReport } from './reports';
import type { ReportsDeps } from './sold-nights';
import { readTimeline } from './timeline';
import { readToday, type TodayDeps } from './today';
import { readNightlyTaxes } from './nightly-taxes';

/** How long a process has run before it reads what nobody has asked for yet. */
const GUESTS_FIRST_MS = 10_000;

/**
 * Works out what managers look at first, so that it is in memory before they ask. A process that has begun knows
 * nothing, and to read all folios takes seconds in a house with years of them.
 */
async function readAhead(deps: ReportsDeps, now: Date): Promise<void> {
  const month = localDay(now).slice(0, 7);
  const lastMonth = addDays(`${month}-01`, -1).slice(0, 7);
  const year = `${month.slice(0, 4)}-01-01`;
  await orderedStays(deps, 'newest');
  // The twelve months to come, or those that are over, lie in two of them.
  for (const from of [year, addYears(year, -1), addYears(year, 1)])
    await readReport(deps, { from, to: addYears(from, 1), by: 'month' }, now);
  for (const each of [month, lastMonth]) {
    await readMonthEnd(deps, each, now);
    await readNightlyTaxes(deps, each, now);
  }
}

/** What is over at midnight is another span the day after. A process that has just begun serves guests first. */
function onceADay(deps: ReportsDeps): (now: Date) => Promise<void> {
  // Jobs begin when it listens: a large house takes longer than this to be read before.
  let begun: number | null = null;
  let last: Day | null = null;
  return async (now) => {
    begun ??= performance.now();
    if (performance.now() - begun < GUESTS_FIRST_MS || localDay(now) === last) return;
    last = localDay(now);
    await readAhead(deps, now);
  };
}

/** What managers look at: the timeline, today, occupancy and revenue, taxes by night. */
export const createReports = (deps: TodayDeps) => ({
  timeline: (query: TimelineQuery, now: Date) => readTimeline(deps, query, now),
  today: (now: Date) => readToday(deps, now),
  report: (query: ReportQuery, now: Date) => readReport(deps, query, now),
  nightlyTaxes: (month: string, now: Date) => readNightlyTaxes(deps, month, now),
  monthEnd: (month: string, now: Date) => readMonthEnd(deps, month, now),
  /** Remembers which apartments are for sale now, for figures of later. */
  recordListed: (now: Date) => recordListed(deps, now),
  readAhead: (now: Date) => readAhead(deps, now),
  jobs: { readAhead: onceADay(deps) },
});
