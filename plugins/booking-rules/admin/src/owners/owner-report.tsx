import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { ReportRow } from 'booking-rules/shared/contracts/overview';
import { formatFils } from 'booking-rules/shared/format/money';
import { Answered } from '../parts/answered';
import { DataTable } from '../parts/data-table';
import { Panel } from '../parts/panel';
import { useAnswer } from '../parts/use-answer';
import { monthName } from './months';

const HEADINGS = ['', 'Nights sold', 'Occupancy', 'Average rate', 'Revenue'];

/** What the own apartments brought in a year, by month or one by one. Revenue is of nights: no cleaning, no taxes. */
export function OwnFigures({ year, by }: { year: number; by: 'month' | 'apartment' }) {
  const answer = useAnswer<Envelope<ReportRow[]>>(
    `own/figures?from=${year}-01-01&to=${year + 1}-01-01&by=${by}`,
  );
  const title = by === 'month' ? `${year} by month` : `${year} by apartment`;
  return (
    <Panel title={title}>
      <Answered answer={answer}>
        {({ data }) => (
          <DataTable
            caption={title}
            columns={HEADINGS.with(0, by === 'month' ? 'Month' : 'Apartment').map((heading) => ({ heading }))}
            rows={[...data.map((row) => lineOf(row, by === 'month' ? monthName(row.key) : row.label))]}
          />
        )}
      </Answered>
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
      averageRate === null ? '–' : formatFils(averageRate),
      formatFils(roomRevenue),
    ],
  };
}
