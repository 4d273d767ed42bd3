import type { GuestProof, LookedUp } from 'booking-rules/contracts/reservations/reservations';
import { call } from '../api/http';
import { isRecord } from '../lib/json';
import { storedItem } from '../lib/stored-item';

/** What opens a reservation: its reference, with the guest's email address or the token of a signed link. */
export type ReservationAccess = { reference: string } & GuestProof;

/** Kept for the pages of that reservation, never in an address; personal, so it ends with the tab. */
export const reservationAccess = storedItem(
  'reservation-access',
  () => window.sessionStorage,
  (value): value is ReservationAccess =>
    isRecord(value) &&
    typeof value.reference === 'string' &&
    (typeof value.email === 'string' || typeof value.token === 'string'),
);

/** A request about a reservation, in which its e-mail address or token stands for the guest. */
export function requestOf(access: ReservationAccess): {
  params: { reference: string };
  body: { data: GuestProof };
} {
  const data = 'token' in access ? { token: access.token } : { email: access.email };
  return { params: { reference: access.reference }, body: { data } };
}

/** The reservation, with what cancelling it now gives back. Throws `ApiError`: 404 for a wrong pair. */
export function lookUpReservation(access: ReservationAccess): Promise<LookedUp> {
  return call('POST /api/reservations/{reference}/look-up', requestOf(access));
}
