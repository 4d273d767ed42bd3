import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Stay } from '../../../shared/stay';
import { booking } from '../booking';
import { announceNights } from '../reservations/move';
import { orNightsGone } from '../reservations/nights-gone';
import { inTransaction } from '../transaction';

/** A span of an apartment's nights. */
export interface Span extends Stay {
  apartmentId: string;
}

/** Nights that a manager keeps from everybody. */
export const createBlocks = ({ strapi }: { strapi: Core.Strapi }) => {
  function apartmentOf(id: string): string {
    const entry = booking(strapi).catalogue.find(id);
    if (!entry) throw new errors.NotFoundError('There is no such apartment');
    return entry.listing.rules.apartmentId;
  }

  return {
    /**
     * Blocks all nights of a span, or none.
     * @throws HttpError 409 with `details.reasons` when one of them is taken
     */
    async block(span: Span): Promise<Span> {
      const apartmentId = apartmentOf(span.apartmentId);
      const { nights } = booking(strapi);
      await orNightsGone(strapi, () =>
        inTransaction(strapi, (trx) => nights.take(trx, apartmentId, span, 'block', null)),
      );
      await announceNights(strapi, apartmentId);
      return { ...span, apartmentId };
    },

    /** Frees the blocked nights of a span; says how many there were. */
    async free(span: Span): Promise<Span & { freed: number }> {
      const apartmentId = apartmentOf(span.apartmentId);
      const freed = await inTransaction(strapi, (trx) =>
        booking(strapi).nights.unblock(trx, apartmentId, span),
      );
      await announceNights(strapi, apartmentId);
      return { ...span, apartmentId, freed };
    },
  };
};

export type Blocks = ReturnType<typeof createBlocks>;
