import type { Core } from '@strapi/strapi';
import { AvailabilityBitmaps } from '../../../shared/domain/restrictions/availability-bitmap';
import { addDays, dubaiDay, type Day } from '../../../shared/domain/stay';
import { createContent } from './content';
import { readNights } from './reading/read-nights';
import type { InventoryItem, Inventory } from './inventory';
import { createTakenNights } from './taken-nights';
import { noInvalidation, invalidate } from './changes/invalidation';
import type { Change, Changes } from './changes/changes';

const RETRY_MS = 1_000;

/** Told what is now in memory anew: the nights of these apartments, or (null) content and rules. */
type Follower = (apartmentIds: readonly string[] | null) => void;

export interface InventoryDeps {
  strapi: Core.Strapi;
  changes: Changes;
}

/**
 * Everything that decides about stays, kept in memory: published apartments, rules and taken nights.
 *
 * It proposes; the nights table disposes.
 */
export const createInventory = ({ strapi, changes }: InventoryDeps) => {
  const yesterday = (): Day => addDays(dubaiDay(new Date()), -1);
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
  /** How long it took to read everything last, and when that was over. */
  let last = { took: 0, ended: 0 };

  function tell(apartmentIds: readonly string[] | null): void {
    for (const follower of followers) follower(apartmentIds);
  }

  async function refresh(): Promise<void> {
    const began = performance.now();
    sheet.forgetBefore(yesterday());
    await content.refresh();
    last = { took: performance.now() - began, ended: performance.now() };
  }

  /** Another process that writes all the time (an import on SQLite) is not to keep this one reading all the time. */
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

  /** A reservation uses a promotion up, which its document does not say. */
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
    /** Reads the inventory and keeps it true from now on, whoever changes something. */
    async start(): Promise<void> {
      unsubscribe ??= changes.subscribe(onChange);
      // Heard first and read then, so that nothing is lost between the two.
      await changes.start();
      await refresh();
    },

    /** Hears of everything that is in memory anew from now on; the answer stops it. Must not throw. */
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
     * Reads the taken nights of one apartment again. Never rejects, since what was committed is committed:
     * what cannot be read now is tried again.
     */
    refreshNights: (apartmentId: string): Promise<void> => nights.refresh(apartmentId),

    /** Reads the nights of an apartment again after they have changed, and tells everybody. Never rejects. */
    async announceNights(apartmentId: string): Promise<void> {
      await nights.refresh(apartmentId);
      changes.announce({ kind: 'nights', apartmentId });
    },

    current,

    /** Whether it has been read, so that it can be asked. */
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
