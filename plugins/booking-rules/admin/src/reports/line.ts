import type { ReportRow } from 'booking-rules/contracts/reports/reports';
import { formatMonth } from 'booking-rules/shared/format/month';
import { sumReports, type Report } from 'booking-rules/shared/reports/performance';
import { messages } from '../messages/messages';

/** A line of a table of figures: a month, an apartment, an area, or all of them. */
export interface Line {
  key: string;
  name: string;
  figures: Report;
  lastYear: ReportRow['lastYear'];
}

/** The rows as a manager reads them. */
export function linesOf(rows: readonly ReportRow[]): Line[] {
  return rows.map(({ key, label, figures, lastYear }) => ({
    key,
    name: label === key ? formatMonth(key) : label,
    figures,
    lastYear,
  }));
}

/** All rows together. */
export function totalLine(rows: readonly ReportRow[]): Line {
  const known = rows.flatMap(({ lastYear }) => lastYear ?? []);
  return {
    key: 'all',
    name: messages().reports.total,
    figures: sumReports(rows.map(({ figures }) => figures)),
    lastYear:
      known.length === 0
        ? null
        : {
            soldNights: known.reduce((sum, { soldNights }) => sum + soldNights, 0),
            roomRevenue: known.reduce((sum, { roomRevenue }) => sum + roomRevenue, 0),
          },
  };
}
