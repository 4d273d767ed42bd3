import { useParams } from 'react-router-dom';
import { Box, Flex, Grid, Typography } from '@strapi/design-system';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatDay } from 'booking-rules/shared/format-day';
import { formatFils } from 'booking-rules/shared/money';
import { plural } from 'booking-rules/shared/plural';
import { Answered } from '../parts/answered';
import { History, type HistoryLine } from '../parts/history';
import { Page } from '../parts/page';
import { Panel } from '../parts/panel';
import { PriceTable } from '../parts/price-table';
import { ReservationActions } from '../parts/reservation-actions';
import { StateBadge } from '../parts/state-badge';
import { useAnswer } from '../parts/use-answer';

type Detail = ReservationView & { history: HistoryLine[] };

/** One reservation with everything about it, and what a manager can do. */
export function ReservationPage() {
  const { reference = '' } = useParams();
  const answer = useAnswer<Envelope<Detail>>(`reservations/${encodeURIComponent(reference)}`);
  const found = answer.data?.data;
  return (
    <Page title={`Reservation ${reference}`} subtitle={found ? found.apartmentName : ''}>
      <Answered answer={answer}>
        {({ data }) => (
          <>
            <Flex gap={3} paddingBottom={5} wrap="wrap">
              <StateBadge reservation={data} />
              <ReservationActions reservation={data} onDone={answer.reload} />
            </Flex>
            <Grid.Root gap={5}>
              <Grid.Item col={6} s={12} direction="column" alignItems="stretch">
                <Panel title="The stay">
                  <Facts
                    facts={[
                      ['Check-in', formatDay(data.checkIn)],
                      ['Check-out', formatDay(data.checkOut)],
                      ['For', `${plural(data.nights, 'night')}, ${plural(data.guests, 'guest')}`],
                      ['Guest', `${data.guest.firstName} ${data.guest.lastName}`],
                      ['E-mail', data.guest.email],
                      ['Phone', data.guest.phone],
                      ['Message', data.message ?? 'None'],
                    ]}
                  />
                </Panel>
                <Panel title="History">
                  <History lines={data.history} />
                </Panel>
              </Grid.Item>
              <Grid.Item col={6} s={12} direction="column" alignItems="stretch">
                <Panel title="Price">
                  <PriceTable lines={data.lines} total={data.total} deposit={data.deposit} />
                </Panel>
                <Panel title="Payment">
                  <Facts
                    facts={[
                      [
                        'Way to pay',
                        data.payment === 'manual'
                          ? 'By hand: transfer or on arrival'
                          : 'Card, through Stripe',
                      ],
                      ['Received', formatFils(data.paidAmount)],
                      ['Given back', formatFils(data.refundedAmount)],
                      ['Still to pay', formatFils(Math.max(0, data.total - data.paidAmount))],
                    ]}
                  />
                </Panel>
              </Grid.Item>
            </Grid.Root>
          </>
        )}
      </Answered>
    </Page>
  );
}

function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <Box tag="dl">
      {facts.map(([label, value]) => (
        <Flex key={label} gap={4} paddingBottom={2} alignItems="flex-start">
          <Box width="12rem" shrink={0}>
            <Typography tag="dt" textColor="neutral600">
              {label}
            </Typography>
          </Box>
          <Typography tag="dd">{value}</Typography>
        </Flex>
      ))}
    </Box>
  );
}
