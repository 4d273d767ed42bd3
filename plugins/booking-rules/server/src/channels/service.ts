import type { Core } from '@strapi/strapi';
import type { Day } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { isDuplicateKey } from '../platform/database-errors';
import { shareOut } from '../platform/jobs';
import { outsideTransactions } from '../platform/outside-transactions';
import { inTransaction } from '../platform/transaction';
import { openConflicts } from './conflicts';
import { createExports } from './exports';
import { readEvents, readFeedNights, type FeedDetail } from './feed-nights';
import {
  claimDue,
  claimFeed,
  insertFeed,
  keepClaim,
  oldestGoodFetch,
  readFeeds,
  type Claim,
  type Feed,
  type NewFeed,
} from './feeds';
import { fetchNights, type Fetched } from './fetch-result';
import type { FetchSettings } from './fetching/fetch-feed';
import { createFeedManagement } from './manage';
import { createOverview } from './overview';
import { createCalendarReader } from './reading/calendar-reader';
import { createSync, type SyncDeps } from './sync';

/** So many feeds are fetched at once by each process. */
const AT_ONCE = 6;
/** A round ends after so long, whatever is still due. */
const ROUND_MS = 45_000;
/** What was read so recently need not be read again before a guest's stay is confirmed. */
const FRESH_MS = 3 * 60_000;
/** A guest waits no longer for channels. */
const PATIENCE_MS = 2_000;

/** What a channel manager has sent says the same until it sends something else. */
const AS_SENT: Fetched = {
  ...{ result: { kind: 'unchanged' }, problem: null, detail: null },
  ...{ retryAfter: null, etag: null, lastModified: null, events: null },
};

/** What the host says about feeds, as `config.calendars` of the plugin. */
export type CalendarSettings = Pick<FetchSettings, 'allowHttp' | 'networks'>;

