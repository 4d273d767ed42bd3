import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { formatDay } from '../../../shared/format/day';
import { engineOf } from '../engine';
import { NightsUnavailable } from './nights';
import { PromotionRefused } from '../reservations/promotion-use';

/**
 * Runs work that takes nights, and perhaps uses a code once more.
 * @throws HttpError 409 with `details.apartmentId` and `details.reasons` in place of NightsUnavailable, and with
 *   `details.promotion` in place of PromotionRefused
 */
export async function orConflict<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PromotionRefused) {
      throw createError(409, error.message, { details: { promotion: error.promotion } });
    }
    if (!(error instanceof NightsUnavailable)) throw error;
    const { apartmentId, stay } = error;
    const night = (await engineOf(strapi).nights.firstTaken(apartmentId, stay)) ?? stay.checkIn;
    const name = engineOf(strapi).inventory.find(apartmentId)?.card.name ?? apartmentId;
    throw createError(409, `${name}: the night of ${formatDay(night)} is taken`, {
      details: { apartmentId, reasons: [{ reason: 'not-available', night }] },
    });
  }
}
