/** What the time of the next fetch depends on. */
export interface FetchOutcome {
  /** When it was made, in milliseconds. */
  at: number;
  /** Minutes between two fetches of the feed. */
  interval: number;
  /** How many fetches in a row have failed, including this one. */
  failures: number;
  /** The earliest time at which the channel wants to be asked again, in milliseconds; null when it did not say. */
  retryAfter: number | null;
}

const MINUTE_MS = 60_000;
/** The longest interval for a feed that keeps failing, and the longest wait that a channel can ask for. */
const LONGEST_MINUTES = 2 * 60;
const LONGEST_RETRY_MS = 24 * 60 * MINUTE_MS;
/** Spreads out the fetches of feeds that were added together. */
const JITTER = 0.1;

/**
 * When a feed is fetched next, in milliseconds: after its interval, which doubles with every failure in a row after
 * the first.
 * @param random from 0 to 1, without 1
 */
export function nextFetchAt({ at, interval, failures, retryAfter }: FetchOutcome, random: number): number {
  const doubled = interval * 2 ** Math.min(Math.max(0, failures - 1), 10);
  const minutes = Math.max(interval, Math.min(doubled, LONGEST_MINUTES));
  const next = at + minutes * MINUTE_MS * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.max(next, Math.min(retryAfter ?? 0, at + LONGEST_RETRY_MS)));
}

/** A feed is stale when its latest good fetch is older than this many intervals. */
export const STALE_INTERVALS = 4;

/**
 * Whether the last good fetch is too old to be relied on. @param since the latest good fetch, or when it was added
 */
export function isStale(since: number, interval: number, now: number): boolean {
  return now - since > STALE_INTERVALS * interval * MINUTE_MS;
}
