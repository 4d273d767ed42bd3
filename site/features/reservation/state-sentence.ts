import type { PaymentMethod } from 'booking-rules/shared/domain/reservation';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { openNext, openOf, type PaymentPart } from 'booking-rules/shared/domain/payments/payment-schedule';
import type { Day } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant, clockName } from 'booking-rules/shared/format/instant';
import { missedOf } from 'booking-rules/shared/domain/hold';
import { formatAmount } from 'booking-rules/shared/format/money';
import { messages } from '../../messages/messages';

/** Of a payment that its guest has made while nothing has been heard of it: nobody is told to pay what is on its way. */
interface Paying {
  isBeingChecked?: boolean;
}

/**
 * What has become of a reservation, and what that means to its guest.
 * @param today at the property
 * @param times of check-in and check-out, `HH:MM` there
 */
export function stateSentence(
  reservation: ReservationView,
  today: Day,
  { checkInTime, checkOutTime }: { checkInTime: string; checkOutTime: string },
  { isBeingChecked = false }: Paying = {},
): string {
  const t = messages().stayMoney;
  const { state, awaiting, heldUntil, checkIn, checkOut, parts } = reservation;
  const until = heldUntil === null ? null : formatInstant(heldUntil);
  switch (state) {
    case 'held':
      if (awaiting === 'address-confirmation') return t.held.confirmAddress(until);
      if (awaiting === 'acceptance') return t.held.requested(until);
      return isBeingChecked ? t.held.paying : t.held.unpaid(until, formatAmount(openNext(parts)));
    case 'confirmed':
      return today > checkIn
        ? t.staying({ time: checkOutTime, clock: clockName(), day: formatDay(checkOut) })
        : t.confirmed({ time: checkInTime, clock: clockName(), day: formatDay(checkIn) });
    case 'completed':
      return t.completed;
    case 'expired':
      return t.expired[missedOf(reservation)];
    case 'cancelled':
      return t.cancelled;
    case 'no-show':
      return t.noShow;
  }
}

/** What is open of a part, and by when it is paid. */
function openSentence(part: PaymentPart, payment: PaymentMethod, by: string | null): string {
  const t = messages().stayMoney;
  const open = formatAmount(openOf(part));
  return part.due === null || payment === 'on-arrival'
    ? t.open(open, by, payment)
    : t.dueOn(open, formatDay(part.due), payment);
}

/** What was paid, what came back, and what is still to be paid, in a sentence each; never none. */
export function moneySentences(
  reservation: ReservationView,
  { isBeingChecked = false }: Paying = {},
): string[] {
  const t = messages().stayMoney;
  const { paidAmount, refundedAmount, total, payment, parts, paymentDue, state, awaiting } = reservation;
  const due = total - (paidAmount - refundedAmount);
  const sentences = [paidAmount > 0 ? t.paid(formatAmount(paidAmount)) : t.paidNothing];
  if (isBeingChecked) return [...sentences.slice(paidAmount > 0 ? 0 : 1), messages().cardPayment.checking];
  if (refundedAmount > 0) sentences.push(t.refunded(formatAmount(refundedAmount), payment));
  switch (state) {
    case 'held':
    case 'confirmed': {
      const by = state === 'held' && paymentDue !== null ? formatInstant(paymentDue) : null;
      if (awaiting === 'acceptance') sentences.push(t.nothingDueYet);
      else
        sentences.push(
          ...parts.filter((part) => openOf(part) > 0).map((part) => openSentence(part, payment, by)),
        );
      break;
    }
    case 'completed':
      if (due > 0) sentences.push(t.openAfterStay(formatAmount(due)));
      break;
    case 'cancelled':
    case 'expired':
      if (paidAmount === 0) sentences.push(t.nothingDue);
      else if (refundedAmount === 0 && state === 'cancelled') sentences.push(t.noRefund);
      break;
    case 'no-show':
      if (paidAmount > 0 && refundedAmount === 0) sentences.push(t.noRefund);
      break;
  }
  return sentences;
}
