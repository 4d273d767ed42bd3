import { forRequester } from '../platform/language';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type {
  FeedInTrouble,
  FeedList,
  FeedListQuery,
  FeedState,
  HeldNights,
} from '../../../contracts/channels/channel-overview';
import type { ChannelConflict } from '../../../contracts/channels/channel-conflicts';
import type { FeedView } from '../../../contracts/channels/channels';
import { channelName } from '../../../shared/domain/channels/channel';
import type { NightKind } from '../../../shared/domain/channels/feed';
import { describeProblem } from '../../../shared/domain/channels/problem';
import { addDays, type Day, type Stay } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import type { InventoryService } from '../inventory/service';
import { openConflicts } from './conflicts';
import { readEvents, readFeedNights } from './feed-nights';
import { FEED_NIGHTS, readFeeds, type Feed } from './feeds';
import { conflictView, feedView, stateOf } from './views';

/** What happened to feeds is shown for so long. */
const SHOWN_MS = 30 * 86_400_000;
/** What needs somebody stands first. */
const BY_URGENCY: readonly FeedState[] = ['quarantine', 'stale', 'problem', 'new', 'good'];
/** So many feeds in trouble are named; the page of all feeds has the rest. */
const MOST_IN_TROUBLE = 50;

export interface OverviewDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

/** What managers see of all feeds together. */
export function createOverview({ strapi, inventory }: OverviewDeps) {
  const { db } = strapi;
  const nameOf = (apartmentId: string): string => inventory.find(apartmentId)?.card.name ?? apartmentId;

  /** All feeds with what they are sorted by, the most urgent first. */
  async function sorted(now: Date) {
    const feeds = (await readFeeds(db.connection)).map((feed) => ({
      feed,
      state: stateOf(feed, now),
      name: nameOf(feed.apartmentId),
    }));
    return feeds.sort(
      (a, b) =>
        BY_URGENCY.indexOf(a.state) - BY_URGENCY.indexOf(b.state) ||
        a.name.localeCompare(b.name, 'en') ||
        a.feed.id - b.feed.id,
    );
  }

  /** Feeds with their nights and what happened to them. */
  async function viewsOf(feeds: readonly Feed[], now: Date): Promise<FeedView[]> {
    const nights = await readFeedNights(db.connection, feeds);
    const events = await readEvents(db.connection, feeds, now.getTime() - SHOWN_MS);
    return feeds.map((feed) => {
      const detail = { nights: nights.get(feed.id) ?? new Map(), events: events.get(feed.id) ?? [] };
      return feedView({ ...feed, ...detail }, nameOf(feed.apartmentId), now);
    });
  }

  /** How many nights each channel holds, by channel. */
  async function nightsByChannel(): Promise<Map<string, number>> {
    const rows: { channel: string; nights: number | string }[] = await db
      .connection(FEED_NIGHTS)
      .groupBy('channel')
      .select('channel')
      .count({ nights: '*' });
    return new Map(rows.map(({ channel, nights }) => [channel, Number(nights)]));
  }

  return {
    /** A page of feeds. Only those of the page are read with their nights, however many there are. */
    async list({ page, pageSize, ...asked }: FeedListQuery, now: Date): Promise<FeedList> {
      const all = await sorted(now);
      const found = all.filter(
        ({ feed, state }) =>
          (asked.apartmentId === undefined || feed.apartmentId === asked.apartmentId) &&
          (asked.channel === undefined || feed.channel === asked.channel) &&
          (asked.states === undefined || asked.states.includes(state)),
      );
      const shown = found.slice((page - 1) * pageSize, page * pageSize);
      const held = await nightsByChannel();
      const channels = [...new Set(all.map(({ feed }) => feed.channel))].sort().map((channel) => ({
        ...{ channel, channelName: channelName(channel), nights: held.get(channel) ?? 0 },
        feeds: all.filter(({ feed }) => feed.channel === channel).length,
      }));
      return {
        data: await viewsOf(
          shown.map(({ feed }) => feed),
          now,
        ),
        meta: {
          pagination: {
            ...{ page, pageSize, total: found.length },
            pageCount: Math.ceil(found.length / pageSize),
          },
          states: countStates(all),
          channels,
        },
      };
    },

    /** One feed. @throws NotFoundError */
    async find(id: number, now: Date): Promise<FeedView> {
      const [view] = await viewsOf(await readFeeds(db.connection, { id }), now);
      if (!view) throw new errors.NotFoundError('There is no such calendar feed');
      return view;
    },

    /** Feeds that are stale or in quarantine. */
    async inTrouble(now: Date): Promise<FeedInTrouble[]> {
      return (await sorted(now))
        .filter(({ state }) => state === 'stale' || state === 'quarantine')
        .slice(0, MOST_IN_TROUBLE)
        .map(({ feed: { id, apartmentId, channel, problem, goodAt }, state, name }) => ({
          ...{ id, apartmentId, apartmentName: name, channel, channelName: channelName(channel), state },
          problemText: problem && forRequester(() => describeProblem(problem)),
          goodAt: goodAt === null ? null : new Date(goodAt).toISOString(),
        }));
    },

    /** Conflicts that are open. */
    conflicts: async (now: Date): Promise<ChannelConflict[]> =>
      (await openConflicts(db.connection, localDay(now))).map((conflict) =>
        conflictView(conflict, nameOf(conflict.apartmentId)),
      ),

    /** Who holds nights of an apartment; nights in a row with one holder and one reason are one. */
    async heldBy({ apartmentId: asked, ...span }: Stay & { apartmentId: string }): Promise<HeldNights[]> {
      const apartment = inventory.find(asked)?.card.apartmentId ?? asked;
      const taken: { night: Day; source: HeldNights['holder']; reservation: string | null }[] = await db
        .connection('booking_nights')
        .where({ apartment })
        .andWhere('night', '>=', span.checkIn)
        .andWhere('night', '<', span.checkOut)
        .orderBy('night')
        .select('night', 'source', 'reservation');
      const shown: FeedNightRow[] = await db
        .connection(FEED_NIGHTS)
        .where({ apartment })
        .andWhere('night', '>=', span.checkIn)
        .andWhere('night', '<', span.checkOut)
        .orderBy(['feed', 'night'])
        .select('night', 'feed', 'channel', 'kind', 'first_seen', 'missing_since', 'kept');
      const connected = new Set(shown.map(({ night }) => night));
      const ours = taken
        .filter(({ night, source }) => source !== 'channel' || !connected.has(night))
        .map(({ night, source, reservation }) => ({
          ...{ night, holder: source, reference: reservation, feed: null },
        }));
      const theirs = shown.map((row) => ({
        ...{ night: row.night, holder: 'channel' as const, reference: null, feed: shownBy(row) },
      }));
      return inRows([...ours, ...theirs]);
    },
  };
}

