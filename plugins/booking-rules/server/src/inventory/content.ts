import type { Core } from '@strapi/strapi';
import type { AvailabilityBitmaps } from '../../../shared/domain/restrictions/availability-bitmap';
import type { Promotion } from '../../../shared/domain/pricing/promotion';
import { setNames } from '../../../shared/format/names';
import { setPlace } from '../../../shared/format/place';
import { outsideTransactions } from '../platform/outside-transactions';
import { readEverything } from './reading/read-everything';
import { readInvalidated } from './reading/read-invalidated';
import type { Records } from './reading/inventory-records';
import { createRefreshCycle } from './changes/refresh-cycle';
import { makeInventory, nextInventory, type LivingNights, type Inventory } from './inventory';
import type { TakenNightsMemory } from './taken-nights';
import { isNothing, noInvalidation, invalidateAlso, type Invalidation } from './changes/invalidation';

/** A cycle ends after this many rounds, even if further changes keep arriving. */
const MOST_OVERTAKEN = 5;

/** The current state: what was read, and what was made of it. */
interface State {
  records: Records;
  snapshot: Inventory;
}

/**
 * Published content and rules in memory. A new state replaces the old one in a single step once all of it has been
 * read; until then everybody sees the old one.
 * @param replaced called after each replacement
 */
export function createContent(
  strapi: Core.Strapi,
  nights: TakenNightsMemory,
  sheet: AvailabilityBitmaps,
  replaced: () => void,
) {
  const living: LivingNights = { sheet, of: (apartmentId) => nights.of(apartmentId) };
  let state: State | null = null;
  let lane: Promise<unknown> = Promise.resolve();
  let reading: Promise<unknown> = Promise.resolve();
  let nextReading: Promise<void> | null = null;
  /** For each full reading under way: what was invalidated since it began. */
  const begun = new Set<Invalidation>();
  const refreshCycle = createRefreshCycle(
    (invalidated, more) => inLane(() => readSome(invalidated, more)),
    failed,
  );

  function failed(error: unknown): void {
    strapi.log.error(`The inventory could not be read again, trying again: ${String(error)}`);
  }

  function inLane<T>(work: () => Promise<T>): Promise<T> {
    const done = lane.then(work);
    lane = done.catch(() => undefined);
    return done;
  }

  async function readSome(first: Invalidation, more: () => Invalidation): Promise<void> {
    for (const since of begun) invalidateAlso(since, first);
    if (!state) return;
    let { records } = state;
    const reread = new Set<string>();
    const changed = new Set<string>();
    let all = false;
    let invalidated = first;
    for (let overtaken = 0; overtaken <= MOST_OVERTAKEN && !isNothing(invalidated); overtaken += 1) {
      const read = await readInvalidated(strapi, records, invalidated);
      records = read.records;
      for (const documentId of read.reread) reread.add(documentId);
      if (read.changed === null) all = true;
      for (const apartmentId of read.changed ?? []) changed.add(apartmentId);
      // Together with what changed meanwhile, so that apartments and rules are of the same time.
      invalidated = overtaken < MOST_OVERTAKEN ? more() : noInvalidation();
      for (const since of begun) invalidateAlso(since, invalidated);
    }
    await readNightsOfNew(state, records, reread);
    const snapshot = all
      ? await makeInventory(records, living)
      : await nextInventory(state.snapshot, records, { changed, reread }, living);
    put({ records, snapshot });
  }

  /** Clocks and amounts are those of the new place, and names the new ones, before anybody hears of the new state. */
  function put(next: State): void {
    setPlace(next.records.place);
    setNames(next.records.names);
    state = next;
    replaced();
  }

  async function readNightsOfNew(
    { snapshot }: State,
    { apartments }: Records,
    reread: ReadonlySet<string>,
  ): Promise<void> {
    const ids = [...reread].flatMap((documentId) => apartments.get(documentId)?.rules.apartmentId ?? []);
    await Promise.all(ids.filter((id) => !snapshot.entries.has(id)).map((id) => nights.refresh(id)));
  }

  async function readAll(): Promise<void> {
    const since = noInvalidation();
    begun.add(since);
    try {
      const read = await readEverything(strapi);
      const putNights = await nights.prepare(
        [...read.apartments.values()].map(({ rules }) => rules.apartmentId),
      );
      await inLane(async () => {
        try {
          const { records } = await readInvalidated(strapi, read, since);
          const snapshot = await makeInventory(records, living);
          putNights();
          put({ records, snapshot });
        } catch (error) {
          putNights();
          throw error;
        }
      });
    } finally {
      begun.delete(since);
    }
  }

  return {
    current: (): Inventory | null => state?.snapshot ?? null,

    /** Promotions by documentId. */
    promotions: () => state?.records.promotions ?? new Map<string, Promotion>(),

    /** Schedules reading these again. */
    invalidate: (invalidated: Invalidation): void => refreshCycle.ask(invalidated),

    /** Resolves once all that was invalidated has been read again. Rejects when reading fails. */
    caughtUp: (): Promise<void> => refreshCycle.caughtUp(),

    /** Reads everything again. Calls made before it has begun share one reading. Rejects when reading fails. */
    refresh(): Promise<void> {
      if (nextReading) return nextReading;
      const done = reading.then(() => {
        nextReading = null;
        return outsideTransactions(readAll);
      });
      reading = done.catch(() => undefined);
      nextReading = done;
      return done;
    },

    stop: (): void => refreshCycle.stop(),
  };
}
