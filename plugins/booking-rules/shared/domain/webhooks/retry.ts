const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long after a failure the next attempt follows: the first is soon, the last after half a day. */
const PAUSES = [
  ...[15_000, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR],
];
/** An event is given up so long after its first attempt, and a webhook is paused that has failed for so long. */
export const GIVE_UP_MS = 72 * HOUR;
/** A receiver may ask for more patience, but not for more than this. */
const LONGEST_WAIT = 12 * HOUR;

/** What became of one attempt. */
export interface FailedAttempt {
  /** How many there have been, this one included. */
  attempts: number;
  /** When the first was, in milliseconds. */
  firstAt: number;
  /** When this one was. */
  at: number;
  /** Before when the receiver does not want to be asked again (`Retry-After`); null where it has not said. */
  retryAfter: number | null;
}

/** When a delivery is tried again after an attempt that failed, in milliseconds; null once it is given up. */
export function nextAttempt({ attempts, firstAt, at, retryAfter }: FailedAttempt): number | null {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? LONGEST_WAIT;
  const wanted = retryAfter === null ? 0 : Math.min(retryAfter, at + LONGEST_WAIT);
  const next = Math.max(at + pause, wanted);
  return next - firstAt > GIVE_UP_MS ? null : next;
}
