import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { booking } from '../booking';
import { changeOf, mailsOf, nextHold } from './beginning';
import type { ReservationDocument } from './document';
import { findForGuest } from './find';
import { moveReservation, type Move } from './move';

/**
 * Notes that the guest has opened the link that we mailed: the short hold becomes that of the next step. A second
 * time changes nothing.
 * @throws NotFoundError for a wrong token; HttpError 409 with `details.state` when the nights are no longer held
 */
export async function confirmAddress(
  strapi: Core.Strapi,
  reference: string,
  token: string,
  now: Date,
): Promise<ReservationDocument> {
  const found = await findForGuest(strapi, reference, { token });
  return moveReservation(strapi, found.reference, 'guest', now, (reservation): Move | null => {
    const { state, awaiting, addressProof, heldUntil, payment } = reservation;
    if (addressProof !== null) return null;
    const isOver = heldUntil !== null && new Date(heldUntil) <= now;
    if (state !== 'held' || isOver) {
      throw createError(409, 'These nights are no longer held', { details: { state, awaiting } });
    }
    const proven = { ...reservation, addressProof: 'link' as const };
    if (awaiting !== 'address-confirmation') {
      return { to: state, why: 'e-mail address confirmed', change: { addressProof: 'link' } };
    }
    // One that was told when to pay was booked at once, whatever its apartment asks for now.
    const isInstant = reservation.paymentDue !== null;
    const entry = booking(strapi).catalogue.find(reservation.apartmentId);
    const mode = isInstant ? 'instant' : (entry?.bookingMode ?? 'on-request');
    const hold = nextHold(strapi, proven, { mode, accepted: false }, now);
    return {
      to: hold.state,
      why: 'e-mail address confirmed',
      change: { addressProof: 'link', ...changeOf(hold) },
      mails: mailsOf(hold, booking(strapi).payments.providerFor(payment).paysFirst),
    };
  });
}
