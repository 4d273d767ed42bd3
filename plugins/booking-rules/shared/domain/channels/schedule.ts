/** How a fetch went, as far as the time of the next one asks. */
export interface FetchOutcome {
  /** When it was made, in milliseconds. */
  at: number;
  /** Minutes between two fetches of the feed. */
  interval: number;
  /** How many fetches in a row have failed, this one included. */
  failures: number;
  /** Before when the channel does not want to be asked again, in milliseconds; null when it did not say. */
  retryAfter: number | null;
}

const MINUTE_MS = 60_000;
/** A feed that goes on failing is asked at least so often, and so is a channel that wants to be left alone. */
const LONGEST_MINUTES = 2 * 60;
const LONGEST_RETRY_MS = 24 * 60 * MINUTE_MS;
/** Feeds that were added together are soon asked apart. */
const JITTER = 0.1;

/**
 * When a feed is fetched next, in milliseconds: after its interval, or after twice as long for every failure in a row
 * beyond the first.
 * @param random from 0 to 1, without 1
 */
export function nextFetchAt({ at, interval, failures, retryAfter }: FetchOutcome, random: number): number {
  const doubled = interval * 2 ** Math.min(Math.max(0, failures - 1), 10);
  const minutes = Math.max(interval, Math.min(doubled, LONGEST_MINUTES));
  const next = at + minutes * MINUTE_MS * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.max(next, Math.min(retryAfter ?? 0, at + LONGEST_RETRY_MS)));
}

/** A feed is stale when its latest good fetch is older than so many of its intervals. */
export const STALE_INTERVALS = 4;

/** Whether nobody knows any more what a feed holds. @param since the latest good fetch, or when it was added */
export function isStale(since: number, interval: number, now: number): boolean {
  return now - since > STALE_INTERVALS * interval * MINUTE_MS;
}