/** Calendars of other channels: what they hold is fetched and kept, and what we hold is told to them. */
export function createChannels(deps: SyncDeps) {
  const { strapi, nights, inventory } = deps;
  const reader = createCalendarReader();
  const sync = createSync(deps);
  const { siteUrl } = strapi.config.get<{ siteUrl: string }>('plugin::booking-rules.mail');
  const exports = createExports({ strapi, nights, siteUrl });
  const stopping = new AbortController();
  const rounds = new Set<Promise<unknown>>();
  let oldest: number | null = null;
  const settings = (): FetchSettings => ({
    ...strapi.config.get<CalendarSettings>('plugin::booking-rules.calendars'),
    signal: stopping.signal,
  });

  const fetched = (feed: Pick<Feed, 'address' | 'etag' | 'lastModified'>, today: Day): Promise<Fetched> =>
    fetchNights({ reader, settings: settings(), ownDomain: exports.ownDomain }, feed, today);

  /** Fetches a feed that this process has for itself; looks again at what a channel manager sent last. */
  async function run(claim: Claim, now: Date): Promise<void> {
    const { feed } = claim;
    const letGo = keepClaim(strapi, claim, now.getTime());
    try {
      const brought = feed.address === null ? AS_SENT : await fetched(feed, localDay(now));
      // What was cut off by us says nothing: another process takes the feed up.
      if (!stopping.signal.aborted) await sync.takeIn(feed, brought, now.getTime());
    } finally {
      await letGo();
    }
  }

  async function fetchOne(id: number, now: Date): Promise<boolean> {
    const claim = await claimFeed(strapi, id, now.getTime());
    if (claim) await run(claim, now);
    return claim !== null;
  }

  const management = createFeedManagement({ strapi, nights, inventory, sync, exports, fetchOne });

  return {
    ...management,
    exports,
    overview: createOverview({ strapi, inventory }),

    /** All feeds, or those of an apartment, with their nights and what happened to them since an instant. */
    async list(since: Date, apartmentId?: string): Promise<FeedDetail[]> {
      const { connection } = strapi.db;
      const feeds = await readFeeds(connection, apartmentId === undefined ? {} : { apartment: apartmentId });
      const held = await readFeedNights(connection, feeds);
      const events = await readEvents(connection, feeds, since.getTime());
      return feeds.map((feed) => ({
        ...feed,
        nights: held.get(feed.id) ?? new Map(),
        events: events.get(feed.id) ?? [],
      }));
    },

    /** What an address would bring, without anything being kept. */
    preview: (address: string, now: Date): Promise<Fetched> =>
      fetched({ address, etag: null, lastModified: null }, localDay(now)),

    /** Conflicts that are open. */
    conflicts: (now: Date) => openConflicts(strapi.db.connection, localDay(now)),

    /**
     * What a channel manager sends in place of a feed: all nights that a channel holds of an apartment. The same rules
     * as for a fetch, and the same again changes nothing. What is no longer sent is freed in time, sent again or not.
     * @throws NotFoundError for an unknown apartment
     */
    async push(id: string, channel: string, held: readonly Day[], now: Date): Promise<Feed> {
      const { connection } = strapi.db;
      const find = async () =>
        (await readFeeds(connection, { apartment: apartmentId, channel })).find(
          ({ address }) => address === null,
        );
      const { apartmentId } = management.requireApartment(id);
      const release = { fetches: 3, hours: 3 };
      const fresh: NewFeed = { apartmentId, channel, address: null, interval: 15, release };
      const feed = (await find()) ?? (await addPushed(strapi, fresh, now), await find());
      if (!feed) throw new Error('A feed was not written');
      const result = {
        kind: 'calendar' as const,
        isWhole: true,
        nights: new Map(held.map((night) => [night, 'unknown' as const])),
      };
      await sync.takeIn(feed, { ...AS_SENT, result }, now.getTime());
      return management.require(feed.id);
    },

    /** Fetches what is due, some at a time. Run by a job in every process; each feed is fetched by one of them. */
    async fetchDue(now: Date): Promise<void> {
      oldest = await oldestGoodFetch(strapi.db.connection);
      const began = performance.now();
      // A claim made late in a round lasts as long as the first.
      const next = async () => {
        const elapsed = performance.now() - began;
        if (elapsed > ROUND_MS || stopping.signal.aborted) return null;
        const moment = new Date(now.getTime() + elapsed);
        const claim = await claimDue(strapi, moment.getTime());
        return claim ? { claim, moment } : null;
      };
      const round = shareOut(AT_ONCE, next, async ({ claim, moment }) => {
        await run(claim, moment).catch((error: unknown) => {
          const { id, channel, apartmentId } = claim.feed;
          strapi.log.error(`The feed ${id} (${channel}, ${apartmentId}) failed: ${String(error)}`);
        });
      });
      rounds.add(round);
      await round.finally(() => rounds.delete(round));
      oldest = await oldestGoodFetch(strapi.db.connection);
    },

    /**
     * Reads again what channels hold of an apartment, right before a guest's stay is confirmed. Takes two seconds at
     * most: what a channel does not say until then is as it was known. Never rejects.
     */
    async refreshBefore(apartmentId: string, now: Date): Promise<void> {
      const feeds = await readFeeds(strapi.db.connection, { apartment: apartmentId });
      const old = feeds.filter(
        ({ address, fetchedAt }) => address !== null && now.getTime() - (fetchedAt ?? 0) > FRESH_MS,
      );
      if (old.length === 0) return;
      const reading = outsideTransactions(() => Promise.allSettled(old.map(({ id }) => fetchOne(id, now))));
      await Promise.race([reading, new Promise((over) => setTimeout(over, PATIENCE_MS).unref())]);
    },

    /** When the good fetch was that is oldest of all feeds, in milliseconds; null without feeds. */
    oldestGoodFetch: () => oldestGoodFetch(strapi.db.connection),

    /** The same as this process knew it last, without asking the database. */
    lastKnownOldest: () => oldest,

    /** Ends what is under way, and the worker that reads calendars. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.allSettled(rounds);
      await reader.stop();
    },
  };
}

export type Channels = ReturnType<typeof createChannels>;

/** Another request may have added it meanwhile. */
async function addPushed(strapi: Core.Strapi, feed: NewFeed, now: Date): Promise<void> {
  try {
    await inTransaction(strapi, (trx) => insertFeed(trx, feed, now.getTime()));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
