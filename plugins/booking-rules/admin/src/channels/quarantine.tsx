import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { beforeAndAfter, countNights, spanOf } from '../components/channels/night-ranges';
import { RangeList, RangeStrip, StripDays } from './range-list';
import { messages } from '../messages/messages';

/** What a feed in quarantine has lost, before and after, and the two ways out of it. */
export function Quarantine({ feed, onDone }: { feed: FeedView; onDone: () => void }) {
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const { busy, run } = useAction();
  const { quarantine, channelName } = feed;
  if (!quarantine) return null;
  const { before, after } = beforeAndAfter(feed);
  const { lost } = quarantine;
  const nights = countNights(lost);
  const span = spanOf(before);

  const t = messages().channels.quarantine;
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
          <RangeStrip label={t.before(countNights(before))} span={span} ranges={before} colour="primary600" />
          <RangeStrip label={t.now(countNights(after))} span={span} ranges={after} colour="primary600" />
          <StripDays ranges={before} />
        </Flex>
      )}
      <Box>
        <Typography tag="h4" fontWeight="bold" paddingBottom={2}>
          {t.missingNow(nights)}
        </Typography>
        <RangeList label={t.missing} ranges={lost} />
      </Box>
      {canManage ? (
        <Flex gap={3} wrap="wrap" alignItems="center">
          <Button
            variant="secondary"
            loading={busy === 'reject'}
            disabled={busy !== null}
            onClick={() => decide('reject', t.kept(nights))}
          >
            {t.keep(nights)}
          </Button>
          <Button
            variant="danger-light"
            loading={busy === 'release'}
            disabled={busy !== null}
            onClick={() => decide('release', t.freed(nights, channelName))}
          >
            {t.free(nights)}
          </Button>
          <Typography variant="pi" textColor="neutral600">
            {t.notSure(channelName)}
          </Typography>
        </Flex>
      ) : null}
    </Flex>
  );
}

function describeLoss({ quarantine, channelName }: FeedView): string {
  if (!quarantine) return '';
  const when = formatInstant(quarantine.since);
  const t = messages().channels.quarantine;
  return (quarantine.reason === 'not-a-calendar' ? t.notACalendar : t.lost)(when, channelName);
}
