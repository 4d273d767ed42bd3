import type { Core } from '@strapi/strapi';
import type { Day } from '../../../shared/stay';
import { readSnapshot, type CatalogueEntry, type Snapshot } from '../catalogue/snapshot';
import { booking } from '../booking';
import type { Change } from './changes';

/**
 * Everything that decides about stays, kept in memory: published apartments, rules and taken nights.
 *
 * It proposes; the nights table disposes. All reads go through one queue, so that what was read last is
 * what was committed last.
 */
export const createCatalogue = ({ strapi }: { strapi: Core.Strapi }) => {
  const taken = new Map<string, Set<Day>>();
  let snapshot: Snapshot | null = null;
  let queue: Promise<void> = Promise.resolve();
  let contentQueued: Promise<void> | null = null;
  let unsubscribe: (() => void) | null = null;

  const takenOf = (apartmentId: string): Set<Day> => {
    const known = taken.get(apartmentId);
    if (known) return known;
    const empty = new Set<Day>();
    taken.set(apartmentId, empty);
    return empty;
  };

  function enqueue(work: () => Promise<void>): Promise<void> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  function replace(apartmentId: string, nights: ReadonlySet<Day> | undefined): void {
    const live = takenOf(apartmentId);
    live.clear();
    for (const night of nights ?? []) live.add(night);
  }

  /** Reads everything again; calls that come while one is waiting share it. */
  function refresh(): Promise<void> {
    contentQueued ??= enqueue(async () => {
      contentQueued = null;
      const nights = await booking(strapi).nights.read(new Date());
      const next = await readSnapshot(strapi, takenOf);
      for (const apartmentId of new Set([...taken.keys(), ...nights.keys()])) {
        replace(apartmentId, nights.get(apartmentId));
      }
      snapshot = next;
    });
    return contentQueued;
  }

  /** Reads the taken nights of one apartment again. */
  function refreshNights(apartmentId: string): Promise<void> {
    return enqueue(async () => {
      const nights = await booking(strapi).nights.read(new Date(), apartmentId);
      replace(apartmentId, nights.get(apartmentId));
    });
  }

  function onChange(change: Change): void {
    const work = change.kind === 'content' ? refresh() : refreshNights(change.apartmentId);
    work.catch((error: unknown) => {
      strapi.log.error(`The catalogue could not be read again: ${String(error)}`);
    });
  }

  function current(): Snapshot {
    if (!snapshot) throw new Error('The catalogue is asked before it was started');
    return snapshot;
  }

  return {
    /** Reads the catalogue and keeps it true from now on. */
    async start(): Promise<void> {
      unsubscribe ??= booking(strapi).changes.subscribe(onChange);
      await refresh();
    },

    stop(): void {
      unsubscribe?.();
      unsubscribe = null;
    },

    refresh,
    refreshNights,
    current,

    /** A published apartment by its public id, or by Strapi's documentId for generic clients. */
    find(id: string): CatalogueEntry | null {
      const { entries } = current();
      const entry = entries.get(id);
      if (entry) return entry;
      for (const candidate of entries.values()) if (candidate.documentId === id) return candidate;
      return null;
    },
  };
};

export type Catalogue = ReturnType<typeof createCatalogue>;
