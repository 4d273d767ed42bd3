import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import type { SolvedByHand } from '../../../contracts/channels/channel-conflicts';
import {
  rejectQuarantine,
  releaseKept,
  releaseQuarantine,
  type FeedState,
} from '../../../shared/domain/channels/feed';
import type { Day } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import type { Nights } from '../availability/nights';
import type { InventoryService } from '../inventory/service';
import { isDuplicateKey } from '../platform/database-errors';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { deleteConflicts, openConflicts, solveConflict, type Conflict } from './conflicts';
import type { ExportCalendar, Exports } from './exports';
import { deleteNights, readState, recordEvent } from './feed-nights';
import { addressOf, FEEDS, insertFeed, readFeeds, settingsOf, type Feed, type NewFeed } from './feeds';
import type { Sync } from './sync';

export interface FeedManagementDeps {
  strapi: Core.Strapi;
  nights: Nights;
  inventory: InventoryService;
  sync: Sync;
  exports: Exports;
  /** Fetches a feed for this process alone; false while another one is at it. */
  fetchOne: (id: number, now: Date) => Promise<boolean>;
}

/** What managers do with feeds. */
export function createFeedManagement({
  strapi,
  nights,
  inventory,
  sync,
  exports,
  fetchOne,
}: FeedManagementDeps) {
  /** @throws NotFoundError */
  async function require(id: number): Promise<Feed> {
    const [feed] = await readFeeds(strapi.db.connection, { id });
    if (!feed) throw new errors.NotFoundError('There is no such calendar feed');
    return feed;
  }

  /** Changes what a feed holds as a manager wants it, with what follows from it. */
  async function decide(
    id: number,
    { by, now }: Actor,
    what: 'released' | 'rejected',
    change: (state: FeedState) => { state: FeedState; affected: Day[] },
  ): Promise<void> {
    const known = await require(id);
    await inTransaction(strapi, async (trx) => {
      await nights.lockChannels(trx, known.apartmentId);
      const [feed] = await readFeeds(trx, { id });
      if (!feed) throw new errors.NotFoundError('There is no such calendar feed');
      const before = await readState(trx, feed);
      const { state, affected } = change(before);
      if (affected.length === 0)
        throw createError(409, 'There is nothing to decide about this feed', { details: {} });
      await sync.store(trx, feed, before, state, affected);
      await trx(FEEDS).where({ id }).update({ quarantine: null });
      await recordEvent(trx, feed, what, affected, { at: now.getTime(), by });
      await audit(trx, feed, what, { by, now });
    });
    await inventory.announceNights(known.apartmentId);
  }

  async function audit(
    trx: Knex.Transaction,
    feed: Pick<Feed, 'apartmentId' | 'channel'>,
    action: string,
    actor: Actor,
  ) {
    const { apartmentId, channel } = feed;
    const label = inventory.find(apartmentId)?.card.name ?? apartmentId;
    const entry = { by: actor.by, action, subject: 'calendar-feed', subjectId: apartmentId, label };
    await recordChange(trx, { ...entry, details: { channel } }, actor.now);
  }

  /** Fetches a feed now. @throws NotFoundError; HttpError 409 while it is being fetched, or for one that is pushed */
  async function fetchNow(id: number, now: Date): Promise<void> {
    const { address } = await require(id);
    if (address === null || !(await fetchOne(id, now)))
      throw createError(409, 'This feed is being fetched right now', { details: {} });
  }

  /** A published apartment by any of its names. @throws NotFoundError */
  function requireApartment(id: string): { apartmentId: string } {
    const found = inventory.find(id);
    if (!found) throw new errors.NotFoundError("This apartment doesn't exist");
    return found.card;
  }

  return {
    require,
    requireApartment,
    fetchNow,

    /**
     * Adds a feed and fetches it at once.
     * @throws NotFoundError for an unknown apartment; HttpError 409 for a feed that is there already
     */
    async add(feed: NewFeed, { by, now }: Actor): Promise<number> {
      const { apartmentId } = requireApartment(feed.apartmentId);
      try {
        const id = await inTransaction(strapi, async (trx) => {
          await audit(trx, feed, 'added', { by, now });
          return insertFeed(trx, { ...feed, apartmentId }, now.getTime());
        });
        // The job of another process may be at it already.
        if (feed.address !== null) await fetchOne(id, now);
        return id;
      } catch (error) {
        if (isDuplicateKey(error))
          throw createError(409, 'This calendar is connected already', { details: {} });
        throw error;
      }
    },

    /**
     * Changes how often a feed is fetched, when it frees a night, and where it is: a new address is fetched at once.
     * @throws NotFoundError; HttpError 409 for the address of another feed, or of one that has none
     */
    async change(
      id: number,
      { address, ...changed }: Pick<Feed, 'interval' | 'release'> & { address?: string | undefined },
      actor: Actor,
    ): Promise<void> {
      const feed = await require(id);
      const isNew = address !== undefined && address !== feed.address;
      if (isNew && feed.address === null)
        throw createError(409, 'This channel sends its nights by itself', { details: {} });
      try {
        await inTransaction(strapi, async (trx) => {
          const moved = isNew ? addressOf(address, actor.now.getTime()) : {};
          await trx(FEEDS)
            .where({ id })
            .update({ ...settingsOf(changed), ...moved });
          await audit(trx, feed, isNew ? 'address-changed' : 'updated', actor);
        });
      } catch (error) {
        if (isDuplicateKey(error))
          throw createError(409, 'This calendar is connected already', { details: {} });
        throw error;
      }
      // While another process is at it, the new address is next.
      if (isNew) await fetchOne(id, actor.now);
    },

    /** Removes a feed: its nights are free, unless somebody else holds them. @throws NotFoundError */
    async remove(id: number, actor: Actor): Promise<void> {
      const feed = await require(id);
      await inTransaction(strapi, async (trx) => {
        await nights.lockChannels(trx, feed.apartmentId);
        const { nights: held } = await readState(trx, feed);
        await deleteNights(trx, feed);
        await deleteConflicts(trx, feed);
        await trx(FEEDS).where({ id }).delete();
        await nights.handToChannels(trx, feed.apartmentId, [...held.keys()]);
        await audit(trx, feed, 'removed', actor);
      });
      await inventory.announceNights(feed.apartmentId);
    },

    /** Believes a feed in quarantine: what it has lost is free. @throws NotFoundError; HttpError 409 without quarantine */
    release: (id: number, actor: Actor): Promise<void> =>
      decide(id, actor, 'released', (state) => {
        const { state: next, freed } = state.quarantine ? releaseQuarantine(state) : releaseKept(state);
        return { state: next, affected: freed };
      }),

    /** Keeps taken what a feed in quarantine has lost. @throws NotFoundError; HttpError 409 without quarantine */
    reject: (id: number, actor: Actor): Promise<void> =>
      decide(id, actor, 'rejected', (state) => ({
        state: rejectQuarantine(state),
        affected: state.quarantine
          ? [...state.nights].filter(([, { missing }]) => missing).map(([night]) => night)
          : [],
      })),

    /** A conflict that is open. @throws NotFoundError */
    async requireConflict(id: number, now: Date): Promise<Conflict> {
      const [conflict] = await openConflicts(strapi.db.connection, localDay(now), id);
      if (!conflict) throw new errors.NotFoundError('There is no such conflict');
      return conflict;
    },

    /** Notes how a manager has solved a conflict. @throws NotFoundError */
    async solve(id: number, how: SolvedByHand, { by, now }: Actor): Promise<void> {
      if (!(await solveConflict(strapi.db.connection, id, { how, by, at: now.getTime() })))
        throw new errors.NotFoundError('There is no such conflict');
    },

    /** Gives an export calendar a new address. @throws NotFoundError for an unknown apartment */
    async rotateExport(id: string, channel: string, actor: Actor): Promise<ExportCalendar> {
      const { apartmentId } = requireApartment(id);
      await inTransaction(strapi, (trx) => audit(trx, { apartmentId, channel }, 'address-changed', actor));
      return exports.rotate(apartmentId, channel, actor.now);
    },
  };
}
