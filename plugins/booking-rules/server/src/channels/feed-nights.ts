import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { FeedNight, FeedState, NightKind } from '../../../shared/domain/channels/feed';
import { rangesOf } from '../../../shared/domain/channels/ranges';
import type { Day, Stay } from '../../../shared/domain/stay';
import { FEED_NIGHTS, type Feed } from './feeds';

const CHANGES = 'booking_feed_changes';
/** So many rows are written with one statement. */
const AT_ONCE = 500;
/** Changes of a feed are kept for so long. */
const REMEMBERED_MS = 90 * 86_400_000;

interface FeedNightRow {
  feed: number;
  night: Day;
  kind: NightKind;
  first_seen: number | string;
  shown_since: number | string;
  missing_since: number | string | null;
  missing_fetches: number | null;
  last_seen: number | string | null;
  kept: boolean | number;
}

/** The nights of feeds, by feed. */
export async function readFeedNights(
  connection: Knex | Knex.Transaction,
  feeds: readonly Feed[],
): Promise<Map<number, Map<Day, FeedNight>>> {
  const nights = new Map(feeds.map(({ id }) => [id, new Map<Day, FeedNight>()]));
  const rows: FeedNightRow[] = await connection<FeedNightRow>(FEED_NIGHTS)
    .whereIn('feed', [...nights.keys()])
    .orderBy('night')
    .select('*');
  for (const row of rows) nights.get(row.feed)?.set(row.night, nightOf(row));
  return nights;
}

/** All that is remembered of a feed. */
export async function readState(trx: Knex.Transaction, feed: Feed): Promise<FeedState> {
  const nights = await readFeedNights(trx, [feed]);
  return { nights: nights.get(feed.id) ?? new Map(), lastGoodAt: feed.goodAt, quarantine: feed.quarantine };
}

/** Writes what has changed of a feed's nights. */
export async function saveNights(
  trx: Knex.Transaction,
  feed: Feed,
  before: FeedState['nights'],
  after: FeedState['nights'],
): Promise<void> {
  const gone = [...before.keys()].filter((night) => !after.has(night));
  const changed = [...after].filter(([night, known]) => !isSame(before.get(night), known));
  const stale = [...gone, ...changed.map(([night]) => night).filter((night) => before.has(night))];
  for (const nights of chunksOf(stale))
    await trx(FEED_NIGHTS).where({ feed: feed.id }).whereIn('night', nights).delete();
  for (const nights of chunksOf(changed))
    await trx(FEED_NIGHTS).insert(nights.map((night) => rowOf(feed, night)));
}

/** What has happened to a feed, for managers. */
export interface FeedEvent {
  what: 'taken' | 'freed' | 'quarantined' | 'recovered' | 'released' | 'rejected';
  at: number;
  ranges: Stay[];
  /** Email address of the manager who did it; null when the feed did. */
  by: string | null;
}

/** A feed with what it holds and what happened to it. */
export interface FeedDetail extends Feed {
  nights: FeedState['nights'];
  /** The latest first. */
  events: FeedEvent[];
}

interface EventRow {
  feed: number;
  at: number | string;
  what: FeedEvent['what'];
  ranges: string;
  by: string | null;
}

/** Notes what has happened to a feed; nothing happened when there are no nights. */
export async function recordEvent(
  trx: Knex.Transaction,
  feed: Feed,
  what: FeedEvent['what'],
  nights: readonly Day[],
  { at, by = null }: { at: number; by?: string | null },
): Promise<void> {
  if (nights.length === 0) return;
  await trx(CHANGES).insert({ feed: feed.id, at, what, ranges: JSON.stringify(rangesOf(nights)), by });
  await trx(CHANGES)
    .where({ feed: feed.id })
    .andWhere('at', '<', at - REMEMBERED_MS)
    .delete();
}

/** What happened to feeds last, by feed, the latest first. */
export async function readEvents(
  connection: Knex,
  feeds: readonly Feed[],
  since: number,
): Promise<Map<number, FeedEvent[]>> {
  const events = new Map<number, FeedEvent[]>();
  const rows: EventRow[] = await connection<EventRow>(CHANGES)
    .whereIn(
      'feed',
      feeds.map(({ id }) => id),
    )
    .andWhere('at', '>=', since)
    .orderBy('id', 'desc')
    .select('*');
  for (const { feed, at, what, ranges, by } of rows) {
    const known = events.get(feed) ?? [];
    events.set(feed, known);
    known.push({ what, at: Number(at), ranges: JSON.parse(ranges) as Stay[], by });
  }
  return events;
}

/** Forgets a feed's nights and what happened to it. */
export async function deleteNights(trx: Knex.Transaction, { id }: Feed): Promise<void> {
  for (const table of [FEED_NIGHTS, CHANGES]) await trx(table).where({ feed: id }).delete();
}

function nightOf(row: FeedNightRow): FeedNight {
  const since = Number(row.missing_since);
  return {
    firstSeen: Number(row.first_seen),
    shownSince: Number(row.shown_since),
    kind: row.kind,
    missing:
      row.missing_since === null
        ? null
        : { since, fetches: row.missing_fetches ?? 0, lastSeen: Number(row.last_seen) },
    kept: Boolean(row.kept),
  };
}

function rowOf({ id, apartmentId, channel }: Feed, [night, known]: [Day, FeedNight]) {
  const { firstSeen, shownSince, kind, missing, kept } = known;
  return {
    ...{ feed: id, night, apartment: apartmentId, channel, kind, kept },
    ...{ first_seen: firstSeen, shown_since: shownSince },
    missing_since: missing?.since ?? null,
    missing_fetches: missing?.fetches ?? null,
    last_seen: missing?.lastSeen ?? null,
  };
}

function isSame(before: FeedNight | undefined, after: FeedNight): boolean {
  return before !== undefined && isDeepStrictEqual(before, after);
}

function chunksOf<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / AT_ONCE);
  return Array.from({ length: count }, (_, index) => all.slice(index * AT_ONCE, (index + 1) * AT_ONCE));
}
