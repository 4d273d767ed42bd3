import { useMutation } from '@tanstack/react-query';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { formatFils } from 'booking-rules/shared/format/money';
import { call } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { guestMessage, type ApiError } from '../../api/api-error';

interface PayNowProps {
  access: ReservationAccess;
  reservation: ReservationView;
}

/** Leads to the page of the payment partner, while the stay waits for a card. */
export function PayNow({ access, reservation }: PayNowProps) {
  const { state, awaiting, payment, total } = reservation;
  const { mutate, isPending, isSuccess, data, error } = useMutation<{ data: ReservationView }, ApiError>({
    mutationFn: () => call('POST /api/reservations/{reference}/payment', requestOf(access)),
    onSuccess: ({ data: { paymentUrl } }) => {
      if (paymentUrl !== null) window.location.assign(paymentUrl);
    },
  });
  if (state !== 'held' || awaiting !== 'payment' || payment !== 'stripe') return null;
  const outOfReach = isSuccess && data.data.paymentUrl === null;
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="lg" busy={isPending || (isSuccess && !outOfReach)} onClick={() => mutate()}>
        Pay {formatFils(total)} now
      </Button>
      {error && <Notice tone="danger" title={guestMessage(error)} />}
      {outOfReach && (
        <Notice tone="danger" title="The payment page can't be reached.">
          <p>You haven't been charged, and your nights are still held. Try again in a minute.</p>
        </Notice>
      )}
    </div>
  );
}
