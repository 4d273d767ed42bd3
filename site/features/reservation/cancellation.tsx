import { useMutation } from '@tanstack/react-query';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import type { Refund } from 'booking-rules/shared/domain/cancellation';
import { useState, type ReactNode } from 'react';
import { call } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { formatRefund } from './format-refund';
import { guestMessage, type ApiError } from '../../api/api-error';

interface CancellationProps {
  access: ReservationAccess;
  reservation: ReservationView;
  /** What cancelling now gives back; null when it is too late for that. */
  refund: Refund | null;
  /** The whole ladder of this stay, as dates and amounts. */
  ladder: ReactNode;
  onCancelled: (reservation: ReservationView) => void;
}

/** Cancels a reservation, after saying what comes back. */
export function Cancellation({ access, reservation, refund, ladder, onCancelled }: CancellationProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation<{ data: ReservationView }, ApiError>({
    mutationFn: () => call('POST /api/reservations/{reference}/cancellation', requestOf(access)),
    onSuccess: ({ data }) => {
      setAsking(false);
      onCancelled(data);
    },
  });
  if (refund === null) return null;
  const { sentence, button } = formatRefund(reservation, refund);
  return (
    <section aria-labelledby="cancelling" className="grid gap-4">
      <h2 id="cancelling" className="text-2xl">
        If your plans change
      </h2>
      {ladder}
      <p className="text-sm">
        <strong>Cancelled today:</strong> {sentence}
      </p>
      <Button kind="secondary" className="w-full sm:w-fit" onClick={() => setAsking(true)}>
        Cancel this booking…
      </Button>
      <Sheet
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel this booking?"
        className="md:max-w-lg"
      >
        <div className="grid gap-5">
          <p>
            {reservation.apartmentName}, reference {reservation.reference}. {sentence}
          </p>
          <p className="text-muted">
            The nights become available to others right away. This can't be undone.
          </p>
          {error && (
            <Notice tone="danger" title="Your booking wasn't cancelled.">
              <p>{guestMessage(error)}</p>
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button size="lg" busy={isPending} onClick={() => mutate()}>
              {button}
            </Button>
            <Button size="lg" kind="secondary" disabled={isPending} onClick={() => setAsking(false)}>
              Keep the booking
            </Button>
          </div>
        </div>
      </Sheet>
    </section>
  );
}
