import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { formatDay } from '../../../shared/format-day';
import { booking } from '../booking';
import { NightTaken } from '../services/nights';

/**
 * Runs work that takes nights.
 * @throws HttpError 409 with `details.apartmentId` and `details.reasons` in place of NightTaken
 */
export async function orNightsGone<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NightTaken)) throw error;
    const { apartmentId, stay } = error;
    const night = (await booking(strapi).nights.firstTaken(apartmentId, stay)) ?? stay.checkIn;
    const name = booking(strapi).catalogue.find(apartmentId)?.card.name ?? apartmentId;
    throw createError(409, `${name}: the night of ${formatDay(night)} is taken`, {
      details: { apartmentId, reasons: [{ reason: 'not-available', night }] },
    });
  }
}
