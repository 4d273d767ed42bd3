import type { ReservationView } from '../../../../shared/contracts/reservations';
import { formatFils } from '../../../../shared/format/money';

/** How a confirmed stay is paid, as its guest reads it. */
export function paymentSentence({ paidAmount, total, payment }: ReservationView): string {
  if (paidAmount >= total) return `We have received your payment of ${formatFils(paidAmount)}. Thank you.`;
  if (payment === 'on-arrival') return `You pay ${formatFils(total - paidAmount)} when you arrive.`;
  if (payment === 'manual') {
    return `You pay ${formatFils(total - paidAmount)} by bank transfer or on arrival, as you prefer; we send you the details.`;
  }
  return `${formatFils(total - paidAmount)} is still to be paid.`;
}

/** What a guest gets back of a stay that will not take place. */
export function refundSentence({ paidAmount, refundedAmount, payment }: ReservationView): string {
  if (paidAmount === 0) return 'Nothing has been paid, so nothing has to be given back.';
  if (refundedAmount === 0) {
    return `By the refund terms of this stay nothing of the ${formatFils(paidAmount)} that you paid is given back.`;
  }
  const way =
    payment === 'stripe'
      ? 'to the card with which you paid; banks take 5 to 10 days to show it'
      : 'in the way in which you paid; we get in touch about it';
  return `We give back ${formatFils(refundedAmount)} of the ${formatFils(paidAmount)} that you paid, ${way}.`;
}

/** What a manager has to do about the money of a stay that will not take place. */
export function refundDuty({ paidAmount, refundedAmount, payment }: ReservationView): string {
  if (paidAmount === 0) return 'Nothing had been paid.';
  if (refundedAmount === 0) return `Of the ${formatFils(paidAmount)} paid nothing is given back.`;
  const refund = `${formatFils(refundedAmount)} of the ${formatFils(paidAmount)} paid`;
  return payment !== 'stripe'
    ? `Please give back ${refund} by hand: the guest paid by bank transfer or in cash.`
    : `${refund} is given back through Stripe, without further action.`;
}
