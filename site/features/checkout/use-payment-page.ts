import { useQuery } from '@tanstack/react-query';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import type { ApiError } from '../../api/api-error';
import { call } from '../../api/http';
import { isBeingChecked } from '../../lib/reservation-state';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';

/** Where a reservation that waits for its payment can be paid by card; `checking` where that was done already. */
export type PaymentPage = { state: 'none' | 'checking' } | { state: 'open'; url: string };

/**
 * Asks where a reservation can be paid before that is offered: whoever comes from there has often paid, and the
 * payment partner tells the server some seconds later.
 * @param reservation null while it is not known
 */
export function usePaymentPage(
  access: ReservationAccess | null,
  reservation: ReservationView | null,
): PaymentPage {
  const isWanted = reservation !== null && reservation.paymentUrl !== null;
  const { data, error } = useQuery<{ data: ReservationView }, ApiError>({
    queryKey: ['payment-page', access],
    queryFn: () =>
      access === null
        ? Promise.reject(new Error('Nothing is open'))
        : call('POST /api/reservations/{reference}/payment', requestOf(access)),
    enabled: access !== null && isWanted,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (!isWanted) return { state: 'none' };
  if (error !== null) return { state: isBeingChecked(error) ? 'checking' : 'none' };
  const url = data?.data.paymentUrl ?? null;
  return url === null ? { state: 'none' } : { state: 'open', url };
}
