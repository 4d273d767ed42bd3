import { createHash, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Quarantine, ReleasePolicy } from '../../../shared/domain/channels/feed';
import type { FeedProblem } from '../../../shared/domain/channels/problem';

export const FEEDS = 'booking_feeds';
export const FEED_NIGHTS = 'booking_feed_nights';

/**
 * Whoever begins to fetch a feed has it alone for so long, and longer while it is at it; after a crash another process
 * goes on then, well within two intervals (the shortest is five minutes).
 */
const CLAIM_MS = 30_000;

/** A calendar feed of an apartment. Instants in milliseconds. */
export interface Feed {
  id: number;
  apartmentId: string;
  channel: string;
  /** Secret. Null for a channel manager that sends its nights by itself. */
  address: string | null;
  /** Minutes between two fetches. */
  interval: number;
  release: ReleasePolicy;
  etag: string | null;
  lastModified: string | null;
  fetchedAt: number | null;
  /** The latest fetch that was a whole calendar. */
  goodAt: number | null;
  nextAt: number;
  /** Fetches in a row that have failed. */
  failures: number;
  problem: FeedProblem | null;
  problemDetail: string | null;
  quarantine: Quarantine | null;
  createdAt: number;
}

interface FeedRow {
  id: number;
  apartment: string;
  channel: string;
  address: string | null;
  interval_minutes: number;
  release_fetches: number;
  release_hours: number;
  etag: string | null;
  last_modified: string | null;
  fetched_at: number | string | null;
  good_at: number | string | null;
  next_at: number | string;
  failures: number;
  problem: FeedProblem | null;
  problem_detail: string | null;
  quarantine: string | null;
  created_at: number | string;
}

type Connection = Knex | Knex.Transaction;

/** Feeds that match, oldest first. */
export async function readFeeds(
  connection: Connection,
  where: { id?: number; apartment?: string; channel?: string } = {},
): Promise<Feed[]> {
  const rows: FeedRow[] = await connection<FeedRow>(FEEDS).where(where).orderBy('id').select('*');
  return rows.map(feedOf);
}

/** What a feed is added with. */
export type NewFeed = Pick<Feed, 'apartmentId' | 'channel' | 'address' | 'interval' | 'release'>;

/** Adds a feed, to be fetched at once. @throws the database's error for a second row of one key when it is there */
export async function insertFeed(trx: Knex.Transaction, feed: NewFeed, now: number): Promise<number> {
  const row = {
    apartment: feed.apartmentId,
    channel: feed.channel,
    ...addressOf(feed.address, now),
    ...settingsOf(feed),
    created_at: now,
  };
  const rows: { id: number }[] = await trx(FEEDS).insert(row, ['id']);
  const [written] = rows;
  if (!written) throw new Error('The database did not number a feed');
  return written.id;
}

/** The columns of an address that nobody has fetched yet: it is due at once. */
export function addressOf(address: string | null, now: number) {
  return {
    address,
    address_digest: createHash('sha256')
      .update(address ?? '')
      .digest('hex'),
    ...{ etag: null, last_modified: null, failures: 0, problem: null, problem_detail: null, next_at: now },
  };
}

/** The columns of what a manager sets. */
export function settingsOf({ interval, release }: Pick<Feed, 'interval' | 'release'>) {
  return {
    interval_minutes: interval,
    release_fetches: release.fetches,
    release_hours: release.hours,
  };
}

/** A feed that one process has for itself. */
export interface Claim {
  feed: Feed;
  /** Of this claim alone. */
  key: string;
}

/**
 * Takes the feed that is due longest for this process alone; null when none is. However many processes there are,
 * each feed is fetched by one of them at a time. What a channel manager has sent is due while it lacks nights that it
 * had before: it says so until something else is sent.
 */
export async function claimDue(strapi: Core.Strapi, now: number): Promise<Claim | null> {
  const { connection } = strapi.db;
  const missing = connection(FEED_NIGHTS)
    .where('feed', connection.ref(`${FEEDS}.id`))
    .whereNotNull('missing_since');
  const next = connection(FEEDS)
    .where((feeds) => {
      void feeds.whereNotNull('address').orWhere((sent) => {
        void sent.whereNull('quarantine').whereExists(missing.select('feed'));
      });
    })
    .andWhere('next_at', '<=', now)
    .andWhere('locked_until', '<', now)
    .orderBy(['next_at', 'id'])
    .limit(1)
    .select('id');
  // Processes that claim at once pass over what another one is about to have; SQLite has one process.
  if (strapi.db.dialect.client === 'postgres') next.forUpdate().skipLocked();
  return claim(strapi, now, (feeds) => feeds.where('id', next));
}

