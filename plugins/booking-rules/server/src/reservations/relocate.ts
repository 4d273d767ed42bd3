import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { checkStay, type Reason, type StayRequest } from '../../../shared/availability';
import { refundLadder } from '../../../shared/cancellation';
import type { Listing } from '../../../shared/listing';
import { dubaiDay, nightCount, nightsOf, type Stay } from '../../../shared/stay';
import { booking } from '../booking';
import type { ReservationDocument } from './document';
import { wrongState, type Doing } from './manage';
import { moveReservation, type Move } from './move';
import { orNightsGone } from './nights-gone';

/** Where a reservation is moved to. */
export type Target = Stay & { apartmentId: string };

/**
 * Moves a reservation to other dates or another apartment at the price that was agreed. To where it already
 * is changes nothing.
 * @throws NotFoundError; HttpError 422 with `details.reasons` when the stay does not fit there; HttpError 409
 *   when its nights have just been taken
 */
export function relocate(
  strapi: Core.Strapi,
  reference: string,
  target: Target,
  { by, now }: Doing,
): Promise<ReservationDocument> {
  const entry = booking(strapi).catalogue.find(target.apartmentId);
  if (!entry) throw new errors.NotFoundError('There is no such apartment');
  const { listing, card } = entry;
  const { apartmentId } = listing.rules;
  const { checkIn, checkOut } = target;
  return orNightsGone(strapi, () =>
    moveReservation(strapi, reference, by, now, (reservation): Move | null => {
      if (reservation.state !== 'held' && reservation.state !== 'confirmed')
        throw wrongState(reservation, 'moved');
      if (isAt(reservation, { apartmentId, checkIn, checkOut })) return null;
      const reasons = reasonsAgainst(reservation, listing, target, now);
      if (reasons.length > 0) throw createError(422, 'The stay does not fit there', { details: { reasons } });
      const refunds = refundLadder(listing.house.cancellation, checkIn, reservation.total, dubaiDay(now));
      const terms = { ...reservation.terms, nights: nightCount(target), refunds };
      return {
        to: reservation.state,
        why: `moved from ${reservation.apartmentId}, ${reservation.checkIn} to ${reservation.checkOut}`,
        change: { apartmentId, apartmentName: card.name, checkIn, checkOut, terms },
        mails: ['reservation-changed'],
      };
    }),
  );
}

function isAt(reservation: ReservationDocument, { apartmentId, checkIn, checkOut }: Target): boolean {
  return (
    reservation.apartmentId === apartmentId &&
    reservation.checkIn === checkIn &&
    reservation.checkOut === checkOut
  );
}

/** What the rules say against the stay there; its own nights do not stand in its way. */
function reasonsAgainst(
  reservation: ReservationDocument,
  listing: Listing,
  { checkIn, checkOut }: Stay,
  now: Date,
): Reason[] {
  const own = new Set(reservation.apartmentId === listing.rules.apartmentId ? nightsOf(reservation) : []);
  const taken = { has: (night: string) => listing.taken.has(night) && !own.has(night) };
  const request: StayRequest = { checkIn, checkOut, guests: reservation.guests };
  const answer = checkStay({ ...listing, taken }, request, now);
  if (answer.ok) return [];
  if (checkIn !== reservation.checkIn) return answer.reasons;
  // An arrival that stays as it was agreed is neither too late nor too soon to be announced.
  return answer.reasons.filter(({ reason }) => reason !== 'in-the-past' && reason !== 'advance-notice');
}
