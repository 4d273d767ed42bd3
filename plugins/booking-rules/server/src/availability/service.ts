import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { BlockedBy } from '../../../contracts/calendar';
import type { Stay } from '../../../shared/domain/stay';
import { formatDay } from '../../../shared/format/day';
import type { InventoryService } from '../inventory/service';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import { AUDIT, recordChange, type AuditEntry } from '../records/audit-trail';
import { NightsUnavailable, type Nights } from './nights';

/** As many blocks of an apartment are looked through; older ones have long passed. */
const MOST_BLOCKS = 500;

/** A span of an apartment's nights. */
export interface Span extends Stay {
  apartmentId: string;
}

export interface AvailabilityDeps {
  strapi: Core.Strapi;
  nights: Nights;
  inventory: InventoryService;
}

/** Nights that managers block and free, and the answer when somebody else was faster. */
export const createAvailability = ({ strapi, nights, inventory }: AvailabilityDeps) => {
  /** By apartment, so that two who block the same apartments never wait for each other in a circle. */
  function known(spans: readonly Span[]): (Span & { name: string })[] {
    return spans
      .map((span) => {
        const entry = inventory.find(span.apartmentId);
        if (!entry) throw new errors.NotFoundError("This apartment doesn't exist");
        const { apartmentId, name } = entry.card;
        return { ...span, apartmentId, name };
      })
      .sort((a, b) => compare(a.apartmentId, b.apartmentId) || compare(a.checkIn, b.checkIn));
  }

  async function announce(spans: readonly Span[]): Promise<void> {
    for (const apartmentId of new Set(spans.map((span) => span.apartmentId)))
      await inventory.announceNights(apartmentId);
  }

  /**
   * Runs work that takes nights.
   * @throws HttpError 409 with `details.apartmentId` and `details.reasons` in place of NightsUnavailable
   */
  async function orConflict<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NightsUnavailable)) throw error;
      const { apartmentId, stay } = error;
      const night = (await nights.firstTaken(apartmentId, stay)) ?? stay.checkIn;
      const name = inventory.find(apartmentId)?.card.name ?? apartmentId;
      throw createError(409, `${name}: ${formatDay(night)} is already booked`, {
        details: { apartmentId, reasons: [{ reason: 'not-available', night }] },
      });
    }
  }

  return {
    orConflict,

    /**
     * Blocks all nights of all spans, or none.
     * @throws HttpError 409 with `details.apartmentId` and `details.reasons` when one of them is taken
     */
    async block(asked: readonly Span[], actor: Actor): Promise<void> {
      const spans = known(asked);
      await orConflict(() =>
        inTransaction(strapi, async (trx) => {
          for (const span of spans) {
            await nights.take(trx, span.apartmentId, span, 'block', null);
            await recordChange(trx, entryOf('blocked', span, span.name, actor), actor.now);
          }
        }),
      );
      await announce(spans);
    },

    /** Frees the blocked nights of all spans; returns how many there were. */
    async free(asked: readonly Span[], actor: Actor): Promise<number> {
      const spans = known(asked);
      const freed = await inTransaction(strapi, async (trx) => {
        const counts: number[] = [];
        for (const span of spans) {
          const count = await nights.unblock(trx, span.apartmentId, span);
          if (count > 0) await recordChange(trx, entryOf('freed', span, span.name, actor), actor.now);
          counts.push(count);
        }
        return counts.reduce((sum, count) => sum + count, 0);
      });
      await announce(spans);
      return freed;
    },

    /** Who blocked nights of a span last, as the audit trail has it; null for what is older than the trail. */
    async blockedBy(span: Span): Promise<BlockedBy | null> {
      const rows: { by: string; at: number | string; details: string }[] = await strapi.db
        .connection(AUDIT)
        .where({ subject: 'nights', subject_id: span.apartmentId, action: 'blocked' })
        .orderBy('id', 'desc')
        .limit(MOST_BLOCKS)
        .select('by', 'at', 'details');
      for (const { by, at, details } of rows) {
        const { checkIn, checkOut } = JSON.parse(details) as Pick<BlockedBy, 'checkIn' | 'checkOut'>;
        if (checkIn < span.checkOut && span.checkIn < checkOut)
          return { by, at: new Date(Number(at)).toISOString(), checkIn, checkOut };
      }
      return null;
    },
  };
};

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

function entryOf(
  action: 'blocked' | 'freed',
  { apartmentId, checkIn, checkOut }: Span,
  label: string,
  { by }: Actor,
): AuditEntry {
  return { by, action, subject: 'nights', subjectId: apartmentId, label, details: { checkIn, checkOut } };
}

export type Availability = ReturnType<typeof createAvailability>;
