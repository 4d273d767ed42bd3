import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { booking } from '../booking';
import { NightTaken } from '../services/nights';

/**
 * Runs work that takes nights.
 * @throws HttpError 409 with `details.reasons` in place of NightTaken
 */
export async function orNightsGone<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NightTaken)) throw error;
    const { apartmentId, stay } = error;
    const night = (await booking(strapi).nights.firstTaken(apartmentId, stay)) ?? stay.checkIn;
    throw createError(409, 'Some of these nights are taken', {
      details: { reasons: [{ reason: 'not-available', night }] },
    });
  }
}
