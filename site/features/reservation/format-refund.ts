import type { ReservationView } from 'booking-rules/contracts/reservations';
import type { Refund } from 'booking-rules/shared/domain/cancellation';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { refundDue } from 'booking-rules/shared/domain/reservation';

/** What cancelling today means in money, for the question before it and for its button. */
export interface RefundText {
  sentence: string;
  /** `Cancel, and get AED 1,200 back` */
  button: string;
}

/** What cancelling now gives back of what this guest has really paid, by the agreed terms. */
export function formatRefund(reservation: ReservationView, refund: Refund): RefundText {
  const { percent, until } = refund;
  const due = refundDue(reservation, percent);
  if (reservation.paidAmount === 0) {
    return {
      sentence: "You haven't paid anything, so there's nothing to refund.",
      button: 'Cancel this booking',
    };
  }
  const paid = formatAmount(reservation.paidAmount);
  if (due === 0) {
    return {
      sentence: `Under the agreed terms, the ${paid} you've paid is non-refundable.`,
      button: 'Cancel without a refund',
    };
  }
  const share = percent === 100 ? 'everything' : `${percent}%`;
  return {
    sentence: `You get ${formatAmount(due)} back of the ${paid} you've paid: ${share}, if you cancel by ${formatDay(until)}.`,
    button: `Cancel, and get ${formatAmount(due)} back`,
  };
}
