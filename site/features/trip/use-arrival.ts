import { useQuery } from '@tanstack/react-query';
import type { ArrivalInformation } from 'booking-rules/contracts/reservations/arrival';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import type { ApiError } from '../../api/api-error';
import { call } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';

/** What is known of how to get there and in. */
export interface KnownArrival {
  arrival: ArrivalInformation | null;
  /** Why it could not be loaded; null while nothing went wrong. */
  error: ApiError | null;
  again: () => void;
}

/**
 * How to get there and in, as far as it is shown now. Asked again whenever the stay changes, and when the guest comes
 * back to the page: by then it may be time.
 * @param reservation as it stands; null while only a copy of before is known
 */
export function useArrival(
  access: ReservationAccess | null,
  reservation: ReservationView | null,
): KnownArrival {
  const { state, checkIn, checkOut, apartmentId, paidAmount } = reservation ?? {};
  const isWanted = state === 'held' || state === 'confirmed' || state === 'completed';
  const { data, error, refetch } = useQuery<{ data: ArrivalInformation }, ApiError>({
    queryKey: ['arrival', access, state, checkIn, checkOut, apartmentId, paidAmount],
    queryFn: () =>
      access === null
        ? Promise.reject(new Error('Nothing is open'))
        : call('POST /api/reservations/{reference}/arrival', requestOf(access)),
    enabled: access !== null && isWanted,
  });
  return { arrival: data?.data ?? null, error, again: () => void refetch() };
}
