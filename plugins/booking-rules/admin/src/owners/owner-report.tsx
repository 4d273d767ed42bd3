import type { ReportRow } from 'booking-rules/contracts/reports/reports';
import { formatAmount } from 'booking-rules/shared/format/money';
import { QueryResult } from '../components/query-result';
import { DataTable } from '../components/data-table';
import { Panel } from '../components/panel';
import { useApiQuery } from '../api/use-api-query';
import { formatMonth } from 'booking-rules/shared/format/month';
import { messages } from '../messages/messages';

/**
 * What the owner's apartments earned in a year, by month or by apartment. Revenue counts nights only, without cleaning
 * and taxes.
 */
export function OwnerReport({ year, by }: { year: number; by: 'month' | 'apartment' }) {
  const t = messages().owners.report;
  const query = useApiQuery('GET /booking-rules/own/figures', {
    query: { from: `${year}-01-01`, to: `${year + 1}-01-01`, by },
  });
  const title = by === 'month' ? t.byMonth(year) : t.byApartment(year);
  const headings = [by === 'month' ? t.month : t.apartment, t.sold, t.occupancy, t.rate, t.revenue];
  return (
    <Panel title={title}>
      <QueryResult query={query}>
        {({ data }) => (
          <DataTable
            caption={title}
            columns={headings.map((heading) => ({ heading }))}
            rows={[...data.map((row) => lineOf(row, by === 'month' ? formatMonth(row.key) : row.label))]}
          />
        )}
      </QueryResult>
    </Panel>
  );
}

function lineOf({ key, figures }: ReportRow, name: string) {
  const { soldNights, channelNights, occupancy, averageRate, roomRevenue } = figures;
  return {
    key,
    cells: [
      name,
      messages().owners.report.nights(soldNights, channelNights),
      occupancy === null ? '–' : `${Math.round(occupancy * 100)}%`,
      averageRate === null ? '–' : formatAmount(averageRate),
      formatAmount(roomRevenue),
    ],
  };
}
