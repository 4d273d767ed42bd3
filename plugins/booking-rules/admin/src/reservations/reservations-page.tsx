import { Box, Typography } from '@strapi/design-system';
import { formatAmount } from 'booking-rules/shared/format/money';
import { QueryResult } from '../components/query-result';
import { DownloadButton } from '../components/download';
import { Page } from '../components/page';
import { PageLinks, useAddressQuery } from '../components/list';
import { Panel } from '../components/panel';
import { ReservationTable } from '../components/reservation/reservation-table';
import { useApiQuery } from '../api/use-api-query';
import { ReservationFilters } from './reservation-filters';
import { messages } from '../messages/messages';

/** Reservations with search and filters, which live in the address so that they can be kept and shared. */
export function ReservationsPage() {
  const t = messages().reservations;
  const query = useAddressQuery();
  const sent = { query: Object.fromEntries(query.params) };
  const result = useApiQuery('GET /booking-rules/reservations', sent);
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle}
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
                {t.found({ ...totals, reservations: pagination.total }, formatAmount(totals.total))}
              </Typography>
            </Box>
            {data.length === 0 ? (
              <Typography textColor="neutral600">
                {query.params.size > 0 ? t.noneMatches : t.noneYet}
              </Typography>
            ) : (
              <ReservationTable rows={data} caption={t.title} onDone={result.reload} />
            )}
            <PageLinks pagination={pagination} onPage={(page) => query.set('page', String(page))} />
          </Panel>
        )}
      </QueryResult>
    </Page>
  );
}
