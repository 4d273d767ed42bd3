import { Box, Flex, Typography } from '@strapi/design-system';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { countNights } from '../components/channels/night-ranges';
import { RangeList } from './range-list';
import { messages } from '../messages/messages';

type FeedEvent = FeedView['events'][number];

/** What happened to a feed: `3 nights taken`. */
export function describeEvent({ what, ranges }: FeedEvent): string {
  return messages().channels.events[what](countNights(ranges));
}

/** What happened to a feed of late, the latest first. */
export function FeedEvents({ events }: { events: readonly FeedEvent[] }) {
  const t = messages().channels.events;
  if (events.length === 0) return <Typography textColor="neutral600">{t.none}</Typography>;
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
      {events.map((event) => (
        <Box tag="li" key={`${event.at} ${event.what}`}>
          <Typography tag="p" fontWeight="bold">
            {describeEvent(event)}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={2}>
            {event.by === null ? formatInstant(event.at) : t.by(formatInstant(event.at), event.by)}
          </Typography>
          <RangeList label={describeEvent(event)} ranges={event.ranges} />
        </Box>
      ))}
    </Flex>
  );
}
