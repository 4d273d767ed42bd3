import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { BackLink, Page, TwoColumns } from '../components/page';
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
import { messages } from '../messages/messages';

/** One feed: how it is doing, what it holds, what happened to it, and what a manager can do. */
export function FeedPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const canManage = useCanManage(MANAGE);
  const query = useApiQuery('GET /booking-rules/feeds/{id}', { params: { id } });
  const feed = query.data?.data;
  const { waiting, feed: t } = messages().channels;
  return (
    <Page
      title={feed ? `${feed.channelName} · ${feed.apartmentName}` : t.title}
      subtitle={feed ? (describeTrouble(feed) ?? t.inStep) : ''}
      navigation={<BackLink fallback="/plugins/booking-rules/channels" />}
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
              <Panel title={waiting}>
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
                  <Panel title={t.lastChanges}>
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
  const t = messages().channels.feed;
  const when = (instant: string | null) =>
    instant === null ? t.never : `${formatAge(instant)} (${formatInstant(instant)})`;
  return (
    <Panel title={t.health}>
      <Facts
        facts={[
          [
            t.apartment,
            <Link
              key="apartment"
              tag={RouterLink}
              to={`/plugins/booking-rules/channels?${new URLSearchParams({ apartmentId }).toString()}`}
            >
              {apartmentName}
            </Link>,
          ],
          [t.channel, channelName],
          [t.address, address ?? t.noAddress],
          [t.lastRead, when(goodAt)],
          ...(fetchedAt === goodAt ? [] : [[t.lastAttempt, when(fetchedAt)] as const]),
          ...(nextAt === null ? [] : [[t.nextAttempt, when(nextAt)] as const]),
          ...(problemText === null
            ? []
            : [[t.problem, [problemText, problemDetail].filter((text) => text !== null).join(' ')] as const]),
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
  const keptNights = countNights(kept);
  const t = messages().channels.feed;
  return (
    <Panel title={t.nightsOf(nights)}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {nights === 0 ? (
          <Typography textColor="neutral600">{t.noNights}</Typography>
        ) : (
          <RangeList label={t.nights} ranges={ranges} marked={missing} />
        )}
        {missing.length === 0 ? null : (
          <Typography textColor="neutral600">
            {quarantine === null
              ? t.missing(countNights(missing), release.fetches, release.hours)
              : t.missingWaits}
          </Typography>
        )}
        {kept.length === 0 ? null : (
          <Box>
            <Typography tag="p" paddingBottom={2}>
              {t.kept(keptNights, channelName)}
            </Typography>
            <RangeList label={t.keptNights} ranges={kept} />
            {canManage && quarantine === null ? (
              <Button
                marginTop={3}
                variant="secondary"
                loading={busy !== null}
                onClick={() =>
                  void run('release', async () => {
                    await api.call('POST /booking-rules/feeds/{id}/release', { params: { id } });
                    onDone();
                    return t.released(keptNights);
                  })
                }
              >
                {t.free(keptNights)}
              </Button>
            ) : null}
          </Box>
        )}
      </Flex>
    </Panel>
  );
}
