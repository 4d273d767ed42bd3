import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Stay } from '../../../shared/stay';
import { recordChange, type AuditEntry } from '../audit/record';
import { booking } from '../booking';
import type { Doing } from '../reservations/manage';
import { announceNights } from '../reservations/move';
import { orNightsGone } from '../reservations/nights-gone';
import { inTransaction } from '../transaction';

/** A span of an apartment's nights. */
export interface Span extends Stay {
  apartmentId: string;
}

/** Nights that a manager keeps from everybody. */
export const createBlocks = ({ strapi }: { strapi: Core.Strapi }) => {
  function apartmentOf(id: string): { apartmentId: string; name: string } {
    const entry = booking(strapi).catalogue.find(id);
    if (!entry) throw new errors.NotFoundError('There is no such apartment');
    return entry.card;
  }

  return {
    /**
     * Blocks all nights of a span, or none.
     * @throws HttpError 409 with `details.reasons` when one of them is taken
     */
    async block(span: Span, doing: Doing): Promise<Span> {
      const { apartmentId, name } = apartmentOf(span.apartmentId);
      const { nights } = booking(strapi);
      await orNightsGone(strapi, () =>
        inTransaction(strapi, async (trx) => {
          await nights.take(trx, apartmentId, span, 'block', null);
          await recordChange(trx, entryOf('blocked', { ...span, apartmentId }, name, doing), doing.now);
        }),
      );
      await announceNights(strapi, apartmentId);
      return { ...span, apartmentId };
    },

    /** Frees the blocked nights of a span; says how many there were. */
    async free(span: Span, doing: Doing): Promise<Span & { freed: number }> {
      const { apartmentId, name } = apartmentOf(span.apartmentId);
      const freed = await inTransaction(strapi, async (trx) => {
        const count = await booking(strapi).nights.unblock(trx, apartmentId, span);
        if (count > 0)
          await recordChange(trx, entryOf('freed', { ...span, apartmentId }, name, doing), doing.now);
        return count;
      });
      await announceNights(strapi, apartmentId);
      return { ...span, apartmentId, freed };
    },
  };
};

function entryOf(
  action: 'blocked' | 'freed',
  { apartmentId, checkIn, checkOut }: Span,
  label: string,
  { by }: Doing,
): AuditEntry {
  return { by, action, subject: 'nights', subjectId: apartmentId, label, details: { checkIn, checkOut } };
}

export type Blocks = ReturnType<typeof createBlocks>;
