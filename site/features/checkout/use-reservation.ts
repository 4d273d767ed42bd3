import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentMethod } from 'booking-rules/shared/domain/reservation';
import type { Quote } from 'booking-rules/contracts/quotes';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { useEffect, useMemo } from 'react';
import { navigate } from '../../lib/navigate';
import { ApiError } from '../../api/api-error';
import { reservationAccess } from '../../session/reservation-access';
import type { GuestDraft } from './guest-details';
import { reservationFailureOf, type ReservationFailure } from './reservation-failure';
import { reservationQueryKey } from './use-confirmed';
import { sendReservation } from './send-reservation';
import { guestDraft } from './stored-checkout';

/** Reserving a quote: on success the guest is taken to the confirmation. */
export function useReservation(quote: Quote): {
  reserve: (draft: GuestDraft, payment: PaymentMethod) => Promise<unknown>;
  /** True until the confirmation is shown. */
  busy: boolean;
  failure: ReservationFailure | null;
} {
  const client = useQueryClient();
  const { mutateAsync, isPending, isSuccess, error, reset } = useMutation<
    ReservationView,
    Error,
    { draft: GuestDraft; payment: PaymentMethod }
  >({
    mutationFn: ({ draft, payment }) => sendReservation(quote, draft, payment),
    onSuccess: async (reservation) => {
      const { reference, guest } = reservation;
      // Old from the start: what is known beside it is asked for at once.
      client.setQueryData(reservationQueryKey(reference), { data: reservation }, { updatedAt: 0 });
      reservationAccess.write({ reference, email: guest.email });
      guestDraft.remove();
      // The attempt stays: reserving this quote once more, after going back, leads to the same reservation.
      if (reservation.paymentUrl !== null) {
        // The payment partner's own page; from there the guest comes back to the confirmation.
        window.location.assign(reservation.paymentUrl);
        return;
      }
      await navigate(`/thank-you?reference=${encodeURIComponent(reference)}`);
    },
  });
  // A page that a browser kept whole while its guest was at the payment partner's can be used again.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  return {
    reserve: (draft, payment) => mutateAsync({ draft, payment }),
    busy: isPending || isSuccess,
    failure: useMemo(() => (error === null ? null : failureOf(error)), [error]),
  };
}

function failureOf(error: Error): ReservationFailure {
  return error instanceof ApiError ? reservationFailureOf(error) : { kind: 'failed', message: error.message };
}
