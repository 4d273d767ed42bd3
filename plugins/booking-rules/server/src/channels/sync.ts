import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isEcho } from '../../../shared/domain/channels/echo';
import { applyFetch, type FeedChange, type FeedState } from '../../../shared/domain/channels/feed';
import { rangesOf } from '../../../shared/domain/channels/ranges';
import { nextFetchAt } from '../../../shared/domain/channels/schedule';
import type { Day } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import type { Nights } from '../availability/nights';
import type { InventoryService } from '../inventory/service';
import type { Outbox } from '../outbox/service';
import { inTransaction } from '../platform/transaction';
import { noteConflicts, type GuestNight } from './conflicts';
import { readServed } from './exports';
import { readState, recordEvent, saveNights } from './feed-nights';
import { noteFetch, readFeeds, type Feed } from './feeds';
import type { Fetched } from './fetch-result';

export interface SyncDeps {
  strapi: Core.Strapi;
  nights: Nights;
  inventory: InventoryService;
  outbox: Outbox;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** How what a feed brings becomes taken and free nights, and what managers are told of it. */
export function createSync({ strapi, nights, inventory, outbox, wake }: SyncDeps) {
  const nameOf = (apartmentId: string): string => inventory.find(apartmentId)?.card.name ?? apartmentId;

  /**
   * Takes in what a fetch has brought: all of it in one transaction.
   * @param at when it was fetched, in milliseconds
   */
  async function takeIn(claimed: Feed, fetched: Fetched, at: number): Promise<FeedChange | null> {
    const today = localDay(new Date(at));
    const outcome = { changed: false, mailed: false };
    const change = await inTransaction(strapi, async (trx) => {
      // Those of a round come in together, and SQLite answers within the turn: requests have theirs in between.
      await nextTurn();
      await nights.lockChannels(trx, claimed.apartmentId);
      const [feed] = await readFeeds(trx, { id: claimed.id });
      // A manager has removed it meanwhile; or this process was away for so long that another one fetched it.
      if (!feed || (feed.address !== null && feed.fetchedAt !== claimed.fetchedAt)) return null;
      const before = await readState(trx, feed);
      await nextTurn();
      const applied = applyFetch(before, fetched.result, { at, today }, feed.release);
      outcome.changed = await store(trx, feed, before, applied.state, [...applied.taken, ...applied.freed]);
      const { state, taken, horizon, freed, event } = applied;
      const news = taken.filter((night) => !horizon.includes(night));
      await recordEvent(trx, feed, 'taken', news, { at });
      await recordEvent(trx, feed, 'freed', freed, { at });
      const { quarantine } = state;
      if (event === 'quarantined' && quarantine) {
        await recordEvent(trx, feed, 'quarantined', quarantine.lost, { at });
        const lost = rangesOf(quarantine.lost);
        const { reason } = quarantine;
        const { channel, apartmentId } = feed;
        const notice = { channel, apartmentName: nameOf(apartmentId), reason, lost };
        await outbox.enqueueNotice(trx, { kind: 'manager-feed-quarantined', ...notice }, new Date(at));
        outcome.mailed = true;
      }
      if (event === 'recovered')
        await recordEvent(trx, feed, 'recovered', feed.quarantine?.lost ?? [], { at });
      if (await findConflicts(trx, feed, state, { at, today })) outcome.mailed = true;
      await noteFetch(trx, feed.id, noteOf(feed, fetched, state, at));
      return applied;
    });
    if (outcome.changed) await inventory.announceNights(claimed.apartmentId);
    if (outcome.mailed) wake();
    return change;
  }

  /**
   * Writes what a feed holds now, and hands its nights over: those that have changed, and those that are free although
   * it holds them.
   * @returns whether the table of taken nights may have changed
   */
  async function store(
    trx: Knex.Transaction,
    feed: Feed,
    before: FeedState,
    after: FeedState,
    changed: readonly Day[],
  ): Promise<boolean> {
    await saveNights(trx, feed, before.nights, after.nights);
    const held = [...after.nights.keys()];
    const taken = new Set<Day>(
      (
        await trx('booking_nights')
          .where({ apartment: feed.apartmentId })
          .whereIn('night', held)
          .select('night')
      ).map(({ night }: { night: Day }) => night),
    );
    const affected = new Set([...changed, ...held.filter((night) => !taken.has(night))]);
    if (affected.size > 0) await nights.handToChannels(trx, feed.apartmentId, [...affected]);
    return affected.size > 0;
  }

  /** Finds the guests of ours whose nights a feed holds of itself; says whether a mail was written. */
  async function findConflicts(
    trx: Knex.Transaction,
    feed: Feed,
    state: FeedState,
    { at, today }: { at: number; today: Day },
  ): Promise<boolean> {
    const ours: GuestNight[] = await trx('booking_nights')
      .where({ apartment: feed.apartmentId, source: 'reservation' })
      .andWhere('night', '>=', today)
      .orderBy('night')
      .select('night', { reference: 'reservation' });
    const served = ours.length === 0 ? new Map() : await readServed(trx, feed);
    const both = ours.filter(({ night }) => {
      const held = state.nights.get(night);
      // What a channel closed without a guest of its own takes nothing from ours.
      return held && held.kind !== 'block' && !isEcho({ ...feed, nights: state.nights, served }, night, at);
    });
    const isShown = ({ night }: GuestNight) => state.nights.get(night)?.missing === null;
    const shown = { nights: both.filter(isShown), at: state.lastGoodAt };
    const found = await noteConflicts(trx, feed, both, shown, { at, today });
    for (const reference of new Set(found.map((night) => night.reference))) {
      const its = found.filter((night) => night.reference === reference);
      const notice = {
        ...{ channel: feed.channel, apartmentName: nameOf(feed.apartmentId), reference },
        ranges: rangesOf(its.map(({ night }) => night)),
      };
      await outbox.enqueueNotice(trx, { kind: 'manager-channel-conflict', ...notice }, new Date(at));
    }
    return found.length > 0;
  }

  return { takeIn, store };
}

export type Sync = ReturnType<typeof createSync>;

function noteOf(feed: Feed, fetched: Fetched, state: FeedState, at: number) {
  const { result, problem, detail, retryAfter } = fetched;
  const isGood = result.kind === 'unchanged' || (result.kind === 'calendar' && result.isWhole);
  const failures = isGood ? 0 : feed.failures + 1;
  const { interval } = feed;
  // A feed in doubt is sent whole each time: "not modified" would say nothing of what was doubted.
  const isKnown = result.kind === 'failed' || (isGood && !state.quarantine);
  const marks = isKnown ? fetched : { etag: null, lastModified: null };
  // Nothing was heard of a channel manager whose nights are only looked at again.
  const isSilent = feed.address === null && result.kind === 'unchanged';
  const { fetchedAt, goodAt } = isSilent ? feed : { fetchedAt: at, goodAt: state.lastGoodAt };
  return {
    ...{ etag: marks.etag, lastModified: marks.lastModified, fetchedAt },
    ...{ goodAt, failures, problem, problemDetail: detail, quarantine: state.quarantine },
    // A calendar of which a part can be read takes nights, so it is not left alone for longer.
    nextAt: nextFetchAt(
      { at, interval, failures: result.kind === 'calendar' ? 0 : failures, retryAfter },
      Math.random(),
    ),
  };
}
