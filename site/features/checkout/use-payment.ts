import { useMutation } from '@tanstack/react-query';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { navigate } from '../../lib/navigate';
import { call } from '../../api/http';
import { isRecord } from '../../lib/json';
import { requestOf, reservationAccess, type ReservationAccess } from '../../session/reservation-access';
import { ApiError, guestMessage } from '../../api/api-error';
import { messages } from '../../messages/messages';

/** Why a payment could not be begun. */
export type PaymentFailure = { kind: 'wrong-pair' | 'over' } | { kind: 'failed'; message: string };

/** Takes a guest to the payment of a reservation that waits for it, or to the confirmation when it is paid. */
export function usePayment() {
  const { mutate, isPending, isSuccess, error } = useMutation<
    ReservationView | null,
    Error,
    ReservationAccess
  >({
    mutationFn: start,
    onSuccess: async (reservation, access) => {
      reservationAccess.write(access);
      if (reservation?.paymentUrl != null) window.location.assign(reservation.paymentUrl);
      else await navigate(`/thank-you?reference=${encodeURIComponent(access.reference)}`);
    },
  });
  return { pay: mutate, busy: isPending || isSuccess, failure: error === null ? null : failureOf(error) };
}

/** The reservation with the address to pay at; null for one that needs no payment any more. */
async function start(access: ReservationAccess): Promise<ReservationView | null> {
  try {
    const { data } = await call('POST /api/reservations/{reference}/payment', requestOf(access));
    if (data.paymentUrl === null) throw new Error(messages().failures.payment.notReached);
    return data;
  } catch (error) {
    const isDone =
      error instanceof ApiError &&
      error.status === 409 &&
      isRecord(error.details) &&
      error.details.state === 'confirmed';
    if (isDone) return null;
    throw error;
  }
}

function failureOf(error: Error): PaymentFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: error.message };
  if (error.status === 404) return { kind: 'wrong-pair' };
  return error.status === 409 ? { kind: 'over' } : { kind: 'failed', message: guestMessage(error) };
}
