import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LookedUp } from 'booking-rules/contracts/reservations/reservations';
import type { ApiError } from '../../api/api-error';
import { useOnline } from '../../ui/use-browser';
import { lookUpReservation, type ReservationAccess } from '../../session/reservation-access';

/** The reservation that is open, with what cancelling it gives back; and how to put a newer state in its place. */
export function useLookedUp(access: ReservationAccess | null) {
  const client = useQueryClient();
  const isOnline = useOnline();
  const keyOf = (of: ReservationAccess | null): unknown[] => ['looked-up', of];
  const { data, dataUpdatedAt, error, fetchStatus, refetch } = useQuery<LookedUp, ApiError>({
    queryKey: keyOf(access),
    queryFn: () =>
      access === null ? Promise.reject(new Error('Nothing is open')) : lookUpReservation(access),
    // Without a connection nothing is asked until there is one.
    enabled: access !== null && isOnline,
  });
  return {
    found: data ?? null,
    /** When that was so; null before anything is known. */
    foundAt: data === undefined ? null : new Date(dataUpdatedAt),
    isFetching: fetchStatus === 'fetching',
    error,
    again: (): void => void refetch(),
    keep: (of: ReservationAccess, found: LookedUp): void => {
      client.setQueryData<LookedUp>(keyOf(of), found);
      void client.invalidateQueries({ queryKey: ['my-bookings'] });
    },
  };
}
