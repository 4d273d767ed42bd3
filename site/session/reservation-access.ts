import type { GuestProof, LookedUp } from 'booking-rules/shared/contracts/reservations';
import { postJson } from '../api/http';
import { isRecord } from '../lib/json';
import { storedItem } from '../lib/stored-item';

/** What opens a reservation: its reference, with the guest's e-mail address or the token of a signed link. */
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

/** What stands for the guest in a request about a reservation. */
export function proofOf(access: ReservationAccess): GuestProof {
  return 'token' in access ? { token: access.token } : { email: access.email };
}

/** The reservation, with what cancelling it now gives back. Throws `ApiError`: 404 for a wrong pair. */
export function lookUpReservation(access: ReservationAccess): Promise<LookedUp> {
  return postJson<LookedUp>(`${pathOfReservation(access)}/look-up`, { data: proofOf(access) });
}

/** Where a reservation is in the content backend. */
export function pathOfReservation({ reference }: { reference: string }): string {
  return `reservations/${encodeURIComponent(reference)}`;
}
