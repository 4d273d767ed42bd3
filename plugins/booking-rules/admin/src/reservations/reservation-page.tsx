import { useParams } from 'react-router-dom';
import { Flex, Grid, Typography } from '@strapi/design-system';
import { BackButton } from '@strapi/strapi/admin';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { ReservationDetail } from 'booking-rules/shared/contracts/reservation-detail';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatStay } from 'booking-rules/shared/format/stay';
import { Answered } from '../parts/answered';
import { History } from '../parts/history';
import { Page } from '../parts/page';
import { Panel } from '../parts/panel';
import { ReservationActions } from '../parts/reservation-actions';
import { StateBadge } from '../parts/state-badge';
import { useAnswer } from '../parts/use-answer';
import { GuestPanel } from '../reservations/guest-panel';
import { MailsPanel } from '../reservations/mails-panel';
import { PaymentPanel } from '../reservations/payment-panel';
import { StayPanel } from '../reservations/stay-panel';

/** One reservation with everything about it, and what a manager can do. */
export function ReservationPage() {
  const { reference = '' } = useParams();
  const answer = useAnswer<Envelope<ReservationDetail>>(`reservations/${encodeURIComponent(reference)}`);
  const found = answer.data?.data;
  return (
    <Page
      title={found ? `${found.guest.firstName} ${found.guest.lastName}` : 'Reservation'}
      subtitle={found ? summaryOf(found) : reference}
      navigation={<BackButton fallback="/plugins/booking-rules/reservations" />}
    >
      <Answered answer={answer}>
        {({ data }) => (
          <>
            <Flex gap={3} paddingBottom={5} wrap="wrap">
              <StateBadge reservation={data} />
              {data.heldUntil === null ? null : (
                <Typography textColor="neutral600">{`until ${formatInstant(data.heldUntil)}`}</Typography>
              )}
              <ReservationActions reservation={data} onDone={answer.reload} />
            </Flex>
            <Grid.Root gap={5}>
              <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                <StayPanel reservation={data} />
                <PaymentPanel reservation={data} onDone={answer.reload} />
              </Grid.Item>
              <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                <GuestPanel reservation={data} />
                <MailsPanel reservation={data} onDone={answer.reload} />
                <Panel title="History">
                  <History lines={data.history} />
                </Panel>
              </Grid.Item>
            </Grid.Root>
          </>
        )}
      </Answered>
    </Page>
  );
}

function summaryOf({ reference, apartmentName, checkIn, checkOut }: ReservationDetail): string {
  return `${reference} · ${apartmentName} · ${formatStay({ checkIn, checkOut })}`;
}
