import type { Day } from '../stay';
import type { FeedNight } from './feed';

/** From when until when an exported calendar has told a channel that a night is taken, in milliseconds. */
export interface ServedNight {
  since: number;
  /** Null while it still does. */
  until: number | null;
}

/** What a channel has been told through its export calendar. Only what it has actually fetched counts. */
export type ServedNights = ReadonlyMap<Day, ServedNight>;

const HOUR_MS = 3_600_000;
/** How long a channel may still show what it was told after it has been told otherwise. */
const GRACE_MS = 3 * HOUR_MS;
/** How long what a channel was told is remembered: longer than a night that its feed has lost stays taken. */
const REMEMBERED_MS = 14 * 24 * HOUR_MS;

/** What exports need to know of an apartment's feed. */
export interface Feed {
  channel: string;
  nights: ReadonlyMap<Day, Pick<FeedNight, 'shownSince' | 'missing'>>;
  /** What that channel was told about the same apartment. */
  served: ServedNights;
}

/** What a channel has been told after it has fetched its export calendar again. */
export function noteServed(
  before: ServedNights,
  nights: Iterable<Day>,
  { at, today }: { at: number; today: Day },
): ServedNights {
  const exported = new Set(nights);
  const served = new Map<Day, ServedNight>();
  for (const [night, { since, until }] of before) {
    const isOver = until !== null && at - until >= REMEMBERED_MS;
    if (night < today || isOver || exported.has(night)) continue;
    served.set(night, { since, until: until ?? at });
  }
  for (const night of exported) served.set(night, { since: before.get(night)?.since ?? at, until: null });
  return served;
}

/**
 * Whether a feed holds a night only because we told its channel so. Channels export what they import; passing that on
 * would let two of them keep a night taken for each other forever.
 */
export function isEcho({ nights, served }: Feed, night: Day, at: number): boolean {
  const held = nights.get(night);
  const told = served.get(night);
  if (!held || !told || told.since > held.shownSince) return false;
  // An echo that is about to disappear does not become the channel's own night.
  return told.until === null || held.missing !== null || at - told.until < GRACE_MS;
}

/**
 * The nights that a channel is told are taken: those of our guests and blocks, and those that other channels hold
 * themselves. What the channel itself holds is left out, and so are echoes.
 * @param own nights of reservations and blocks
 * @param at when, in milliseconds
 */
export function nightsFor(channel: string, own: Iterable<Day>, feeds: readonly Feed[], at: number): Set<Day> {
  const nights = new Set(own);
  const itself = feeds.filter((feed) => feed.channel === channel);
  for (const feed of feeds) {
    if (feed.channel === channel) continue;
    for (const night of feed.nights.keys()) {
      if (!isEcho(feed, night, at) && !itself.some((later) => isLater(later, feed, night, at)))
        nights.add(night);
    }
  }
  return nights;
}

/**
 * Whether a feed itself holds a night that another one held before: two channels have sold it. While the later one
 * shows the night, it is not told of the earlier one, or their echoes would outlive both sales.
 */
function isLater(feed: Feed, earlier: Feed, night: Day, at: number): boolean {
  const held = feed.nights.get(night);
  const before = earlier.nights.get(night);
  if (!held || !before || held.missing !== null || isEcho(feed, night, at)) return false;
  if (held.shownSince !== before.shownSince) return held.shownSince > before.shownSince;
  return feed.channel > earlier.channel;
}
