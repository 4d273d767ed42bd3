import { forRequester } from '../platform/language';
import type { ChannelConflict } from '../../../contracts/channels/channel-conflicts';
import type * as Contract from '../../../contracts/channels/channels';
import { channelName } from '../../../shared/domain/channels/channel';
import type { FeedNight } from '../../../shared/domain/channels/feed';
import { describeProblem } from '../../../shared/domain/channels/problem';
import { rangesOf } from '../../../shared/domain/channels/ranges';
import { isStale } from '../../../shared/domain/channels/schedule';
import type { Conflict } from './conflicts';
import type { ExportCalendar } from './exports';
import type { FeedDetail } from './feed-nights';
import type { Feed } from './feeds';
import type { Fetched } from './fetch-result';

/** So much of what happened to a feed is shown. */
const MOST_EVENTS = 20;

const instant = (ms: number): string => new Date(ms).toISOString();
const maybe = (ms: number | null): string | null => (ms === null ? null : instant(ms));

/** A feed as managers see it. */
export function feedView(feed: FeedDetail, apartmentName: string, now: Date): Contract.FeedView {
  const { id, apartmentId, channel, interval, release, problem, problemDetail, quarantine, nights } = feed;
  const those = (chosen: (night: FeedNight) => boolean) =>
    rangesOf([...nights].filter(([, night]) => chosen(night)).map(([night]) => night));
  const missing = those((night) => night.missing !== null);
  return {
    ...{ id, apartmentId, apartmentName, channel, channelName: channelName(channel) },
    address: feed.address === null ? null : maskedAddress(feed.address),
    ...{ interval, release, state: stateOf(feed, now) },
    ...{ problem, problemText: problem && forRequester(() => describeProblem(problem)), problemDetail },
    ...{ fetchedAt: maybe(feed.fetchedAt), goodAt: maybe(feed.goodAt) },
    nextAt: feed.address === null ? null : instant(feed.nextAt),
    ...{ nights: nights.size, ranges: rangesOf(nights.keys()), missing, kept: those(({ kept }) => kept) },
    quarantine: quarantine && { since: instant(quarantine.since), reason: quarantine.reason, lost: missing },
    events: feed.events.slice(0, MOST_EVENTS).map((event) => ({ ...event, at: instant(event.at) })),
  };
}

/** How a feed is doing. */
export function stateOf(feed: Feed, now: Date): Contract.FeedView['state'] {
  const { quarantine, problem, goodAt, createdAt, interval, fetchedAt } = feed;
  if (quarantine) return 'quarantine';
  if (feed.address !== null && isStale(goodAt ?? createdAt, interval, now.getTime())) return 'stale';
  if (problem !== null) return 'problem';
  return fetchedAt === null ? 'new' : 'good';
}

/** Enough to know an address by: its host, and its last four characters. */
function maskedAddress(address: string): string {
  return `${new URL(address).host}/…${address.slice(-4)}`;
}

/** What an address would bring. */
export function previewView({ result, problem, detail, events }: Fetched): Contract.FeedPreview {
  const nights = result.kind === 'calendar' ? [...result.nights.keys()] : [];
  return {
    ...{
      problem,
      problemText: problem && forRequester(() => describeProblem(problem)),
      problemDetail: detail,
    },
    ...{ events, nights: nights.length, ranges: rangesOf(nights) },
  };
}

/** A conflict as managers see it. */
export function conflictView(conflict: Conflict, apartmentName: string): ChannelConflict {
  const { id, apartmentId, channel, night, reference, foundAt } = conflict;
  const named = { apartmentId, apartmentName, channel, channelName: channelName(channel) };
  return { id, ...named, night, reference, foundAt: instant(foundAt) };
}

/** An export calendar as managers see it. */
export function exportView({ createdAt, fetchedAt, ...calendar }: ExportCalendar): Contract.ExportCalendar {
  const channel = channelName(calendar.channel);
  return { ...calendar, channelName: channel, createdAt: instant(createdAt), fetchedAt: maybe(fetchedAt) };
}