export type ChannelOverview = ReturnType<typeof createOverview>;

interface FeedNightRow {
  night: Day;
  feed: number;
  channel: string;
  kind: NightKind;
  first_seen: number | string;
  missing_since: number | string | null;
  kept: boolean | number;
}

function shownBy({ feed, channel, kind, kept, ...row }: FeedNightRow): NonNullable<HeldNights['feed']> {
  const instant = (ms: number | string) => new Date(Number(ms)).toISOString();
  return {
    ...{ id: feed, channel, channelName: channelName(channel), kind, kept: Boolean(kept) },
    firstSeen: instant(row.first_seen),
    missingSince: row.missing_since === null ? null : instant(row.missing_since),
  };
}

function countStates(feeds: readonly { state: FeedState }[]): FeedList['meta']['states'] {
  const states = { quarantine: 0, stale: 0, problem: 0, new: 0, good: 0 };
  for (const { state } of feeds) states[state] += 1;
  return states;
}

/** @param nights in order, of one holder after the other */
function inRows(nights: readonly (Omit<HeldNights, keyof Stay> & { night: Day })[]): HeldNights[] {
  const rows: (HeldNights & { key: string })[] = [];
  for (const { night, ...held } of nights) {
    const key = JSON.stringify(held);
    const last = rows.at(-1);
    if (last?.key === key && last.checkOut === night) last.checkOut = addDays(night, 1);
    else rows.push({ checkIn: night, checkOut: addDays(night, 1), ...held, key });
  }
  return rows.map(({ key: _, ...row }) => row).sort((a, b) => a.checkIn.localeCompare(b.checkIn));
}
