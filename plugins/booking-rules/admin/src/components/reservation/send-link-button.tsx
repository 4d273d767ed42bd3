import { Button } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { openNext } from 'booking-rules/shared/domain/payments/payment-schedule';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { useAction } from '../../api/use-action';
import { messages } from '../../messages/messages';

/** Mails a guest the link for what is due next, at once. Nothing where there is no address, or nothing to ask for. */
export function SendLinkButton({
  reservation: { reference, guest, parts },
  onDone,
}: {
  reservation: ReservationView;
  onDone: () => void;
}) {
  const t = messages().folio.link;
  const api = useApi();
  const { busy, run } = useAction();
  const amount = openNext(parts);
  if (guest.email === '' || amount === 0) return null;
  const send = () =>
    void run('send', async () => {
      await api.call('POST /booking-rules/reservations/{reference}/payment-link', {
        params: { reference },
        body: { data: { amount, mail: true } },
      });
      onDone();
      return t.beingSent(guest.email);
    });
  return (
    <Button size="S" variant="secondary" loading={busy !== null} onClick={send}>
      {t.sendAmount(formatAmount(amount))}
    </Button>
  );
}
