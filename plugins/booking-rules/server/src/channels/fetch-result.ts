import type { FetchResult } from '../../../shared/domain/channels/feed';
import type { FeedProblem } from '../../../shared/domain/channels/problem';
import { addDays, type Day } from '../../../shared/domain/stay';
import { fetchFeed, type FetchSettings } from './fetching/fetch-feed';
import type { Feed } from './feeds';
import type { CalendarReader } from './reading/calendar-reader';

/** Nights farther away are looked at by nobody; channels show two years at most. */
const HORIZON_DAYS = 1_096;

/** What a fetch of a feed has brought, and what is said of it. */
export interface Fetched {
  result: FetchResult;
  problem: FeedProblem | null;
  detail: string | null;
  /** Before when the channel does not want to be asked again, in milliseconds. */
  retryAfter: number | null;
  etag: string | null;
  lastModified: string | null;
  /** How many events the calendar has; null when it was not sent again. */
  events: number | null;
}

export interface FetchDeps {
  reader: CalendarReader;
  settings: FetchSettings;
  /** What our own events have behind the `@` of their UIDs. */
  ownDomain: string;
}

/** Fetches a feed and reads what came. Never rejects for what a channel does. */
export async function fetchNights(
  { reader, settings, ownDomain }: FetchDeps,
  { address, etag, lastModified }: Pick<Feed, 'address' | 'etag' | 'lastModified'>,
  today: Day,
): Promise<Fetched> {
  const nothing = { problem: null, detail: null, retryAfter: null, etag, lastModified, events: null };
  const fetched = await fetchFeed({ url: address ?? '', etag, lastModified }, settings);
  if (fetched.kind === 'failed') {
    const { problem, detail, retryAfter } = fetched;
    return { ...nothing, result: { kind: 'failed' }, problem, detail, retryAfter };
  }
  if (fetched.kind === 'not-modified') return { ...nothing, result: { kind: 'unchanged' } };
  const within = { checkIn: today, checkOut: addDays(today, HORIZON_DAYS) };
  const reading = await reader.read({ bytes: fetched.bytes, within, ownDomain });
  if (reading.kind === 'not-a-calendar') return { ...nothing, result: reading, problem: reading.kind };
  if (reading.kind !== 'calendar') return { ...nothing, result: { kind: 'failed' }, problem: reading.kind };
  const { nights, isWhole, events } = reading;
  return {
    ...{ ...nothing, events, etag: fetched.etag, lastModified: fetched.lastModified },
    result: { kind: 'calendar', nights, isWhole },
    problem: isWhole ? null : 'partly-unreadable',
  };
}
