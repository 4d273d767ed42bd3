import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { plural } from 'booking-rules/shared/format/plural';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { beforeAndAfter, countNights, spanOf } from '../components/channels/night-ranges';
import { RangeList, RangeStrip, StripDays } from './range-list';

/** What a feed in quarantine has lost, before and after, and the two ways out of it. */
export function Quarantine({ feed, onDone }: { feed: FeedView; onDone: () => void }) {
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const { busy, run } = useAction();
  const { quarantine, channelName } = feed;
  if (!quarantine) return null;
  const { before, after } = beforeAndAfter(feed);
  const { lost } = quarantine;
  const nights = plural(countNights(lost), 'night');
  const span = spanOf(before);

  const decide = (how: 'release' | 'reject', said: string) =>
    void run(how, async () => {
      await api.call(`POST /booking-rules/feeds/{id}/${how}`, { params: { id: feed.id } });
      onDone();
      return said;
    });

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography>{describeLoss(feed)}</Typography>
      {span === null ? null : (
        <Flex direction="column" alignItems="stretch" gap={2}>
          <RangeStrip
            label={`Before ${countNights(before)}`}
            span={span}
            ranges={before}
            colour="primary600"
          />
          <RangeStrip label={`Now ${countNights(after)}`} span={span} ranges={after} colour="primary600" />
          <StripDays ranges={before} />
        </Flex>
      )}
      <Box>
        <Typography tag="h4" fontWeight="bold" paddingBottom={2}>
          {`Missing now: ${nights}`}
        </Typography>
        <RangeList label="Missing nights" ranges={lost} />
      </Box>
      {canManage ? (
        <Flex gap={3} wrap="wrap" alignItems="center">
          <Button
            variant="secondary"
            loading={busy === 'reject'}
            disabled={busy !== null}
            onClick={() => decide('reject', `${nights} stay blocked.`)}
          >
            {`Keep ${nights} blocked`}
          </Button>
          <Button
            variant="danger-light"
            loading={busy === 'release'}
            disabled={busy !== null}
            onClick={() =>
              decide('release', `${nights} of ${channelName} released. Guests can book what is free now.`)
            }
          >
            {`Free ${nights}`}
          </Button>
          <Typography variant="pi" textColor="neutral600">
            {`Not sure? Check ${channelName} first. If the nights come back, this ends by itself.`}
          </Typography>
        </Flex>
      ) : null}
    </Flex>
  );
}

function describeLoss({ quarantine, channelName }: FeedView): string {
  if (!quarantine) return '';
  const when = formatInstant(quarantine.since);
  return quarantine.reason === 'not-a-calendar'
    ? `Since ${when}, ${channelName} has been sending something that isn't a calendar. Nothing has been freed.`
    : `On ${when}, most of this calendar disappeared at once. That can be a fault at ${channelName}, so nothing has been freed.`;
}
