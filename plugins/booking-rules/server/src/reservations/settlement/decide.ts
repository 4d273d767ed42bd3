import { CURRENCY, formatFils, type Fils } from '../../../../shared/format/money';
import { dubaiDay } from '../../../../shared/domain/stay';
import type { MailType } from '../../outbox/mail-types';
import type { ReservationDocument } from '../../records/reservation';
import type { Transition } from '../transition';
import type { ReceivedMoney } from '../../payments/charges';
import type { PaymentEnded, PaymentEvent, PaymentMade } from '../../payments/payment-event';

/** The mail to a guest whose payment for a stay that will not take place is refunded. */
const TOLD_AGAIN: Partial<Record<ReservationDocument['state'], MailType>> = {
  expired: 'reservation-expired',
  cancelled: 'reservation-cancelled',
};

/**
 * What a reported payment does to the reservation as it stands; null when it changes nothing.
 * @param returned fils that a report of returned money adds to what is known to have gone back
 * @param isGone the nights of an expired reservation, or the last use of its code, have been found to be others' now
 */
export function decideOn(
  event: PaymentEvent,
  reservation: ReservationDocument,
  isGone: boolean,
  returned: Fils,
  now: Date,
): Transition | null {
  switch (event.kind) {
    case 'made':
      return decideOnMoney(event, reservation, isGone, now);
    case 'ended':
      return decideOnEnd(event, reservation);
    case 'returned':
      return decideOnReturn(returned, reservation);
    case 'return-failed':
      return transitionOfRefusal(reservation, event.amount, event.why, event.key);
  }
}

/** Money either pays the stay as it was agreed, or goes back at once; it is never kept for nothing. */
function decideOnMoney(
  payment: PaymentMade,
  reservation: ReservationDocument,
  isGone: boolean,
  now: Date,
): Transition {
  const { state, awaiting, paid, total, paidAmount, refundedAmount, checkIn } = reservation;
  const asked = paid ? total : total - (paidAmount - refundedAmount);
  const { amount, currency } = payment;
  if (currency !== CURRENCY || amount !== asked) {
    return giveBack(payment, reservation, `${amount / 100} ${currency} paid instead of ${formatFils(asked)}`);
  }
  if (paid) return giveBack(payment, reservation, 'paid a second time');
  if (state === 'held' && awaiting === 'payment') {
    const mails: MailType[] = ['reservation-confirmed', 'manager-new-reservation'];
    return { to: 'confirmed', why: 'paid', ...received(payment), mails };
  }
  if (state === 'confirmed' || state === 'completed') {
    return { to: state, why: 'paid', ...received(payment) };
  }
  if (state === 'expired' && !isGone && dubaiDay(now) <= checkIn) {
    const mails: MailType[] = ['reservation-confirmed', 'manager-late-payment'];
    return {
      to: 'confirmed',
      why: 'paid late, nights still free',
      ...received(payment),
      mails,
    };
  }
  return giveBack(payment, reservation, state === 'expired' ? 'paid too late' : `paid while ${state}`);
}

function received(payment: PaymentMade) {
  const { method, paymentReference } = payment;
  return {
    change: { payment: method, paymentReference },
    received: chargeOf(payment),
  };
}

function chargeOf({ amount, currency, method, paymentReference, charge }: PaymentMade): ReceivedMoney {
  return { amount, currency, method, payment: paymentReference, charge };
}

function giveBack(payment: PaymentMade, { state }: ReservationDocument, why: string): Transition {
  const { amount, method, paymentReference } = payment;
  const told = TOLD_AGAIN[state];
  return {
    to: state,
    why: `${why}: refunded`,
    received: chargeOf(payment),
    refund: amount,
    refundOf: { method, paymentReference },
    mails: [...(told ? [told] : []), 'manager-late-payment'],
  };
}

/** The hold goes with the payment that it waits for; that of an earlier attempt ends nothing. */
function decideOnEnd(event: PaymentEnded, reservation: ReservationDocument): Transition | null {
  const { state, awaiting, paymentReference } = reservation;
  if (state !== 'held' || awaiting !== 'payment' || paymentReference !== event.paymentReference) return null;
  return { to: 'expired', why: 'the payment was not completed', mails: ['reservation-expired'] };
}

/** Counts what was given back on the provider's own pages; what the engine gave back is counted already. */
function decideOnReturn(returned: Fils, { state }: ReservationDocument): Transition | null {
  if (returned <= 0) return null;
  return { to: state, why: `${formatFils(returned)} refunded on the payment provider’s pages`, returned };
}

/** What a refused refund does to its reservation: the money is still here, and a manager gives it back. */
export function transitionOfRefusal(
  { state }: ReservationDocument,
  amount: Fils,
  why: string,
  key: string | null,
): Transition {
  return {
    to: state,
    why: `${formatFils(amount)} could not be refunded (${why}). Refund it by other means`.slice(0, 300),
    refused: { key, amount, why },
    mails: ['manager-refund-refused'],
  };
}
