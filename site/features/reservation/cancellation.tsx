import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { refundDue } from 'booking-rules/shared/domain/reservation';
import { useMutation } from '@tanstack/react-query';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import type { Refund } from 'booking-rules/shared/domain/cancellation';
import { useState, type ReactNode } from 'react';
import { call } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { guestMessage, type ApiError } from '../../api/api-error';
import { messages } from '../../messages/messages';

interface CancellationProps {
  access: ReservationAccess;
  reservation: ReservationView;
  /** What cancelling now gives back; null when it is too late for that. */
  refund: Refund | null;
  /** Whether a payment of theirs has not been reported yet. */
  isBeingChecked: boolean;
  /** The whole ladder of this stay, as dates and amounts. */
  ladder: ReactNode;
  onCancelled: (reservation: ReservationView) => void;
}

/** Cancels a reservation, after saying what comes back. */
export function Cancellation(props: CancellationProps) {
  const { access, reservation, refund, isBeingChecked, ladder, onCancelled } = props;
  const t = messages().stayChange.cancelling;
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation<{ data: ReservationView }, ApiError>({
    mutationFn: () => call('POST /api/reservations/{reference}/cancellation', requestOf(access)),
    onSuccess: ({ data }) => {
      setAsking(false);
      onCancelled(data);
    },
  });
  if (refund === null) return null;
  const { sentence, button } = formatRefund(reservation, refund, isBeingChecked);
  return (
    <section aria-labelledby="cancelling" className="grid gap-4">
      <h2 id="cancelling" className="text-2xl">
        {t.heading}
      </h2>
      {ladder}
      <p className="text-sm">
        <strong>{t.today}</strong> {sentence}
      </p>
      <Button kind="secondary" className="w-full sm:w-fit" onClick={() => setAsking(true)}>
        {t.open}
      </Button>
      <Sheet open={asking} onClose={() => setAsking(false)} title={t.title} className="md:max-w-lg">
        <div className="grid gap-5">
          <p>
            {t.stay(reservation.apartmentName, reservation.reference)} {sentence}
          </p>
          <p className="text-muted">{t.final}</p>
          {error && (
            <Notice tone="danger" title={t.failed}>
              <p>{guestMessage(error)}</p>
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button size="lg" className="w-full sm:w-fit" busy={isPending} onClick={() => mutate()}>
              {button}
            </Button>
            <Button
              size="lg"
              kind="secondary"
              className="w-full sm:w-fit"
              disabled={isPending}
              onClick={() => setAsking(false)}
            >
              {t.keep}
            </Button>
          </div>
        </div>
      </Sheet>
    </section>
  );
}

/** What cancelling today means in money, for the question before it and for its button. */
interface RefundText {
  sentence: string;
  /** `Cancel, and get AED 1,200 back` */
  button: string;
}

/** What cancelling now gives back of what this guest has really paid, by the agreed terms. */
function formatRefund(reservation: ReservationView, refund: Refund, isBeingChecked: boolean): RefundText {
  const t = messages().stayChange.cancelling;
  const { percent, until } = refund;
  const due = refundDue(reservation, percent);
  if (reservation.paidAmount === 0) return isBeingChecked ? t.beingChecked : t.unpaid;
  const paid = formatAmount(reservation.paidAmount);
  if (due === 0) return { sentence: t.noRefund.sentence(paid), button: t.noRefund.button };
  return {
    sentence: t.refund.sentence({ due: formatAmount(due), paid, percent, until: formatDay(until) }),
    button: t.refund.button(formatAmount(due)),
  };
}
