import { Box, Typography } from '@strapi/design-system';
import { formatAmount } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { QueryResult } from '../components/query-result';
import { DownloadButton } from '../components/download';
import { Page } from '../components/page';
import { PageLinks, useAddressQuery } from '../components/list';
import { Panel } from '../components/panel';
import { ReservationTable } from '../components/reservation/reservation-table';
import { useApiQuery } from '../api/use-api-query';
import { ReservationFilters } from './reservation-filters';

/** Reservations with search and filters, which live in the address so that they can be kept and shared. */
export function ReservationsPage() {
  const query = useAddressQuery();
  const sent = { query: Object.fromEntries(query.params) };
  const result = useApiQuery('GET /booking-rules/reservations', sent);
  return (
    <Page
      title="Reservations"
      subtitle="Every stay that guests have asked for or booked"
      actions={
        <DownloadButton
          route="GET /booking-rules/exports/reservations"
          sent={sent}
          fileName="reservations.csv"
        />
      }
    >
      <ReservationFilters {...query} />
      <QueryResult query={result}>
        {({ data, meta: { pagination, totals } }) => (
          <Panel>
            <Box paddingBottom={4}>
              <Typography role="status">
                {`${plural(pagination.total, 'reservation')}, ${plural(totals.nights, 'night')}, ${formatAmount(totals.total)} in total${
                  totals.leftOut > 0 ? ` (${totals.leftOut} cancelled or expired not counted)` : ''
                }`}
              </Typography>
            </Box>
            {data.length === 0 ? (
              <Typography textColor="neutral600">
                {query.params.size > 0
                  ? 'No reservations match. Remove a filter to see more.'
                  : 'No reservations yet. Bookings made on the site appear here automatically.'}
              </Typography>
            ) : (
              <ReservationTable rows={data} caption="Reservations" onDone={result.reload} />
            )}
            <PageLinks pagination={pagination} onPage={(page) => query.set('page', String(page))} />
          </Panel>
        )}
      </QueryResult>
    </Page>
  );
}
