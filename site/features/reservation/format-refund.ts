import type { RefundPreview, ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatFils } from 'booking-rules/shared/format/money';
import { refundDue } from 'booking-rules/shared/domain/reservation';

/** What cancelling today means in money, for the question before it and for its button. */
export interface RefundText {
  sentence: string;
  /** `Cancel, and get AED 1,200 back` */
  button: string;
}

/** What cancelling now gives back of what this guest has really paid, by the agreed terms. */
export function formatRefund(reservation: ReservationView, refund: RefundPreview): RefundText {
  const { percent, until } = refund;
  const due = refundDue(reservation, percent);
  if (reservation.paidAmount === 0) {
    return {
      sentence: "You haven't paid anything, so there's nothing to refund.",
      button: 'Cancel this booking',
    };
  }
  const paid = formatFils(reservation.paidAmount);
  if (due === 0) {
    return {
      sentence: `Under the agreed terms there is no refund of the ${paid} you have paid.`,
      button: 'Cancel without a refund',
    };
  }
  const share = percent === 100 ? 'everything' : `${percent}%`;
  return {
    sentence: `You get ${formatFils(due)} back of the ${paid} that you have paid: ${share}, when cancelled by ${formatDay(until)}.`,
    button: `Cancel, and get ${formatFils(due)} back`,
  };
}
