import { Box, Flex, Typography } from '@strapi/design-system';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { Today } from 'booking-rules/shared/contracts/overview';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatFils } from 'booking-rules/shared/format/money';
import { Answered } from '../parts/answered';
import { Page } from '../parts/page';
import { Panel } from '../parts/panel';
import { ReservationTable } from '../parts/reservation-table';
import { Tile } from '../parts/tile';
import { useAnswer } from '../parts/use-answer';
import { DAY_LISTS } from '../today/lists';

/** What needs a hand today. */
export function TodayPage() {
  const answer = useAnswer<Envelope<Today>>('today');
  const day = answer.data ? formatDay(answer.data.data.today) : '';
  return (
    <Page title="Today" subtitle={day === '' ? 'In Dubai' : `${day} in Dubai`}>
      <Answered answer={answer}>
        {({ data }) => (
          <>
            <Flex gap={4} wrap="wrap" alignItems="stretch" paddingBottom={5}>
              {DAY_LISTS.map(({ key, short }) => (
                <Tile key={key} label={short} value={String(data[key].length)} to={`#${key}`} />
              ))}
              <Tile
                label="New enquiries"
                value={String(data.newEnquiries)}
                to="/plugins/booking-rules/enquiries?states=new"
              />
            </Flex>
            {DAY_LISTS.map(({ key, title, empty }) => (
              <Box key={key} id={key}>
                <Panel title={`${title} (${data[key].length})`}>
                  {key === 'refused'
                    ? data.refused.map(({ reference, refused }) => (
                        <Typography key={reference} tag="p" textColor="danger600">
                          {`${reference}: ${formatFils(refused)} could not be refunded, refund by other means.`}
                        </Typography>
                      ))
                    : null}
                  {data[key].length === 0 ? (
                    <Typography textColor="neutral600">{empty}</Typography>
                  ) : (
                    <ReservationTable rows={data[key]} caption={title} onDone={answer.reload} />
                  )}
                </Panel>
              </Box>
            ))}
          </>
        )}
      </Answered>
    </Page>
  );
}
