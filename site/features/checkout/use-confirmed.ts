import { useQuery } from '@tanstack/react-query';
import type { LookedUp, ReservationView } from 'booking-rules/contracts/reservations/reservations';
import type { ApiError } from '../../api/api-error';
import {
  lookUpReservation,
  reservationAccess,
  type ReservationAccess,
} from '../../session/reservation-access';
import { useHydrated } from '../../ui/use-browser';

/** What is known of a reservation on its confirmation page. */
export type Confirmed =
  | { state: 'loading' }
  | { state: 'known'; reservation: ReservationView; photo: LookedUp['meta']['photo'] | undefined }
  /** This browser has not made it, or the server does not answer. */
  | { state: 'reference-only'; reference: string; retry: (() => void) | null };

/** After a payment the page looks so often, and so many times, whether it has arrived. */
const LOOK_MS = 3_000;
const MOST_LOOKS = 20;

/** Under which a reservation is cached. */
export function reservationQueryKey(reference: string): string[] {
  return ['reservation', reference];
}

/** What this tab made a reservation with, or opened it with; null for another one, and on the server. */
export function useTabAccess(reference: string): ReservationAccess | null {
  const hydrated = useHydrated();
  const stored = hydrated ? reservationAccess.read() : null;
  return stored?.reference === reference ? stored : null;
}

/** Reads a reservation with what this tab made it or opened it with. */
export function useConfirmed(reference: string): Confirmed {
  const hydrated = useHydrated();
  const access = useTabAccess(reference);
  const { data, error, refetch } = useQuery<LookedUp | { data: ReservationView; meta?: never }, ApiError>({
    queryKey: reservationQueryKey(reference),
    queryFn: () =>
      access === null ? Promise.reject(new Error('Nothing opens it')) : lookUpReservation(access),
    enabled: access !== null,
    // The payment partner tells the server a few seconds later; an address is confirmed in another tab.
    refetchInterval: ({ state }) =>
      state.data?.data.state === 'held' && state.dataUpdateCount < MOST_LOOKS ? LOOK_MS : false,
  });
  if (data !== undefined) return { state: 'known', reservation: data.data, photo: data.meta?.photo };
  if (!hydrated || (access !== null && error === null)) return { state: 'loading' };
  const worthRetrying = access !== null && error !== null && error.status !== 404;
  return { state: 'reference-only', reference, retry: worthRetrying ? () => void refetch() : null };
}
