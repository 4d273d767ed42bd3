import type { ReservationView } from '../../../../contracts/reservations/reservations';
import { nextPart, openNext, openOf } from '../../../../shared/domain/payments/payment-schedule';
import { formatDay } from '../../../../shared/format/day';
import { describeOpenParts } from '../../../../shared/format/payment-parts';
import { formatAmount, type MinorUnits } from '../../../../shared/format/money';
import { mailMessages } from '../messages/messages';

/** How a confirmed stay is paid, as its guest reads it. */
export function paymentSentence({ paidAmount, total, payment, parts }: ReservationView): string {
  const say = mailMessages().payments.paying;
  const open = formatAmount(total - paidAmount);
  if (paidAmount >= total) return say.all(formatAmount(paidAmount));
  if (payment === 'on-arrival') return say.onArrival(open);
  const rest = restSentence(parts);
  if (rest !== '' && paidAmount > 0) return say.part(formatAmount(paidAmount), rest);
  if (awaitsTransfer({ payment, parts })) return say.transfer(describeOpenParts(parts));
  return payment === 'manual' ? say.asPreferred(open) : say.open(open);
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
  if (!rest?.due) return '';
  return mailMessages().payments.paying.rest(formatAmount(openOf(rest)), formatDay(rest.due));
}

/** What a changed stay leaves to be paid or gives back, as its guest reads it. @param refund that it gives back */
export function balanceSentence(reservation: ReservationView, refund: MinorUnits): string {
  const { paidAmount, refundedAmount, total, payment } = reservation;
  const say = mailMessages().payments.balance;
  if (refund > 0) return say.refund(formatAmount(refund), payment === 'stripe');
  const here = paidAmount - refundedAmount;
  if (here >= total) return say.nothingDue(formatAmount(here));
  if (payment === 'stripe') return say.stillOpen(formatAmount(total - here));
  return paymentSentence({ ...reservation, paidAmount: here });
}

/** What a guest gets back of a stay that will not take place. */
export function refundSentence({ paidAmount, refundedAmount, payment }: ReservationView): string {
  const say = mailMessages().payments.balance;
  if (paidAmount === 0) return say.nothingPaid;
  const paid = formatAmount(paidAmount);
  if (refundedAmount === 0) return say.notRefundable(paid);
  return say.refundOf(formatAmount(refundedAmount), paid, payment === 'stripe');
}

/** What a manager has to do about the money of a stay that will not take place. */
export function refundDuty({ paidAmount, refundedAmount, payment }: ReservationView): string {
  const say = mailMessages().staff.refund;
  if (paidAmount === 0) return say.nothingPaid;
  const paid = formatAmount(paidAmount);
  if (refundedAmount === 0) return say.none(paid);
  return refundTask(payment, say.part(formatAmount(refundedAmount), paid));
}

/** What a manager has to do about money that a changed stay gives back. */
export function refundOrder({ payment }: Pick<ReservationView, 'payment'>, refund: MinorUnits): string {
  return refundTask(payment, formatAmount(refund));
}

function refundTask(payment: ReservationView['payment'], what: string): string {
  const say = mailMessages().staff.refund;
  return payment === 'stripe' ? say.byStripe(what) : say.byHand(what);
}
