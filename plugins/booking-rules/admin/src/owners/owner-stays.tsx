import { Typography } from '@strapi/design-system';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { QueryResult } from '../components/query-result';
import { DataTable } from '../components/data-table';
import { Panel } from '../components/panel';
import { StateBadge } from '../components/reservation/state-badge';
import { useApiQuery } from '../api/use-api-query';
import { messages } from '../messages/messages';

/** The sold stays of a year in the owner's apartments. */
export function OwnerStays({ year }: { year: number }) {
  const t = messages().owners.stays;
  const headings = [t.checkIn, t.checkOut, t.nights, t.apartment, t.guest, t.revenue, t.state];
  const query = useApiQuery('GET /booking-rules/own/stays', {
    query: { from: `${year}-01-01`, to: `${year + 1}-01-01` },
  });
  return (
    <Panel title={t.title(year)}>
      <QueryResult query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Typography textColor="neutral600">{t.none}</Typography>
          ) : (
            <DataTable
              caption={t.title(year)}
              columns={headings.map((heading) => ({ heading }))}
              rows={data.map((stay) => ({
                key: `${stay.apartmentId} ${stay.checkIn}`,
                cells: [
                  formatDay(stay.checkIn),
                  formatDay(stay.checkOut),
                  String(stay.nights),
                  stay.apartmentName,
                  t.party(stay.guest, stay.guests),
                  formatAmount(stay.roomRevenue),
                  <StateBadge key="state" reservation={{ state: stay.state, awaiting: null }} />,
                ],
              }))}
            />
          )
        }
      </QueryResult>
    </Panel>
  );
}
