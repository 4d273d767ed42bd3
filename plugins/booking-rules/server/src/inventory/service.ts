import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { AvailabilityBitmaps } from '../../../shared/domain/restrictions/availability-bitmap';
import { addDays, type Day } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { createContent } from './content';
import { readNights } from './reading/read-nights';
import type { InventoryItem, Inventory } from './inventory';
import { createTakenNights } from './taken-nights';
import { noInvalidation, invalidate } from './changes/invalidation';
import type { Change, Changes } from './changes/changes';

const RETRY_MS = 1_000;
const MINUTE_MS = 60_000;

/** Called with what is new in memory: the nights of these apartments, or content and rules (null). */
type Follower = (apartmentIds: readonly string[] | null) => void;

export interface InventoryDeps {
  strapi: Core.Strapi;
  changes: Changes;
}

/**
 * Everything that decides about stays, kept in memory: published apartments, rules and taken nights.
 *
 * It only predicts what can be booked: the nights table decides.
 */
export const createInventory = ({ strapi, changes }: InventoryDeps) => {
  const yesterday = (): Day => addDays(localDay(new Date()), -1);
  const sheet = new AvailabilityBitmaps(yesterday());
  const nights = createTakenNights(
    sheet,
    (apartmentIds) => readNights(strapi, apartmentIds, new Date()),
    (error) => strapi.log.error(`Taken nights could not be read again, trying again: ${String(error)}`),
    (apartmentIds) => tell(apartmentIds),
  );
  const content = createContent(strapi, nights, sheet, () => tell(null));
  const followers = new Set<Follower>();
  let unsubscribe: (() => void) | null = null;
  let timer: NodeJS.Timeout | null = null;
  /** What this process has had in memory so far. */
  const memory = { id: randomUUID(), changes: 0 };
  /** How long the last full reading took, and when it ended. */
  let last = { took: 0, ended: 0 };

  function tell(apartmentIds: readonly string[] | null): void {
    memory.changes += 1;
    for (const follower of followers) follower(apartmentIds);
  }

  async function refresh(): Promise<void> {
    const began = performance.now();
    sheet.forgetBefore(yesterday());
    await content.refresh();
    last = { took: performance.now() - began, ended: performance.now() };
  }

  /** Another process that keeps writing (an import on SQLite) must not keep this one reading all the time. */
  function refreshSoon(least = 0): void {
    if (timer) return;
    timer = setTimeout(
      () => {
        timer = null;
        refresh().catch((error: unknown) => {
          strapi.log.error(`The inventory could not be read again, trying again: ${String(error)}`);
          if (unsubscribe) refreshSoon(RETRY_MS);
        });
      },
      Math.max(least, last.ended + last.took - performance.now()),
    );
    timer.unref();
  }

  function onChange(change: Change): void {
    if (change.kind === 'nights') {
      void nights.refresh(change.apartmentId);
      content.invalidate(limitedPromotions());
      return;
    }
    const invalidated = noInvalidation();
    if (invalidate(invalidated, change) === 'all') refreshSoon();
    else content.invalidate(invalidated);
  }

  /** A reservation uses up a promotion without changing its document. */
  function limitedPromotions() {
    const invalidated = noInvalidation();
    for (const [documentId, { useLimit }] of content.promotions()) {
      if (useLimit !== null) invalidated.promotions.add(documentId);
    }
    return invalidated;
  }

  function current(): Inventory {
    const snapshot = content.current();
    if (!snapshot) throw new Error('The inventory is asked before it was started');
    return snapshot;
  }

  return {
    /** Reads the inventory and keeps it up to date from now on, whoever makes a change. */
    async start(): Promise<void> {
      unsubscribe ??= changes.subscribe(onChange);
      // Listens before it reads, so that nothing is lost in between.
      await changes.start();
      await refresh();
    },

    /**
     * Calls back for everything new in memory from now on. Returns a function that stops it. The callback must not
     * throw.
     */
    follow(follower: Follower): () => void {
      followers.add(follower);
      return () => followers.delete(follower);
    },

    stop(): void {
      unsubscribe?.();
      unsubscribe = null;
      if (timer) clearTimeout(timer);
      content.stop();
      nights.stop();
    },

    /** Reads everything again. Rejects when the database cannot be read. */
    refresh,

    /**
     * Resolves once what this process has committed is in memory: what it has changed is read again, and nothing else.
     * Rejects when the database cannot be read.
     */
    caughtUp: (): Promise<void> => content.caughtUp(),

    /**
     * Reads the taken nights of one apartment again. Never rejects, because the change is already committed: a failed
     * reading is tried again.
     */
    refreshNights: (apartmentId: string): Promise<void> => nights.refresh(apartmentId),

    /** Reads the nights of an apartment again after they have changed, and announces the change. Never rejects. */
    async announceNights(apartmentId: string): Promise<void> {
      // Whoever hears of it here asks for the same reading.
      changes.announce({ kind: 'nights', apartmentId });
      await nights.refresh(apartmentId);
    },

    current,

    /**
     * Names what answers are made of: as long as it is the same, so is the answer of this process to a question. Each
     * minute has its own, because the notice before arrival and the offers of a day end on whole minutes.
     */
    version: (now: Date): string => `${memory.id}.${memory.changes}.${Math.floor(now.getTime() / MINUTE_MS)}`,

    /** Whether the inventory has been read and can be used. */
    isReady: (): boolean => content.current() !== null,

    /** A published apartment by its public id, or by Strapi's documentId for generic clients. */
    find(id: string): InventoryItem | null {
      const { entries } = current();
      const entry = entries.get(id);
      if (entry) return entry;
      for (const candidate of entries.values()) if (candidate.documentId === id) return candidate;
      return null;
    },
  };
};

export type InventoryService = ReturnType<typeof createInventory>;
