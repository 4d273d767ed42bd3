import { useMutation } from '@tanstack/react-query';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { urlOf } from '../../api/http';
import { messages } from '../../messages/messages';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { fetchFile, saveFile } from './download';

interface CalendarFileProps {
  access: ReservationAccess;
  reservation: ReservationView;
}

/** Downloads the stay for the guest's own calendar, once it is confirmed: the same event as in the mails. */
export function CalendarFile({ access, reservation: { reference, state } }: CalendarFileProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { params, body } = requestOf(access);
      const address = urlOf('GET /api/reservations/{reference}/calendar', { params, query: body.data });
      saveFile(await fetchFile(address), `${reference}.ics`);
    },
  });
  if (state !== 'confirmed') return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
        <Icon name="calendar-days" className="size-4" /> {messages().trip.calendar}
      </Button>
      {error && <Notice tone="danger" title={error.message} />}
    </div>
  );
}
