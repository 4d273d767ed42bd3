import { Box, Flex, Typography } from '@strapi/design-system';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { plural } from 'booking-rules/shared/format/plural';
import { countNights } from '../components/channels/night-ranges';
import { RangeList } from './range-list';

type FeedEvent = FeedView['events'][number];

const WHAT: Record<FeedEvent['what'], string> = {
  taken: 'taken',
  freed: 'freed',
  quarantined: 'missing, not freed',
  recovered: 'shown again',
  released: 'freed by a decision',
  rejected: 'kept by a decision',
};

/** What happened to a feed: `3 nights taken`. */
export function describeEvent({ what, ranges }: FeedEvent): string {
  return `${plural(countNights(ranges), 'night')} ${WHAT[what]}`;
}

/** What happened to a feed of late, the latest first. */
export function FeedEvents({ events }: { events: readonly FeedEvent[] }) {
  if (events.length === 0)
    return <Typography textColor="neutral600">No nights have changed in the last 30 days.</Typography>;
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
      {events.map((event) => (
        <Box tag="li" key={`${event.at} ${event.what}`}>
          <Typography tag="p" fontWeight="bold">
            {describeEvent(event)}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={2}>
            {event.by === null ? formatInstant(event.at) : `${formatInstant(event.at)}, by ${event.by}`}
          </Typography>
          <RangeList label={describeEvent(event)} ranges={event.ranges} />
        </Box>
      ))}
    </Flex>
  );
}
