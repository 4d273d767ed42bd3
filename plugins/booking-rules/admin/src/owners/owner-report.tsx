import type { ReportRow } from 'booking-rules/contracts/reports/reports';
import { formatAmount } from 'booking-rules/shared/format/money';
import { QueryResult } from '../components/query-result';
import { DataTable } from '../components/data-table';
import { Panel } from '../components/panel';
import { useApiQuery } from '../api/use-api-query';
import { formatMonth } from 'booking-rules/shared/format/month';

const HEADINGS = ['', 'Nights sold', 'Occupancy', 'Average rate', 'Revenue'];

/**
 * What the owner's apartments earned in a year, by month or by apartment. Revenue counts nights only, without cleaning
 * and taxes.
 */
export function OwnerReport({ year, by }: { year: number; by: 'month' | 'apartment' }) {
  const query = useApiQuery('GET /booking-rules/own/figures', {
    query: { from: `${year}-01-01`, to: `${year + 1}-01-01`, by },
  });
  const title = by === 'month' ? `${year} by month` : `${year} by apartment`;
  return (
    <Panel title={title}>
      <QueryResult query={query}>
        {({ data }) => (
          <DataTable
            caption={title}
            columns={HEADINGS.with(0, by === 'month' ? 'Month' : 'Apartment').map((heading) => ({ heading }))}
            rows={[...data.map((row) => lineOf(row, by === 'month' ? formatMonth(row.key) : row.label))]}
          />
        )}
      </QueryResult>
    </Panel>
  );
}

function lineOf({ key, figures }: ReportRow, name: string) {
  const { soldNights, channelNights, occupancy, averageRate, roomRevenue } = figures;
  const nights = channelNights > 0 ? `${soldNights} (+ ${channelNights} on channels)` : String(soldNights);
  return {
    key,
    cells: [
      name,
      nights,
      occupancy === null ? '–' : `${Math.round(occupancy * 100)}%`,
      averageRate === null ? '–' : formatAmount(averageRate),
      formatAmount(roomRevenue),
    ],
  };
}
