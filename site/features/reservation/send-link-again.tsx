import { useMutation } from '@tanstack/react-query';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { postJson } from '../../api/http';
import { pathOfReservation, proofOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { guestMessage, type ApiError } from '../../api/api-error';

/** For a guest who cannot find our email with the link that confirms their address. */
export function SendLinkAgain({ access }: { access: ReservationAccess }) {
  const { mutate, isPending, isSuccess, error } = useMutation<Envelope<ReservationView>, ApiError>({
    mutationFn: () => postJson(`${pathOfReservation(access)}/address-link`, { data: proofOf(access) }),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
        Send the link again
      </Button>
      <div role="status">{isSuccess && <p>We have sent it again. It should arrive within a minute.</p>}</div>
      {error && <Notice tone="danger" title={guestMessage(error)} />}
    </div>
  );
}
