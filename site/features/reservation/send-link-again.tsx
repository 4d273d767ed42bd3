import { useMutation } from '@tanstack/react-query';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { call } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { guestMessage, type ApiError } from '../../api/api-error';
import { messages } from '../../messages/messages';

/** For a guest who cannot find our email with the link that confirms their address. */
export function SendLinkAgain({ access }: { access: ReservationAccess }) {
  const { mutate, isPending, isSuccess, error } = useMutation<{ data: ReservationView }, ApiError>({
    mutationFn: () => call('POST /api/reservations/{reference}/address-link', requestOf(access)),
  });
  const t = messages().reservation.address;
  return (
    <div className="grid justify-items-start gap-3">
      <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
        {t.sendAgain}
      </Button>
      <div role="status">{isSuccess && <p>{t.sentAgain}</p>}</div>
      {error && <Notice tone="danger" title={guestMessage(error)} />}
    </div>
  );
}
