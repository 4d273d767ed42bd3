import { Link as RouterLink } from 'react-router-dom';
import { useIsMobile } from '@strapi/strapi/admin';
import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { DataTable, TwoLines } from '../components/data-table';
import { feedLink } from '../components/links';
import { formatAge } from '../format/age';
import { describeEvent } from './feed-events';
import { FeedStateBadge, FeedTrouble } from '../components/channels/feed-state';
import { messages } from '../messages/messages';

/** Feeds, a line each; the apartment's name leads to its page. On a phone each is a few lines. */
export function FeedTable({ feeds, onDone }: { feeds: readonly FeedView[]; onDone: () => void }) {
  const canManage = useCanManage(MANAGE);
  if (useIsMobile()) return <FeedList feeds={feeds} onDone={onDone} />;
  const t = messages().channels.table;
  return (
    <DataTable
      caption={t.caption}
      columns={[
        { heading: t.columns.apartment },
        { heading: t.columns.state },
        { heading: t.columns.read, isWhole: true },
        { heading: t.columns.nights, isNumber: true },
        { heading: t.columns.change },
        ...(canManage ? [{ heading: t.columns.fetch, isWhole: true }] : []),
      ]}
      rows={feeds.map((feed) => ({
        key: String(feed.id),
        cells: [
          <TwoLines
            key="apartment"
            first={
              <Link tag={RouterLink} to={feedLink(feed.id)}>
                {feed.apartmentName}
              </Link>
            }
            second={feed.channelName}
          />,
          <TwoLines
            key="state"
            first={<FeedStateBadge state={feed.state} />}
            second={<FeedTrouble feed={feed} />}
          />,
          <TwoLines
            key="read"
            first={feed.goodAt === null ? t.never : formatAge(feed.goodAt)}
            second={feed.nextAt === null ? t.sentByChannel : t.next(formatAge(feed.nextAt))}
          />,
          String(feed.nights),
          <LastChange key="change" feed={feed} />,
          ...(canManage ? [<FetchNow key="fetch" feed={feed} onDone={onDone} />] : []),
        ],
      }))}
    />
  );
}

function FeedList({ feeds, onDone }: { feeds: readonly FeedView[]; onDone: () => void }) {
  const canManage = useCanManage(MANAGE);
  const { nights, table: t } = messages().channels;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={5} aria-label={t.caption}>
      {feeds.map((feed) => (
        <Box tag="li" key={feed.id}>
          <Link tag={RouterLink} to={feedLink(feed.id)}>
            {feed.apartmentName}
          </Link>
          <Typography tag="p" paddingBottom={2}>
            {[
              feed.channelName,
              nights(feed.nights),
              feed.goodAt === null ? t.neverRead : t.read(formatAge(feed.goodAt)),
            ].join(' · ')}
          </Typography>
          <Flex gap={3} wrap="wrap">
            <FeedStateBadge state={feed.state} />
            {canManage ? <FetchNow feed={feed} onDone={onDone} /> : null}
          </Flex>
          <FeedTrouble feed={feed} />
        </Box>
      ))}
    </Flex>
  );
}

function LastChange({ feed: { events } }: { feed: FeedView }) {
  const [last] = events;
  return last ? (
    <TwoLines first={describeEvent(last)} second={formatAge(last.at)} />
  ) : (
    <Typography>{messages().channels.table.noChange}</Typography>
  );
}

/** Fetches a feed at once, and says what it holds then. */
export function FetchNow({
  feed,
  onDone,
}: {
  feed: Pick<FeedView, 'id' | 'nextAt' | 'apartmentName' | 'channelName'>;
  onDone: () => void;
}) {
  const api = useApi();
  const { busy, run } = useAction();
  if (feed.nextAt === null) return null;
  const t = messages().channels.table;
  return (
    <Button
      size="S"
      variant="tertiary"
      loading={busy !== null}
      aria-label={t.fetchOf(feed.channelName, feed.apartmentName)}
      onClick={() =>
        void run('fetch', async () => {
          const { data } = await api.call('POST /booking-rules/feeds/{id}/fetch', {
            params: { id: feed.id },
          });
          onDone();
          if (data.problemText !== null) throw new Error(data.problemText);
          return t.fetched(data.channelName, data.nights, data.apartmentName);
        })
      }
    >
      {t.fetch}
    </Button>
  );
}
