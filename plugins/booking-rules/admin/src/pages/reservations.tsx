import { useSearchParams } from 'react-router-dom';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { PagedEnvelope } from 'booking-rules/shared/contracts/envelope';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatFils } from 'booking-rules/shared/money';
import { plural } from 'booking-rules/shared/plural';
import { Answered } from '../parts/answered';
import { DownloadButton } from '../parts/download';
import { Page } from '../parts/page';
import { Panel } from '../parts/panel';
import { ReservationFilters } from '../parts/reservation-filters';
import { ReservationTable } from '../parts/reservation-table';
import { useAnswer } from '../parts/use-answer';

interface List extends PagedEnvelope<ReservationView> {
  meta: PagedEnvelope<ReservationView>['meta'] & { totals: { total: number; nights: number } };
}

/** Reservations with search and filters, which live in the address so that they can be kept and shared. */
export function ReservationsPage() {
  const [params, setParams] = useSearchParams();
  const answer = useAnswer<List>(`reservations?${params.toString()}`);

  function set(key: string, value: string): void {
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(key);
      else next.set(key, value);
      if (key !== 'page') next.delete('page');
      return next;
    });
  }

  return (
    <Page
      title="Reservations"
      subtitle="Every stay that guests have asked for or booked"
      actions={<DownloadButton path={`reservations?${params.toString()}`} fileName="reservations.csv" />}
    >
      <ReservationFilters params={params} set={set} />
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
                No reservation fits. Take a filter away to see more.
              </Typography>
            ) : (
              <ReservationTable rows={data} caption="Reservations" />
            )}
            <Pages
              page={pagination.page}
              count={pagination.pageCount}
              onPage={(page) => set('page', String(page))}
            />
          </Panel>
        )}
      </Answered>
    </Page>
  );
}

function Pages({ page, count, onPage }: { page: number; count: number; onPage: (page: number) => void }) {
  if (count < 2) return null;
  return (
    <Flex tag="nav" aria-label="Pages" justifyContent="center" gap={4} paddingTop={4}>
      <Button variant="tertiary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Typography>{`Page ${page} of ${count}`}</Typography>
      <Button variant="tertiary" disabled={page >= count} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </Flex>
  );
}
