import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { BackButton } from '@strapi/strapi/admin';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { plural } from 'booking-rules/shared/format/plural';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { Page, TwoColumns } from '../components/page';
import { Facts, Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { formatAge } from '../format/age';
import { FeedEvents } from './feed-events';
import { FeedSettings } from './feed-settings';
import { describeTrouble, FeedStateBadge } from '../components/channels/feed-state';
import { FetchNow } from './feed-table';
import { countNights } from '../components/channels/night-ranges';
import { Quarantine } from './quarantine';
import { RangeList } from './range-list';
import { RemoveDialog } from './remove-dialog';

/** One feed: how it is doing, what it holds, what happened to it, and what a manager can do. */
export function FeedPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const canManage = useCanManage(MANAGE);
  const query = useApiQuery('GET /booking-rules/feeds/{id}', { params: { id } });
  const feed = query.data?.data;
  return (
    <Page
      title={feed ? `${feed.channelName} · ${feed.apartmentName}` : 'Calendar'}
      subtitle={feed ? (describeTrouble(feed) ?? 'Kept in step with this channel') : ''}
      navigation={<BackButton fallback="/plugins/booking-rules/channels" />}
    >
      <QueryResult query={query}>
        {({ data }) => (
          <>
            <Flex gap={3} paddingBottom={5} wrap="wrap">
              <FeedStateBadge state={data.state} />
              {canManage ? (
                <>
                  <FetchNow feed={data} onDone={query.reload} />
                  <RemoveDialog feed={data} onDone={() => navigate('/plugins/booking-rules/channels')} />
                </>
              ) : null}
            </Flex>
            {data.quarantine === null ? null : (
              <Panel title="Waiting for your decision">
                <Quarantine feed={data} onDone={query.reload} />
              </Panel>
            )}
            <TwoColumns
              columns={[
                <>
                  <Health feed={data} />
                  <Nights feed={data} onDone={query.reload} />
                </>,
                <>
                  {canManage ? <FeedSettings key={data.address} feed={data} onDone={query.reload} /> : null}
                  <Panel title="Last changes">
                    <FeedEvents events={data.events} />
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

function Health({ feed }: { feed: FeedView }) {
  const { apartmentId, apartmentName, channelName, address, fetchedAt, goodAt, nextAt } = feed;
  const { problemText, problemDetail } = feed;
  const when = (instant: string | null) =>
    instant === null ? 'Never' : `${formatAge(instant)} (${formatInstant(instant)})`;
  return (
    <Panel title="Health">
      <Facts
        facts={[
          [
            'Apartment',
            <Link
              key="apartment"
              tag={RouterLink}
              to={`/plugins/booking-rules/channels?${new URLSearchParams({ apartmentId }).toString()}`}
            >
              {apartmentName}
            </Link>,
          ],
          ['Channel', channelName],
          ['Address', address ?? 'None: a channel manager sends the nights'],
          ['Last read', when(goodAt)],
          ...(fetchedAt === goodAt ? [] : [['Last attempt', when(fetchedAt)] as const]),
          ...(nextAt === null ? [] : [['Next attempt', when(nextAt)] as const]),
          ...(problemText === null
            ? []
            : [['Problem', [problemText, problemDetail].filter((text) => text !== null).join(' ')] as const]),
        ]}
      />
    </Panel>
  );
}

function Nights({ feed, onDone }: { feed: FeedView; onDone: () => void }) {
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const { busy, run } = useAction();
  const { id, nights, ranges, missing, kept, quarantine, release, channelName } = feed;
  const keptNights = plural(countNights(kept), 'night');
  return (
    <Panel title={`Nights (${nights})`}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {nights === 0 ? (
          <Typography textColor="neutral600">This calendar holds no nights at the moment.</Typography>
        ) : (
          <RangeList label="Nights" ranges={ranges} marked={missing} />
        )}
        {missing.length === 0 ? null : (
          <Typography textColor="neutral600">
            {quarantine === null
              ? `${plural(countNights(missing), 'night')} in red are no longer shown. They become free after ${plural(release.fetches, 'reading')} in a row and ${plural(release.hours, 'hour')}.`
              : 'Nights in red are no longer shown. They wait for your decision.'}
          </Typography>
        )}
        {kept.length === 0 ? null : (
          <Box>
            <Typography tag="p" paddingBottom={2}>
              {`${keptNights} are kept by a decision, although ${channelName} doesn't show them.`}
            </Typography>
            <RangeList label="Nights that are kept" ranges={kept} />
            {canManage && quarantine === null ? (
              <Button
                marginTop={3}
                variant="secondary"
                loading={busy !== null}
                onClick={() =>
                  void run('release', async () => {
                    await api.call('POST /booking-rules/feeds/{id}/release', { params: { id } });
                    onDone();
                    return `${keptNights} released.`;
                  })
                }
              >
                {`Free ${keptNights}`}
              </Button>
            ) : null}
          </Box>
        )}
      </Flex>
    </Panel>
  );
}
