import { useParams } from 'react-router-dom';
import { Flex, Typography } from '@strapi/design-system';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { isolated } from 'booking-rules/shared/format/isolated';
import { formatStay } from 'booking-rules/shared/format/stay';
import { QueryResult } from '../components/query-result';
import { BackLink, Page, TwoColumns } from '../components/page';
import { Panel } from '../components/panel';
import { ReservationActions } from '../components/reservation/reservation-actions';
import { ThreadPanels } from '../components/thread/thread-panel';
import { StateBadge } from '../components/reservation/state-badge';
import { useApiQuery } from '../api/use-api-query';
import { ArrivalPanel } from './arrival-panel';
import { DocumentsPanel } from './documents-panel';
import { FolioPanel } from './folio/folio-panel';
import { RegistrationPanel } from '../components/registration/registration-panel';
import { History } from './history';
import { GuestPanel, StayPanel } from './stay-panel';
import { MailsPanel } from './mails-panel';
import { messages } from '../messages/messages';

/** One reservation with everything about it, and what a manager can do. */
export function ReservationPage() {
  const t = messages().reservations.page;
  const { reference = '' } = useParams();
  const query = useApiQuery('GET /booking-rules/reservations/{reference}', { params: { reference } });
  const found = query.data?.data;
  return (
    <Page
      title={found ? `${found.guest.firstName} ${found.guest.lastName}` : t.title}
      subtitle={found ? summaryOf(found) : reference}
      navigation={<BackLink fallback="/plugins/booking-rules/reservations" />}
    >
      <QueryResult query={query}>
        {({ data }) => (
          <>
            <Flex gap={3} paddingBottom={5} wrap="wrap">
              <StateBadge reservation={data} />
              {data.heldUntil === null ? null : (
                <Typography textColor="neutral600">{t.until(formatInstant(data.heldUntil))}</Typography>
              )}
              <ReservationActions reservation={data} onDone={query.reload} />
            </Flex>
            <TwoColumns
              columns={[
                <>
                  <StayPanel reservation={data} />
                  <FolioPanel reservation={data} onDone={query.reload} />
                  {/* Each act on a reservation has a line of its history, and may issue documents. */}
                  <DocumentsPanel key={data.history.length} reservation={data} onDone={query.reload} />
                </>,
                <>
                  <GuestPanel reservation={data} onDone={query.reload} />
                  <RegistrationPanel key={data.state} reservation={data} />
                  <ThreadPanels reference={data.reference} />
                  <ArrivalPanel key={data.history.length} reservation={data} onDone={query.reload} />
                  <MailsPanel reservation={data} onDone={query.reload} />
                  <Panel title={t.history}>
                    <History lines={data.history} />
                  </Panel>
                </>,
              ]}
            />
          </>
        )}
      </QueryResult>
    </Page>
  );
}

function summaryOf({ reference, apartmentName, checkIn, checkOut }: ReservationDetail): string {
  return [isolated(reference), isolated(apartmentName), formatStay({ checkIn, checkOut })].join(' · ');
}
