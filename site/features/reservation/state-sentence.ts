import type { AwaitedStep, PaymentMethod } from 'booking-rules/shared/domain/reservation';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { openNext, openOf, type PaymentPart } from 'booking-rules/shared/domain/payment-schedule';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant, clockName } from 'booking-rules/shared/format/instant';
import { missedOf } from 'booking-rules/shared/domain/hold';
import { formatAmount } from 'booking-rules/shared/format/money';

const MISSED: Readonly<Record<AwaitedStep, string>> = {
  payment: 'Your payment did not arrive in time, and the nights were released.',
  acceptance: 'We did not answer in time, and the nights were released. We are sorry.',
  'address-confirmation': 'Your email address was not confirmed in time, and the nights were released.',
};
const WAYS: Readonly<Record<PaymentMethod, string>> = {
  manual: 'by bank transfer',
  'on-arrival': 'when you arrive',
  stripe: 'by card',
};

/**
 * What has become of a reservation, and what that means to its guest.
 * @param checkInTime `HH:MM`, local time
 */
export function stateSentence(reservation: ReservationView, checkInTime: string): string {
  const { state, awaiting, heldUntil, checkIn, parts } = reservation;
  const until = heldUntil === null ? '' : ` until ${formatInstant(heldUntil)}`;
  switch (state) {
    case 'held':
      if (awaiting === 'address-confirmation') {
        return `These nights are held for you${until}. Open the link in our email by then, and we hold them for longer.`;
      }
      return awaiting === 'acceptance'
        ? `We've received your request. These nights are held for you${until}, and we answer before that.`
        : `These nights are held for you${until}. Pay ${formatAmount(openNext(parts))} by then, and the stay is yours.`;
    case 'confirmed':
      return `The apartment is yours from ${checkInTime}, ${clockName()}, on ${formatDay(checkIn)}.`;
    case 'completed':
      return 'Thank you for staying with us.';
    case 'expired':
      return MISSED[missedOf(reservation)];
    case 'cancelled':
      return 'This stay is cancelled, and its nights are available to others again.';
    case 'no-show':
      return "We expected you, and you didn't arrive. Please contact us if that is a mistake.";
  }
}

/** What is open of a part, and by when it is paid. */
function openSentence(part: PaymentPart, payment: PaymentMethod, by: string): string {
  const open = formatAmount(openOf(part));
  return part.due === null || payment === 'on-arrival'
    ? `${open} is still to be paid${by}, ${WAYS[payment]}.`
    : `${open} is to be paid by ${formatDay(part.due)}, ${WAYS[payment]}.`;
}

/** What was paid, what came back, and what is still to be paid, in a sentence each; never none. */
export function moneySentences(reservation: ReservationView): string[] {
  const { paidAmount, refundedAmount, total, payment, parts, paymentDue, state, awaiting } = reservation;
  const due = total - (paidAmount - refundedAmount);
  const sentences = [
    paidAmount > 0 ? `You have paid ${formatAmount(paidAmount)}.` : "You haven't paid anything.",
  ];
  if (refundedAmount > 0) {
    const how =
      payment === 'stripe'
        ? 'goes back to your card, which can take some days'
        : "will be returned the way you paid; we'll contact you about it";
    sentences.push(`${formatAmount(refundedAmount)} ${how}.`);
  }
  switch (state) {
    case 'held':
    case 'confirmed': {
      const by = state === 'held' && paymentDue !== null ? ` by ${formatInstant(paymentDue)}` : '';
      if (awaiting === 'acceptance') sentences.push('Nothing is due until we have accepted your request.');
      else
        sentences.push(
          ...parts.filter((part) => openOf(part) > 0).map((part) => openSentence(part, payment, by)),
        );
      break;
    }
    case 'completed':
      if (due > 0) sentences.push(`${formatAmount(due)} is still to be paid. Please contact us about it.`);
      break;
    case 'cancelled':
    case 'expired':
      if (paidAmount === 0) sentences.push('Nothing is due, and there is nothing to refund.');
      else if (refundedAmount === 0 && state === 'cancelled')
        sentences.push('Under the agreed terms there is no refund.');
      break;
    case 'no-show':
      if (paidAmount > 0 && refundedAmount === 0)
        sentences.push('Under the agreed terms there is no refund.');
      break;
  }
  return sentences;
}
