import { Badge, Typography } from '@strapi/design-system';
import type { FeedState } from 'booking-rules/contracts/channels/channel-overview';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { formatAge } from '../../format/age';
import { messages } from '../../messages/messages';

/** States of feeds, the most urgent first, with their colours. */
const FEED_STATES: Record<FeedState, { background: string; text: string }> = {
  quarantine: { background: 'danger100', text: 'danger700' },
  stale: { background: 'warning100', text: 'neutral800' },
  problem: { background: 'warning100', text: 'neutral800' },
  new: { background: 'neutral150', text: 'neutral700' },
  good: { background: 'success100', text: 'success700' },
};

/** The states in the order of their urgency. */
export const FEED_STATE_NAMES = Object.keys(FEED_STATES) as FeedState[];

/** The state of a feed as a coloured word. */
export function FeedStateBadge({ state }: { state: FeedState }) {
  const { background, text } = FEED_STATES[state];
  return (
    <Badge backgroundColor={background} textColor={text}>
      {messages().channels.states[state]}
    </Badge>
  );
}

/** What is wrong with a feed, if anything. */
export function FeedTrouble({ feed }: { feed: Pick<FeedView, 'state' | 'problemText' | 'goodAt'> }) {
  const words = describeTrouble(feed);
  return words === null ? null : (
    <Typography tag="p" variant="pi" textColor="neutral600">
      {words}
    </Typography>
  );
}

/** The same as a sentence; null while all is well. */
export function describeTrouble({
  state,
  problemText,
  goodAt,
}: Pick<FeedView, 'state' | 'problemText' | 'goodAt'>): string | null {
  const t = messages().channels.trouble;
  if (state === 'quarantine') return t.nothingFreed(problemText ?? t.lost);
  if (state === 'stale') {
    const since = goodAt === null ? t.neverRead : t.lastRead(formatAge(goodAt));
    return problemText === null ? since : `${since} ${problemText}`;
  }
  return problemText;
}
