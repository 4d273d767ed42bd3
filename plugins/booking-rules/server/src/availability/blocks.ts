import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Stay } from '../../../shared/domain/stay';
import { recordChange, type AuditEntry } from '../audit/record';
import { engineOf } from '../engine';
import type { Actor } from '../reservations/manage';
import { announceNights } from '../reservations/transition';
import { orConflict } from './conflict';
import { inTransaction } from '../platform/transaction';

/** A span of an apartment's nights. */
export interface Span extends Stay {
  apartmentId: string;
}

/** Nights that a manager keeps from everybody. */
export const createBlocks = ({ strapi }: { strapi: Core.Strapi }) => {
  /** By apartment, so that two who block the same apartments never wait for each other in a circle. */
  function known(spans: readonly Span[]): (Span & { name: string })[] {
    return spans
      .map((span) => {
        const entry = engineOf(strapi).inventory.find(span.apartmentId);
        if (!entry) throw new errors.NotFoundError('There is no such apartment');
        const { apartmentId, name } = entry.card;
        return { ...span, apartmentId, name };
      })
      .sort((a, b) => compare(a.apartmentId, b.apartmentId) || compare(a.checkIn, b.checkIn));
  }

  async function announce(spans: readonly Span[]): Promise<void> {
    for (const apartmentId of new Set(spans.map((span) => span.apartmentId)))
      await announceNights(strapi, apartmentId);
  }

  return {
    /**
     * Blocks all nights of all spans, or none.
     * @throws HttpError 409 with `details.apartmentId` and `details.reasons` when one of them is taken
     */
    async block(asked: readonly Span[], actorOf: Actor): Promise<void> {
      const spans = known(asked);
      await orConflict(strapi, () =>
        inTransaction(strapi, async (trx) => {
          for (const span of spans) {
            await engineOf(strapi).nights.take(trx, span.apartmentId, span, 'block', null);
            await recordChange(trx, entryOf('blocked', span, span.name, actorOf), actorOf.now);
          }
        }),
      );
      await announce(spans);
    },

    /** Frees the blocked nights of all spans; says how many there were. */
    async free(asked: readonly Span[], actorOf: Actor): Promise<number> {
      const spans = known(asked);
      const freed = await inTransaction(strapi, async (trx) => {
        const counts: number[] = [];
        for (const span of spans) {
          const count = await engineOf(strapi).nights.unblock(trx, span.apartmentId, span);
          if (count > 0) await recordChange(trx, entryOf('freed', span, span.name, actorOf), actorOf.now);
          counts.push(count);
        }
        return counts.reduce((sum, count) => sum + count, 0);
      });
      await announce(spans);
      return freed;
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

export type Blocks = ReturnType<typeof createBlocks>;
