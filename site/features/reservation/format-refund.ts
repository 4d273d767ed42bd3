import type { ReservationView } from 'booking-rules/contracts/reservations';
import type { Refund } from 'booking-rules/shared/domain/cancellation';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { refundDue } from 'booking-rules/shared/domain/reservation';
import { messages } from '../../messages/messages';

/** What cancelling today means in money, for the question before it and for its button. */
export interface RefundText {
  sentence: string;
  /** `Cancel, and get AED 1,200 back` */
  button: string;
}

/** What cancelling now gives back of what this guest has really paid, by the agreed terms. */
export function formatRefund(reservation: ReservationView, refund: Refund): RefundText {
  const t = messages().stayChange.cancelling;
  const { percent, until } = refund;
  const due = refundDue(reservation, percent);
  if (reservation.paidAmount === 0) return t.unpaid;
  const paid = formatAmount(reservation.paidAmount);
  if (due === 0) return { sentence: t.noRefund.sentence(paid), button: t.noRefund.button };
  return {
    sentence: t.refund.sentence({ due: formatAmount(due), paid, percent, until: formatDay(until) }),
    button: t.refund.button(formatAmount(due)),
  };
}
