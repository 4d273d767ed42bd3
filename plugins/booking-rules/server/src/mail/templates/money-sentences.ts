import type { ReservationView } from '../../../../contracts/reservations';
import { nextPart, openNext, openOf } from '../../../../shared/domain/payment-schedule';
import { formatDay } from '../../../../shared/format/day';
import { describeOpenParts } from '../../../../shared/format/payment-parts';
import { formatAmount, type Fils } from '../../../../shared/format/money';

/** How a confirmed stay is paid, as its guest reads it. */
export function paymentSentence({ paidAmount, total, payment, parts }: ReservationView): string {
  if (paidAmount >= total) return `We have received your payment of ${formatAmount(paidAmount)}. Thank you.`;
  if (payment === 'on-arrival') return `You pay ${formatAmount(total - paidAmount)} when you arrive.`;
  const rest = restSentence(parts);
  if (rest !== '' && paidAmount > 0) return `We have received ${formatAmount(paidAmount)}. ${rest}`;
  if (awaitsTransfer({ payment, parts })) return `Please pay ${describeOpenParts(parts)} by bank transfer.`;
  if (payment === 'manual') {
    return `You pay ${formatAmount(total - paidAmount)} by bank transfer or on arrival, as you prefer. We'll send you the details.`;
  }
  return `${formatAmount(total - paidAmount)} is still to be paid.`;
}

/** Whether what is paid next is to be transferred by a day. */
export function awaitsTransfer({ payment, parts }: Pick<ReservationView, 'payment' | 'parts'>): boolean {
  return payment === 'manual' && nextPart(parts)?.due != null;
}

/** What is open of the part that is paid next: `AED 1,645`. */
export function openNextOf({ parts }: Pick<ReservationView, 'parts'>): string {
  return formatAmount(openNext(parts));
}

/** What is paid by a day of its own, after the first part; nothing where there is no such part. */
export function restSentence(parts: ReservationView['parts']): string {
  const [rest] = parts.slice(1).filter((part) => openOf(part) > 0);
  return rest?.due ? `${formatAmount(openOf(rest))} is to be paid by ${formatDay(rest.due)}.` : '';
}

/** What a changed stay leaves to be paid or gives back, as its guest reads it. @param refund that it gives back */
export function balanceSentence(reservation: ReservationView, refund: Fils): string {
  const { paidAmount, refundedAmount, total, payment } = reservation;
  if (refund > 0) {
    const way =
      payment === 'stripe'
        ? 'to the card you paid with. Banks take 5 to 10 days to show it'
        : "the way you paid. We'll contact you about it";
    return `We'll refund ${formatAmount(refund)}, ${way}.`;
  }
  const here = paidAmount - refundedAmount;
  if (here >= total) return `Nothing more is due: you have paid ${formatAmount(here)}.`;
  if (payment === 'stripe')
    return `${formatAmount(total - here)} is still to be paid. We'll contact you about how to pay it.`;
  return paymentSentence({ ...reservation, paidAmount: here });
}

/** What a guest gets back of a stay that will not take place. */
export function refundSentence({ paidAmount, refundedAmount, payment }: ReservationView): string {
  if (paidAmount === 0) return "You haven't paid anything, so there's nothing to refund.";
  if (refundedAmount === 0) {
    return `Under the refund terms of this stay, the ${formatAmount(paidAmount)} you paid is non-refundable.`;
  }
  const way =
    payment === 'stripe'
      ? 'to the card you paid with. Banks take 5 to 10 days to show it'
      : "the way you paid. We'll contact you about it";
  return `We'll refund ${formatAmount(refundedAmount)} of the ${formatAmount(paidAmount)} you paid, ${way}.`;
}

/** What a manager has to do about the money of a stay that will not take place. */
export function refundDuty({ paidAmount, refundedAmount, payment }: ReservationView): string {
  if (paidAmount === 0) return 'Nothing had been paid.';
  if (refundedAmount === 0) return `None of the ${formatAmount(paidAmount)} paid is refunded.`;
  const refund = `${formatAmount(refundedAmount)} of the ${formatAmount(paidAmount)} paid`;
  return payment !== 'stripe'
    ? `Please refund ${refund} yourself: the guest paid by bank transfer or in cash.`
    : `Stripe refunds ${refund} automatically.`;
}

/** What a manager has to do about money that a changed stay gives back. */
export function refundOrder({ payment }: Pick<ReservationView, 'payment'>, refund: Fils): string {
  return payment === 'stripe'
    ? `Stripe refunds ${formatAmount(refund)} automatically.`
    : `Please refund ${formatAmount(refund)} yourself: the guest paid by bank transfer or in cash.`;
}
