import { Button, Flex, Typography } from '@strapi/design-system';
import type { HeldNights } from 'booking-rules/contracts/channels/channel-overview';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { plural } from 'booking-rules/shared/format/plural';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { countNights, spanOf, without } from '../components/channels/night-ranges';
import { ConfirmDialog } from '../components/dialogs';
import { RangeList } from './range-list';

/** Removes a feed; which nights become free is said before. */
export function RemoveDialog({ feed, onDone }: { feed: FeedView; onDone: () => void }) {
  const api = useApi();
  const { busy, run } = useAction();
  const { id, channelName, apartmentName } = feed;
  return (
    <ConfirmDialog
      button={
        <Button variant="danger-light" loading={busy !== null}>
          Remove …
        </Button>
      }
      title={`Remove ${channelName}`}
      back="Keep it"
      confirm="Remove the calendar"
      variant="danger"
      onConfirm={() =>
        void run('remove', async () => {
          await api.call('DELETE /booking-rules/feeds/{id}', { params: { id } });
          onDone();
          return `${channelName} is no longer connected to ${apartmentName}.`;
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
  const intro = `${apartmentName} is no longer kept in step with ${channelName}.`;
  if (span === null) return <Typography>{`${intro} It holds no nights.`}</Typography>;
  if (data === null) return <Typography>{error ?? 'Loading'}</Typography>;
  const freed = freedBy(id, ranges, data.data);
  const kept = countNights(ranges) - countNights(freed);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>
        {freed.length === 0
          ? `${intro} No night becomes free.`
          : `${intro} Guests can book these ${plural(countNights(freed), 'night')}, even those that are sold on ${channelName}:`}
      </Typography>
      <RangeList label="Nights that become free" ranges={freed} />
      {kept === 0 ? null : (
        <Typography variant="pi" textColor="neutral600">
          {`${plural(kept, 'night')} stay taken by guests, blocks or other calendars.`}
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
