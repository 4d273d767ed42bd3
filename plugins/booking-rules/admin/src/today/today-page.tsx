import { Box, Flex, Typography } from '@strapi/design-system';
import type { FeedInTrouble } from 'booking-rules/contracts/channels/channel-overview';
import type { Today } from 'booking-rules/contracts/reports/reports';
import { formatDay } from 'booking-rules/shared/format/day';
import { QueryResult } from '../components/query-result';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { ReservationTable } from '../components/reservation/reservation-table';
import { Tile } from '../components/tile';
import { useApiQuery } from '../api/use-api-query';
import { DueRegistrations } from '../components/registration/due-registrations';
import { groupConflicts } from '../components/channels/conflict-groups';
import { Conflicts } from '../components/channels/conflicts';
import { FeedsInTrouble } from '../components/channels/feeds-in-trouble';
import { formatAge } from '../format/age';
import { cityName } from 'booking-rules/shared/format/city';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { messages } from '../messages/messages';

/** The lists of the day, most urgent first. */
const DAY_LISTS: readonly Exclude<
  keyof Today,
  'today' | 'takesCards' | 'messages' | 'newEnquiries' | 'feeds' | 'conflicts'
>[] = ['expiring', 'refunds', 'deposits', 'owed', 'arrivals', 'departures', 'staying'];

/** What needs attention today. */
export function TodayPage() {
  const t = messages().today;
  const query = useApiQuery('GET /booking-rules/today');
  const day = query.data ? formatDay(query.data.data.today) : '';
  return (
    <Page title={t.title} subtitle={t.subtitle(day, cityName(placeOfBusiness().city))}>
      <QueryResult query={query}>
        {({ data }) => (
          <>
            <Flex gap={4} wrap="wrap" alignItems="stretch" paddingBottom={5}>
              {DAY_LISTS.map((key) => (
                <Tile key={key} label={t.lists[key].short} value={String(data[key].length)} to={`#${key}`} />
              ))}
              <Tile
                label={t.messages}
                value={String(data.messages.count)}
                {...(data.messages.since !== null && {
                  note: t.messagesSince(formatAge(data.messages.since)),
                })}
                to="/plugins/booking-rules/messages?show=waiting"
              />
              <Tile
                label={t.newEnquiries}
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
            <DueRegistrations />
            {DAY_LISTS.map((key) => (
              <Box key={key} id={key}>
                <Panel title={t.withCount(t.lists[key].title, data[key].length)}>
                  {data[key].length === 0 ? (
                    <Typography textColor="neutral600">{t.lists[key].empty}</Typography>
                  ) : (
                    <ReservationTable
                      rows={data[key]}
                      caption={t.lists[key].title}
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

/** Calendars of channels that need somebody: those to decide about, and those that nobody could read for long. */
function channelCounts({ conflicts, feeds }: Pick<Today, 'conflicts' | 'feeds'>) {
  const t = messages().today.channels;
  const count = (state: FeedInTrouble['state']) => feeds.filter((feed) => feed.state === state).length;
  return [
    { short: t.conflicts, count: groupConflicts(conflicts).length, to: '/channels' },
    { short: t.quarantine, count: count('quarantine'), to: '/channels?states=quarantine' },
    { short: t.stale, count: count('stale'), to: '/channels?states=stale' },
  ];
}
