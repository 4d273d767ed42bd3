import { Box, Typography } from '@strapi/design-system';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { Today } from 'booking-rules/shared/contracts/overview';
import { formatDay } from 'booking-rules/shared/format-day';
import { Answered } from '../parts/answered';
import { Page } from '../parts/page';
import { Panel } from '../parts/panel';
import { ReservationTable } from '../parts/reservation-table';
import { useAnswer } from '../parts/use-answer';

const LISTS: { key: Exclude<keyof Today, 'today'>; title: string; empty: string }[] = [
  { key: 'lapsing', title: 'Waiting for an answer or a payment', empty: 'Nothing is waiting.' },
  { key: 'arrivals', title: 'Arriving today', empty: 'Nobody arrives today.' },
  { key: 'departures', title: 'Leaving today', empty: 'Nobody leaves today.' },
  { key: 'staying', title: 'Staying', empty: 'Nobody is staying over.' },
  {
    key: 'unpaid',
    title: 'Not paid, arriving within 14 days',
    empty: 'All stays of the next 14 days are paid.',
  },
];

/** What needs a hand today. */
export function TodayPage() {
  const answer = useAnswer<Envelope<Today>>('today');
  const day = answer.data ? formatDay(answer.data.data.today) : 'Today';
  return (
    <Page title="Today" subtitle={`${day} in Dubai`}>
      <Answered answer={answer}>
        {({ data }) =>
          LISTS.map(({ key, title, empty }) => (
            <Panel key={key} title={`${title} (${data[key].length})`}>
              {data[key].length === 0 ? (
                <Typography textColor="neutral600">{empty}</Typography>
              ) : (
                <Box>
                  <ReservationTable rows={data[key]} caption={title} />
                </Box>
              )}
            </Panel>
          ))
        }
      </Answered>
    </Page>
  );
}
