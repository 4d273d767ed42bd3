import { Badge, Typography } from '@strapi/design-system';
import type { FeedState } from 'booking-rules/contracts/channels/channel-overview';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { formatAge } from '../../format/age';

/** States of feeds, the most urgent first: a name, and its colours. */
export const FEED_STATES: Record<FeedState, { label: string; background: string; text: string }> = {
  quarantine: { label: 'Needs a decision', background: 'danger100', text: 'danger700' },
  stale: { label: 'Out of date', background: 'warning100', text: 'neutral800' },
  problem: { label: 'Problem', background: 'warning100', text: 'neutral800' },
  new: { label: 'Not read yet', background: 'neutral150', text: 'neutral700' },
  good: { label: 'Up to date', background: 'success100', text: 'success700' },
};

/** The states in the order of their urgency. */
export const FEED_STATE_NAMES = Object.keys(FEED_STATES) as FeedState[];

/** The state of a feed as a coloured word. */
export function FeedStateBadge({ state }: { state: FeedState }) {
  const { label, background, text } = FEED_STATES[state];
  return (
    <Badge backgroundColor={background} textColor={text}>
      {label}
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
  if (state === 'quarantine')
    return `${problemText ?? 'Too many nights disappeared at once.'} Nothing was freed.`;
  if (state === 'stale') {
    const since = goodAt === null ? 'It has never been read.' : `Last read ${formatAge(goodAt)}.`;
    return problemText === null ? since : `${since} ${problemText}`;
  }
  return problemText;
}
