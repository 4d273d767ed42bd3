import { Box, Typography } from '@strapi/design-system';
import type { PagedEnvelope } from 'booking-rules/shared/contracts/envelope';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatFils } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { Answered } from '../parts/answered';
import { DownloadButton } from '../parts/download';
import { Page } from '../parts/page';
import { PageLinks } from '../parts/page-links';
import { Panel } from '../parts/panel';
import { ReservationFilters } from '../parts/reservation-filters';
import { ReservationTable } from '../parts/reservation-table';
import { useAddressQuery } from '../parts/use-address-query';
import { useAnswer } from '../parts/use-answer';

interface List extends PagedEnvelope<ReservationView> {
  meta: PagedEnvelope<ReservationView>['meta'] & { totals: { total: number; nights: number } };
}

/** Reservations with search and filters, which live in the address so that they can be kept and shared. */
export function ReservationsPage() {
  const query = useAddressQuery();
  const address = `reservations?${query.params.toString()}`;
  const answer = useAnswer<List>(address);
  return (
    <Page
      title="Reservations"
      subtitle="Every stay that guests have asked for or booked"
      actions={<DownloadButton path={address} fileName="reservations.csv" />}
    >
      <ReservationFilters {...query} />
      <Answered answer={answer}>
        {({ data, meta: { pagination, totals } }) => (
          <Panel>
            <Box paddingBottom={4}>
              <Typography role="status">
                {`${plural(pagination.total, 'reservation')}, ${plural(totals.nights, 'night')}, ${formatFils(totals.total)}`}
              </Typography>
            </Box>
            {data.length === 0 ? (
              <Typography textColor="neutral600">
                {query.params.size > 0
                  ? 'No reservation fits. Take a filter away to see more.'
                  : 'Nobody has booked yet. Reservations of the site appear here by themselves.'}
              </Typography>
            ) : (
              <ReservationTable rows={data} caption="Reservations" onDone={answer.reload} />
            )}
            <PageLinks pagination={pagination} onPage={(page) => query.set('page', String(page))} />
          </Panel>
        )}
      </Answered>
    </Page>
  );
}
