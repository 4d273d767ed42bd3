import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { earlierCalendars } from '../outbox/queue';
import { createReadings, readContext } from '../mail/delivery/read-context';
import { stayCalendar } from '../mail/render/stay-calendar';
import type { ReservationDocument } from '../records/reservation';
import { viewOf } from '../records/reservation-view';

/** Above every number that the outbox gives. */
const AFTER_ALL = 2 ** 31 - 1;

/**
 * The stay as a file for the guest's calendar: the same event as in the mails, so that it is there only once.
 * @throws HttpError 409 for a reservation that is not confirmed
 */
export async function calendarFileOf(
  strapi: Core.Strapi,
  reservation: ReservationDocument,
  now: Date,
): Promise<string> {
  const { reference, state } = reservation;
  if (state !== 'confirmed' && state !== 'completed') {
    throw createError(409, 'Only a confirmed stay goes into a calendar', { details: { state } });
  }
  const context = await readContext(strapi, viewOf(reservation), createReadings(strapi));
  const sent = await earlierCalendars(strapi, { id: AFTER_ALL, reference });
  return stayCalendar('reservation-confirmed', context, Math.max(0, sent - 1), now).content;
}
