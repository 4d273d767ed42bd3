import { useMutation } from '@tanstack/react-query';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { call } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { guestMessage, type ApiError } from '../../api/api-error';

/** For a guest who cannot find our email with the link that confirms their address. */
export function SendLinkAgain({ access }: { access: ReservationAccess }) {
  const { mutate, isPending, isSuccess, error } = useMutation<{ data: ReservationView }, ApiError>({
    mutationFn: () => call('POST /api/reservations/{reference}/address-link', requestOf(access)),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
        Send the link again
      </Button>
      <div role="status">{isSuccess && <p>We've sent it again. It should arrive within a minute.</p>}</div>
      {error && <Notice tone="danger" title={guestMessage(error)} />}
    </div>
  );
}
