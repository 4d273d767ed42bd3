import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Stay } from '../../../shared/stay';
import { booking } from '../booking';
import { announceNights } from '../reservations/move';
import { NightTaken } from './nights';

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
      try {
        await strapi.db.transaction(({ trx }) => nights.take(trx, apartmentId, span, 'block', null));
      } catch (error) {
        if (!(error instanceof NightTaken)) throw error;
        const night = (await nights.firstTaken(apartmentId, span)) ?? span.checkIn;
        const reasons = [{ reason: 'not-available', night }];
        throw createError(409, 'Some of these nights are taken', { details: { reasons } });
      }
      await announceNights(strapi, apartmentId);
      return { ...span, apartmentId };
    },

    /** Frees the blocked nights of a span; says how many there were. */
    async free(span: Span): Promise<Span & { freed: number }> {
      const apartmentId = apartmentOf(span.apartmentId);
      const freed = await strapi.db.transaction(({ trx }) =>
        booking(strapi).nights.unblock(trx, apartmentId, span),
      );
      await announceNights(strapi, apartmentId);
      return { ...span, apartmentId, freed: Number(freed) };
    },
  };
};

export type Blocks = ReturnType<typeof createBlocks>;
