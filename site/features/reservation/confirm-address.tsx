import { useMutation } from '@tanstack/react-query';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { call } from '../../api/http';
import type { ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { SendLinkAgain } from './send-link-again';
import { guestMessage, type ApiError } from '../../api/api-error';
import { messages } from '../../messages/messages';

interface ConfirmAddressProps {
  access: ReservationAccess;
  reservation: ReservationView;
  onConfirmed: (reservation: ReservationView) => void;
}

/** For a guest who comes by the link in our first email: a click, which no robot that follows links makes for them. */
export function ConfirmAddress({ access, reservation, onConfirmed }: ConfirmAddressProps) {
  const t = messages().reservation.address;
  const { mutate, isPending, error } = useMutation<{ data: ReservationView }, ApiError, string>({
    mutationFn: (token) =>
      call('POST /api/reservations/{reference}/address-confirmation', {
        params: { reference: access.reference },
        body: { data: { token } },
      }),
    onSuccess: ({ data }) => onConfirmed(data),
  });
  if (reservation.awaiting !== 'address-confirmation') return null;
  if (!('token' in access)) {
    return (
      <div className="grid gap-3">
        <Notice title={t.sent(reservation.guest.email)}>{t.open}</Notice>
        <SendLinkAgain access={access} />
      </div>
    );
  }
  const { token } = access;
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="lg" busy={isPending} onClick={() => mutate(token)}>
        {t.confirm}
      </Button>
      {error && <Notice tone="danger" title={guestMessage(error)} />}
    </div>
  );
}