/** Takes a feed for this process alone; null while another one is at it. */
export async function claimFeed(strapi: Core.Strapi, id: number, now: number): Promise<Claim | null> {
  return claim(strapi, now, (feeds) => feeds.where({ id }).andWhere('locked_until', '<', now));
}

async function claim(
  { db }: Core.Strapi,
  now: number,
  chosen: (feeds: Knex.QueryBuilder<FeedRow>) => Knex.QueryBuilder<FeedRow>,
): Promise<Claim | null> {
  const key = randomUUID();
  const rows: FeedRow[] = await chosen(db.connection<FeedRow>(FEEDS))
    .update({ locked_until: now + CLAIM_MS, locked_by: key } as object)
    .returning('*');
  return rows[0] ? { feed: feedOf(rows[0]), key } : null;
}

/**
 * Keeps a claim while its work goes on. What is returned ends that and lets others have the feed, which a fetch that
 * was noted has done already.
 * @param from when it was made, in milliseconds
 */
export function keepClaim({ db, log }: Core.Strapi, { feed, key }: Claim, from: number): () => Promise<void> {
  const began = performance.now();
  const write = async (until: number): Promise<void> => {
    try {
      await db.connection(FEEDS).where({ id: feed.id, locked_by: key }).update({ locked_until: until });
    } catch (error) {
      log.warn(`The claim of the feed ${feed.id} could not be written: ${String(error)}`);
    }
  };
  const renewal = setInterval(() => {
    void write(Math.round(from + (performance.now() - began) + CLAIM_MS));
  }, CLAIM_MS / 3);
  renewal.unref();
  return () => {
    clearInterval(renewal);
    return write(0);
  };
}

/** What a fetch leaves behind. */
export type FetchNote = Pick<
  Feed,
  | 'etag'
  | 'lastModified'
  | 'fetchedAt'
  | 'goodAt'
  | 'nextAt'
  | 'failures'
  | 'problem'
  | 'problemDetail'
  | 'quarantine'
>;

/** Notes how a fetch went, and lets others have the feed. */
export async function noteFetch(trx: Knex.Transaction, id: number, note: FetchNote): Promise<void> {
  await trx(FEEDS)
    .where({ id })
    .update({
      // What is too long to be kept is not worth being asked about.
      etag: note.etag !== null && note.etag.length <= 300 ? note.etag : null,
      last_modified: note.lastModified !== null && note.lastModified.length <= 100 ? note.lastModified : null,
      fetched_at: note.fetchedAt,
      good_at: note.goodAt,
      next_at: note.nextAt,
      failures: note.failures,
      problem: note.problem,
      problem_detail: note.problemDetail?.slice(0, 200) ?? null,
      quarantine: note.quarantine && JSON.stringify(note.quarantine),
      locked_until: 0,
      locked_by: null,
    });
}

/** When the good fetch was that is oldest of all feeds, in milliseconds; null without feeds that are fetched. */
export async function oldestGoodFetch(connection: Connection): Promise<number | null> {
  const row: { oldest?: number | string | null } | undefined = await connection(FEEDS)
    .whereNotNull('address')
    .min({ oldest: connection.raw('coalesce(good_at, created_at)') })
    .first();
  return instant(row?.oldest ?? null);
}

const instant = (ms: number | string | null): number | null => (ms === null ? null : Number(ms));

function feedOf(row: FeedRow): Feed {
  return {
    id: row.id,
    apartmentId: row.apartment,
    channel: row.channel,
    address: row.address,
    interval: row.interval_minutes,
    release: { fetches: row.release_fetches, hours: row.release_hours },
    etag: row.etag,
    lastModified: row.last_modified,
    fetchedAt: instant(row.fetched_at),
    goodAt: instant(row.good_at),
    nextAt: Number(row.next_at),
    failures: row.failures,
    problem: row.problem,
    problemDetail: row.problem_detail,
    quarantine: row.quarantine === null ? null : (JSON.parse(row.quarantine) as Quarantine),
    createdAt: Number(row.created_at),
  };
}
