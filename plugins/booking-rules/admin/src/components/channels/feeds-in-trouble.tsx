import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { FeedInTrouble } from 'booking-rules/contracts/channels/channel-overview';
import { Panel } from '../panel';
import { describeTrouble, FeedStateBadge } from './feed-state';
import { feedLink } from '../links';
import { messages } from '../../messages/messages';

/** Calendars that wait for a decision or could not be read for long; nothing while there are none. */
export function FeedsInTrouble({ feeds }: { feeds: readonly FeedInTrouble[] }) {
  if (feeds.length === 0) return null;
  return (
    <Panel title={messages().channelBookings.troubled(feeds.length)}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {feeds.map((feed) => (
          <Box tag="li" key={feed.id}>
            <Flex gap={3} wrap="wrap">
              <Link tag={RouterLink} to={feedLink(feed.id)}>
                {`${feed.channelName}, ${feed.apartmentName}`}
              </Link>
              <FeedStateBadge state={feed.state} />
            </Flex>
            <Typography tag="p" textColor="neutral600">
              {describeTrouble(feed)}
            </Typography>
          </Box>
        ))}
      </Flex>
    </Panel>
  );
}
