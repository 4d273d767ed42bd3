import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Quote } from '../../../shared/contracts/quotes';
import type { RefusedReservation } from '../../../shared/contracts/reservations';
import { engineOf } from '../engine';
import { UIDS, type BookingMode } from '../records/documents';
import type { PromotionRefused } from './promotion-use';

/** A quote that cannot be reserved any more. */
export function refusedReservation(status: 409 | 410, message: string, details: RefusedReservation): Error {
  return createError(status, message, { details });
}

/**
 * A quote makes one reservation. Call it once its nights have been taken: nobody else can reserve it then.
 * @throws HttpError 410 when it has made one, which was moved away or is over
 */
export async function refuseSpentQuote(strapi: Core.Strapi, number: string): Promise<void> {
  const spent: unknown = await strapi.documents(UIDS.reservation).findFirst({ filters: { quote: number } });
  if (spent) throw refusedReservation(410, 'This quote has been used: ask for a new one', { quote: 'used' });
}

/**
 * How the apartment of a quote is booked now, whatever it was when the quote was made.
 * @throws HttpError 409 when it is no longer published or open for booking
 */
export async function readBookingMode(strapi: Core.Strapi, apartmentId: string): Promise<BookingMode> {
  // Not from memory: that may be a moment behind what a manager has just saved.
  const found: unknown = await strapi.documents(UIDS.apartment).findFirst({
    filters: { apartmentId },
    status: 'published',
    fields: ['bookingMode', 'openForBooking'],
  });
  const apartment = found as { bookingMode: BookingMode; openForBooking: boolean } | null;
  if (apartment?.openForBooking) return apartment.bookingMode;
  const reasons = [{ reason: 'not-listed' as const }];
  throw refusedReservation(409, 'This apartment can no longer be booked', { reasons });
}

/** The refusal of a quote whose code no longer holds, with what the stay costs without it now. */
export function refusalOfCode(
  strapi: Core.Strapi,
  refused: PromotionRefused,
  quote: Quote,
  now: Date,
): Error {
  const { apartmentId, checkIn, checkOut, guests } = quote;
  const without = engineOf(strapi).quotes.preview({ apartmentId, checkIn, checkOut, guests }, now);
  const total = without.ok ? without.terms.total : null;
  return refusedReservation(409, refused.message, { promotion: refused.promotion, total });
}
