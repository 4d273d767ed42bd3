import { checkStay, type Reason, type StayRequest } from '../../../../shared/domain/availability';
import { nightsTakenWhere } from '../../../../shared/domain/restrictions/availability-bitmap';
import { nightsOf } from '../../../../shared/domain/stay';
import type { StayChange } from '../../../../contracts/reservations/reservation-actions';
import type { Listing } from '../../../../shared/listing/listing';
import type { ReservationDocument } from '../../records/reservations/reservation';
import type { ChangeTerms, StayTarget } from './stay-change';

/** Where a reservation goes to. */
export type ChangeTarget = StayTarget & { apartmentId: string };

/** Where a change leads; as many come as before, where nothing else is said. */
export function targetOf(
  { guests }: ReservationDocument,
  { apartmentId, checkIn, checkOut, guests: asked = guests }: StayChange,
): ChangeTarget {
  return { apartmentId, checkIn, checkOut, guests: asked };
}

/** Whether that is where it is already. */
export function isAt(
  reservation: ReservationDocument,
  { apartmentId, checkIn, checkOut, guests }: ChangeTarget,
): boolean {
  return (
    reservation.apartmentId === apartmentId &&
    reservation.checkIn === checkIn &&
    reservation.checkOut === checkOut &&
    reservation.guests === guests
  );
}

/** The price as it is chosen; another apartment on the same dates leaves the total as it was agreed. */
export function termsOf(reservation: ReservationDocument, target: StayChange): ChangeTerms {
  const { checkIn, checkOut, apartmentId } = target;
  const isElsewhere =
    apartmentId !== reservation.apartmentId &&
    checkIn === reservation.checkIn &&
    checkOut === reservation.checkOut;
  const { price = { kind: isElsewhere ? 'keep' : 'agreed' }, waiveCharge = false } = target;
  return { price, waiveCharge };
}

/** What the rules say against the stay there; its own nights do not stand in its way. */
export function reasonsAgainst(
  reservation: ReservationDocument,
  listing: Listing,
  { checkIn, checkOut, guests }: StayTarget,
  now: Date,
): Reason[] {
  const isHere = reservation.apartmentId === listing.rules.apartmentId;
  const own = new Set(isHere ? nightsOf(reservation) : []);
  const taken = nightsTakenWhere((night) => listing.taken.has(night) && !own.has(night));
  const request: StayRequest = { checkIn, checkOut, guests };
  const answer = checkStay({ ...listing, taken }, request, now);
  if (answer.ok) return [];
  const { reasons } = answer;
  // What was agreed of the nights holds, whatever the rules have become.
  if (isHere && checkIn === reservation.checkIn && checkOut === reservation.checkOut)
    return reasons.filter(({ reason }) => reason === 'too-many-guests' && guests > reservation.guests);
  if (checkIn !== reservation.checkIn) return reasons;
  // An arrival that stays as it was agreed is neither too late nor too soon to be announced.
  return reasons.filter(({ reason }) => reason !== 'in-the-past' && reason !== 'advance-notice');
}
