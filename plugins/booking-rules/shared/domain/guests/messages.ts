/** The longest messages and notes in characters, the same in the browser and on the server. */
export const LONGEST_MESSAGE = 4_000;

/** Who has written a message: the guest, somebody of the business, or the system by a rule of the business. */
export const SENDERS = ['guest', 'house', 'system'] as const;
export type Sender = (typeof SENDERS)[number];

/** Where it was written: on the site, in a mail, in the panel. */
export const CHANNELS = ['site', 'mail', 'panel'] as const;
export type MessageChannel = (typeof CHANNELS)[number];

/** So many messages a guest may write about one booking in so many seconds. */
export const GUEST_LIMITS = [
  { most: 10, seconds: 600 },
  { most: 40, seconds: 86_400 },
] as const;

/**
 * Since when a guest waits for an answer, after another message: from the first of theirs that nobody has answered.
 * @param since before it, in milliseconds since 1970; null for not at all
 */
export function waitingSince(since: number | null, sender: Sender, at: number): number | null {
  if (sender === 'house') return null;
  return sender === 'guest' ? (since ?? at) : since;
}

/** A limit that one more message would go beyond, and when that is over; null while the guest may write. */
export interface ReachedLimit {
  most: number;
  retryAfter: number;
}

/**
 * @param sent when the guest has written before, first to last, in milliseconds since 1970
 * @param now the same
 */
export function reachedLimit(sent: readonly number[], now: number): ReachedLimit | null {
  for (const { most, seconds } of GUEST_LIMITS) {
    const recent = sent.filter((at) => at > now - seconds * 1_000);
    const first = recent.at(-most);
    if (first === undefined) continue;
    return { most, retryAfter: Math.max(1, Math.ceil((first + seconds * 1_000 - now) / 1_000)) };
  }
  return null;
}
