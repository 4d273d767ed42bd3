import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  AvailabilityBitmap,
  AvailabilityBitmaps,
  PackedNights,
} from '../../../shared/domain/restrictions/availability-bitmap';

/** Apartments in one read: with three years of nights each it takes a few milliseconds. */
const BATCH = 32;
const RETRY_MS = 1_000;

/** The taken nights of all apartments in memory, read from the nights table and again whenever they change. */
export interface TakenNightsMemory {
  /** The live set of an apartment: always the same object, updated in one step after each reading. */
  of(apartmentId: string): AvailabilityBitmap;
  /**
   * Reads the nights of one apartment again. Resolves when everything committed before is in memory. Never rejects.
   */
  refresh(apartmentId: string): Promise<void>;
  /**
   * Reads the nights of many apartments without showing them yet. Returns a function that puts all in place at once.
   */
  prepare(apartmentIds: Iterable<string>): Promise<() => void>;
  stop(): void;
}

/**
 * All reads go through one lane, one after another, so that the last one read is the last one committed.
 * @param sheet the bitmap that holds them
 * @param read reads the committed nights of apartments
 * @param replaced called with the apartments whose nights were replaced
 */
export function createTakenNights(
  sheet: AvailabilityBitmaps,
  read: (apartmentIds: readonly string[]) => Promise<Map<string, PackedNights>>,
  failed: (error: unknown) => void,
  replaced: (apartmentIds: readonly string[]) => void = () => undefined,
): TakenNightsMemory {
  const live = new Map<string, AvailabilityBitmap>();
  const waiting = new Map<string, (() => void)[]>();
  const prepared = new Set<Map<string, PackedNights>>();
  const retries = new Set<NodeJS.Timeout>();
  let lane: Promise<unknown> = Promise.resolve();
  let queued = false;
  let stopped = false;

  function of(apartmentId: string): AvailabilityBitmap {
    const known = live.get(apartmentId);
    if (known) return known;
    const fresh = sheet.addRow();
    live.set(apartmentId, fresh);
    return fresh;
  }

  function inLane<T>(work: () => Promise<T>): Promise<T> {
    const done = lane.then(work);
    lane = done.catch(() => undefined);
    return done;
  }

  function put(nights: Map<string, PackedNights>): void {
    for (const [apartmentId, packed] of nights) {
      of(apartmentId).load(packed);
      // Nights that were prepared before are older than these.
      for (const aside of prepared) aside.delete(apartmentId);
    }
    replaced([...nights.keys()]);
  }

  /**
   * Reads the waiting apartments, one batch at each turn of the lane, so that nobody waits for those who came later.
   */
  async function readWaiting(): Promise<void> {
    queued = false;
    const batch = [...waiting].slice(0, BATCH);
    for (const [apartmentId] of batch) waiting.delete(apartmentId);
    if (waiting.size > 0) queue();
    try {
      put(await read(batch.map(([apartmentId]) => apartmentId)));
    } catch (error) {
      failed(error);
      const again = setTimeout(() => {
        retries.delete(again);
        for (const [apartmentId] of batch) void refresh(apartmentId);
      }, RETRY_MS);
      retries.add(again.unref());
    }
    for (const [, waiters] of batch) for (const resolve of waiters) resolve();
  }

  function queue(): void {
    if (queued) return;
    queued = true;
    void inLane(readWaiting);
  }

  function refresh(apartmentId: string): Promise<void> {
    if (stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const waiters = waiting.get(apartmentId);
      if (waiters) waiters.push(resolve);
      else waiting.set(apartmentId, [resolve]);
      queue();
    });
  }

  async function prepare(apartmentIds: Iterable<string>): Promise<() => void> {
    const ids = [...new Set(apartmentIds)];
    const aside = new Map<string, PackedNights>();
    prepared.add(aside);
    try {
      for (let start = 0; start < ids.length; start += BATCH) {
        await inLane(async () => {
          for (const [id, packed] of await read(ids.slice(start, start + BATCH))) aside.set(id, packed);
        });
        await nextTurn();
      }
    } catch (error) {
      prepared.delete(aside);
      throw error;
    }
    return () => {
      prepared.delete(aside);
      put(aside);
    };
  }

  return {
    of,
    refresh,
    prepare,
    stop(): void {
      stopped = true;
      for (const retry of retries) clearTimeout(retry);
    },
  };
}
