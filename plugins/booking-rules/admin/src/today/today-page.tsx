import { Box, Flex, Typography } from '@strapi/design-system';
import { formatDay } from 'booking-rules/shared/format/day';
import { QueryResult } from '../components/query-result';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { ReservationTable } from '../components/reservation/reservation-table';
import { Tile } from '../components/tile';
import { useApiQuery } from '../api/use-api-query';
import { Conflicts } from '../components/channels/conflicts';
import { FeedsInTrouble } from '../components/channels/feeds-in-trouble';
import { channelCounts, DAY_LISTS } from './lists';
import { placeOfBusiness } from 'booking-rules/shared/format/place';

/** What needs attention today. */
export function TodayPage() {
  const query = useApiQuery('GET /booking-rules/today');
  const day = query.data ? formatDay(query.data.data.today) : '';
  const { city } = placeOfBusiness();
  const inCity = city === '' ? '' : ` in ${city}`;
  return (
    <Page title="Today" subtitle={`${day}${inCity}`.trim()}>
      <QueryResult query={query}>
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
              {channelCounts(data)
                .filter(({ count }) => count > 0)
                .map(({ short, count, to }) => (
                  <Tile key={short} label={short} value={String(count)} to={`/plugins/booking-rules${to}`} />
                ))}
            </Flex>
            <Conflicts conflicts={data.conflicts} onDone={query.reload} />
            <FeedsInTrouble feeds={data.feeds} />
            {DAY_LISTS.map(({ key, title, empty }) => (
              <Box key={key} id={key}>
                <Panel title={`${title} (${data[key].length})`}>
                  {data[key].length === 0 ? (
                    <Typography textColor="neutral600">{empty}</Typography>
                  ) : (
                    <ReservationTable
                      rows={data[key]}
                      caption={title}
                      onDone={query.reload}
                      sendsLinks={key === 'owed' && data.takesCards}
                    />
                  )}
                </Panel>
              </Box>
            ))}
          </>
        )}
      </QueryResult>
    </Page>
  );
}
