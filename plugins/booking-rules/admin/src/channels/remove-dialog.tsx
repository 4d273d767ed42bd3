import { Button, Flex, Typography } from '@strapi/design-system';
import type { HeldNights } from 'booking-rules/contracts/channels/channel-overview';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { countNights, spanOf, without } from '../components/channels/night-ranges';
import { ConfirmDialog } from '../components/dialogs';
import { RangeList } from './range-list';
import { messages } from '../messages/messages';

/** Removes a feed; which nights become free is said before. */
export function RemoveDialog({ feed, onDone }: { feed: FeedView; onDone: () => void }) {
  const api = useApi();
  const { busy, run } = useAction();
  const { id, channelName, apartmentName } = feed;
  const t = messages().channels.removing;
  return (
    <ConfirmDialog
      button={
        <Button variant="danger-light" loading={busy !== null}>
          {t.ask}
        </Button>
      }
      title={t.title(channelName)}
      back={t.keep}
      confirm={t.remove}
      variant="danger"
      onConfirm={() =>
        void run('remove', async () => {
          await api.call('DELETE /booking-rules/feeds/{id}', { params: { id } });
          onDone();
          return t.removed(channelName, apartmentName);
        })
      }
    >
      <Consequences feed={feed} />
    </ConfirmDialog>
  );
}

function Consequences({ feed }: { feed: FeedView }) {
  const { apartmentId, ranges, id, channelName, apartmentName } = feed;
  const span = spanOf(ranges);
  const { data, error } = useApiQuery(
    'GET /booking-rules/nights/held-by',
    span === null ? null : { query: { apartmentId, ...span } },
  );
  const t = messages().channels.removing;
  const intro = t.intro(apartmentName, channelName);
  if (span === null) return <Typography>{`${intro} ${t.noNights}`}</Typography>;
  if (data === null) return <Typography>{error ?? t.loading}</Typography>;
  const freed = freedBy(id, ranges, data.data);
  const kept = countNights(ranges) - countNights(freed);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>
        {`${intro} ${freed.length === 0 ? t.nothingFreed : t.freed(countNights(freed), channelName)}`}
      </Typography>
      <RangeList label={t.freedNights} ranges={freed} />
      {kept === 0 ? null : (
        <Typography variant="pi" textColor="neutral600">
          {t.stayTaken(kept)}
        </Typography>
      )}
    </Flex>
  );
}

/** Nights of a feed that nobody else holds. */
export function freedBy(feed: number, ranges: readonly Stay[], held: readonly HeldNights[]): Stay[] {
  const others = held.filter(
    (row) => row.holder !== 'channel' || (row.feed !== null && row.feed.id !== feed),
  );
  return without(ranges, others);
}
