import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuestRegistration } from 'booking-rules/contracts/reservations/registrations';
import type { ApiError } from '../../api/api-error';
import { call } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';

/** The registration of a stay, and how to put a newer state in its place. */
export function useRegistration(access: ReservationAccess) {
  const client = useQueryClient();
  const queryKey = ['registration', access];
  const { data, error, refetch } = useQuery<{ data: GuestRegistration }, ApiError>({
    queryKey,
    queryFn: () => call('POST /api/reservations/{reference}/registration/look-up', requestOf(access)),
    // The house may have told the authority since.
    refetchOnMount: 'always',
  });
  return {
    registration: data?.data ?? null,
    error,
    again: (): void => void refetch(),
    keep: (changed: { data: GuestRegistration }): void => {
      client.setQueryData(queryKey, changed);
    },
  };
}
