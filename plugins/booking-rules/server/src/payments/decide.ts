import { CURRENCY, formatFils } from '../../../shared/money';
import { dubaiDay } from '../../../shared/stay';
import type { MailKind } from '../mail/kinds';
import type { ReservationDocument } from '../reservations/document';
import type { Move } from '../reservations/move';
import type { MoneyReturned, PaymentEnded, PaymentEvent, PaymentMade, ReturnFailed } from './event';

/** What a guest is told when money comes for a stay that will not take place, and goes back. */
const TOLD_AGAIN: Partial<Record<ReservationDocument['state'], MailKind>> = {
  expired: 'reservation-expired',
  cancelled: 'reservation-cancelled',
};

/**
 * What a reported payment does to the reservation as it stands; null when it changes nothing.
 * @param isGone the nights of an expired reservation, or the last use of its code, have been found to be others' now
 */
export function decideOn(
  event: PaymentEvent,
  reservation: ReservationDocument,
  isGone: boolean,
  now: Date,
): Move | null {
  switch (event.kind) {
    case 'made':
      return decideOnMoney(event, reservation, isGone, now);
    case 'ended':
      return decideOnEnd(event, reservation);
    case 'returned':
      return decideOnReturn(event, reservation);
    case 'return-failed':
      return decideOnFailure(event, reservation);
  }
}

/** Money either pays the stay as it was agreed, or goes back at once; it is never kept for nothing. */
function decideOnMoney(
  payment: PaymentMade,
  reservation: ReservationDocument,
  isGone: boolean,
  now: Date,
): Move {
  const { state, awaiting, paid, total, checkIn } = reservation;
  const { amount, currency } = payment;
  if (currency !== CURRENCY || amount !== total) {
    return giveBack(
      payment,
      reservation,
      `${amount / 100} ${currency} were paid and not ${formatFils(total)}`,
    );
  }
  if (paid) return giveBack(payment, reservation, 'paid a second time');
  if (state === 'held' && awaiting === 'payment') {
    const mails: MailKind[] = ['reservation-confirmed', 'manager-new-reservation'];
    return { to: 'confirmed', why: 'paid', change: received(payment, reservation), mails };
  }
  if (state === 'confirmed' || state === 'completed') {
    return { to: state, why: 'paid', change: received(payment, reservation) };
  }
  if (state === 'expired' && !isGone && dubaiDay(now) <= checkIn) {
    const mails: MailKind[] = ['reservation-confirmed', 'manager-late-payment'];
    return {
      to: 'confirmed',
      why: 'paid late, and the nights were free',
      change: received(payment, reservation),
      mails,
    };
  }
  return giveBack(payment, reservation, state === 'expired' ? 'paid too late' : `paid while ${state}`);
}

function received({ amount, method, paymentReference }: PaymentMade, { paidAmount }: ReservationDocument) {
  return { paid: true, paidAmount: paidAmount + amount, payment: method, paymentReference };
}

function giveBack(
  { amount, currency, method, paymentReference }: PaymentMade,
  { state, paidAmount, refundedAmount }: ReservationDocument,
  why: string,
): Move {
  // Amounts of a reservation are fils; other money comes and goes beside them.
  const fils = currency === CURRENCY ? amount : 0;
  const told = TOLD_AGAIN[state];
  return {
    to: state,
    why: `${why}: given back`,
    change: { paidAmount: paidAmount + fils, refundedAmount: refundedAmount + fils },
    refund: amount,
    refundOf: { method, paymentReference },
    mails: [...(told ? [told] : []), 'manager-late-payment'],
  };
}

/** The hold goes with the payment that it waits for; that of an earlier attempt ends nothing. */
function decideOnEnd(event: PaymentEnded, reservation: ReservationDocument): Move | null {
  const { state, awaiting, paymentReference } = reservation;
  if (state !== 'held' || awaiting !== 'payment' || paymentReference !== event.paymentReference) return null;
  return { to: 'expired', why: 'the payment ended without money', mails: ['reservation-expired'] };
}

/** Counts what was given back on the provider's own pages; what the engine gave back is counted already. */
function decideOnReturn({ total }: MoneyReturned, reservation: ReservationDocument): Move | null {
  const { state, paidAmount, refundedAmount } = reservation;
  const known = Math.min(total, paidAmount);
  if (known <= refundedAmount) return null;
  const why = `${formatFils(known - refundedAmount)} given back on the pages of the payment provider`;
  return { to: state, why, change: { refundedAmount: known } };
}

function decideOnFailure({ amount, why }: ReturnFailed, reservation: ReservationDocument): Move {
  const { state, refundedAmount } = reservation;
  return {
    to: state,
    why: `${formatFils(amount)} could not be given back (${why}): give them back by other means`,
    change: { refundedAmount: Math.max(0, refundedAmount - amount) },
    mails: ['manager-refund-refused'],
  };
}
