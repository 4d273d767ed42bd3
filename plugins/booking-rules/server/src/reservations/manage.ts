import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { checkStay } from '../../../shared/availability';
import { refundLadder } from '../../../shared/cancellation';
import { ACCEPTANCE_HOURS } from '../../../shared/reservation';
import { dubaiDay, nightsOf, type Stay } from '../../../shared/stay';
import { booking } from '../booking';
import { NightTaken } from '../services/nights';
import type { ReservationDocument } from './document';
import { moveReservation, type Move } from './move';

/** Who does it (an e-mail address) and when. */
export interface Doing {
  by: string;
  now: Date;
}

/** Accepts a request: confirmed, or held for the guest's payment where that comes first. */
export function acceptRequest(strapi: Core.Strapi, reference: string, { by, now }: Doing) {
  return moveReservation(strapi, reference, by, now, (reservation): Move => {
    if (reservation.state !== 'held' || reservation.awaiting !== 'acceptance')
      throw wrongState(reservation, 'accepted');
    if (!booking(strapi).payments.providerFor(reservation.payment).paysFirst) {
      return { to: 'confirmed', why: 'accepted', mails: ['reservation-confirmed'] };
    }
    const heldUntil = new Date(now.getTime() + ACCEPTANCE_HOURS * 3_600_000).toISOString();
    return {
      to: 'held',
      why: 'accepted',
      change: { awaiting: 'payment', heldUntil },
      mails: ['reservation-held'],
    };
  });
}

/** Declines a request; its nights are free again. */
export function declineRequest(
  strapi: Core.Strapi,
  reference: string,
  { by, now }: Doing,
  why: string | null,
) {
  return moveReservation(strapi, reference, by, now, (reservation): Move => {
    if (reservation.state !== 'held' || reservation.awaiting !== 'acceptance')
      throw wrongState(reservation, 'declined');
    return { to: 'cancelled', why: why ?? 'declined', mails: ['reservation-declined'] };
  });
}

/** Confirms a held reservation by hand, whatever it waits for. */
export function confirmReservation(strapi: Core.Strapi, reference: string, { by, now }: Doing) {
  return moveReservation(strapi, reference, by, now, () => ({
    to: 'confirmed',
    why: 'confirmed by hand',
    mails: ['reservation-confirmed'],
  }));
}

/** Notes that the whole total has been received by hand. A second time changes nothing. */
export function markPaid(strapi: Core.Strapi, reference: string, { by, now }: Doing) {
  return moveReservation(strapi, reference, by, now, (reservation): Move | null => {
    const { state, paid, total } = reservation;
    if (paid) return null;
    if (state !== 'confirmed' && state !== 'completed' && state !== 'held')
      throw wrongState(reservation, 'paid');
    const to = state === 'held' ? 'confirmed' : state;
    return {
      to,
      why: 'marked paid',
      change: { paid: true, paidAmount: total },
      mails: to === state ? [] : ['reservation-confirmed'],
    };
  });
}

/** Notes that the guest never came; only from the day of check-in on. */
export function markNoShow(strapi: Core.Strapi, reference: string, { by, now }: Doing) {
  return moveReservation(strapi, reference, by, now, (reservation) => {
    if (dubaiDay(now) < reservation.checkIn)
      throw wrongState(reservation, 'a no-show before the day of check-in');
    return { to: 'no-show', why: null };
  });
}

/**
 * Moves a reservation to other dates or another apartment at the price that was agreed.
 * @throws HttpError 422 with `details.reasons` when the stay does not fit there
 */
export async function relocate(
  strapi: Core.Strapi,
  reference: string,
  target: Stay & { apartmentId: string },
  { by, now }: Doing,
): Promise<ReservationDocument> {
  const entry = booking(strapi).catalogue.find(target.apartmentId);
  if (!entry) throw new errors.NotFoundError('There is no such apartment');
  const { apartmentId } = entry.listing.rules;
  try {
    return await moveReservation(strapi, reference, by, now, (reservation) => {
      if (reservation.state !== 'held' && reservation.state !== 'confirmed')
        throw wrongState(reservation, 'moved');
      // Its own nights do not stand in its way.
      const own = new Set(reservation.apartmentId === apartmentId ? nightsOf(reservation) : []);
      const taken = { has: (night: string) => entry.listing.taken.has(night) && !own.has(night) };
      const { checkIn, checkOut } = target;
      const request = { checkIn, checkOut, guests: reservation.guests };
      const answer = checkStay({ ...entry.listing, taken }, request, now);
      if (!answer.ok)
        throw createError(422, 'The stay does not fit there', { details: { reasons: answer.reasons } });
      const change = { apartmentId, apartmentName: entry.card.name, checkIn, checkOut };
      const ladder = entry.listing.house.cancellation;
      const refunds = refundLadder(ladder, checkIn, reservation.total, dubaiDay(now));
      const nights = nightsOf(target).length;
      return {
        to: reservation.state,
        why: `moved from ${reservation.apartmentId}, ${reservation.checkIn} to ${reservation.checkOut}`,
        change: { ...change, terms: { ...reservation.terms, nights, refunds } },
        mails: ['reservation-changed'],
      };
    });
  } catch (error) {
    if (!(error instanceof NightTaken)) throw error;
    const night = (await booking(strapi).nights.firstTaken(apartmentId, target)) ?? target.checkIn;
    throw createError(409, 'Some of these nights have just been taken', {
      details: { reasons: [{ reason: 'not-available', night }] },
    });
  }
}

function wrongState({ state, awaiting }: ReservationDocument, wish: string): Error {
  const how = state === 'held' ? `held for ${awaiting ?? 'nothing'}` : state;
  return new errors.ApplicationError(`A reservation that is ${how} cannot be ${wish}`, { state });
}
