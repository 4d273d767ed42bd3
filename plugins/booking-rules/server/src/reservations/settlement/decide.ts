import { paidOf, type Entry } from '../../../../shared/domain/folio/entry';
import { reviveStay } from '../../../../shared/domain/folio/ending';
import { openNext } from '../../../../shared/domain/payments/payment-schedule';
import { currencyOfBusiness, formatAmount, type MinorUnits } from '../../../../shared/format/money';
import { localDay } from '../../../../shared/domain/local-day';
import type { MailType } from '../../outbox/mail-types';
import type { ReservationDocument } from '../../records/reservations/reservation';
import { partsOf } from '../../records/reservations/reservation-view';
import type { Transition } from '../transition';
import type { ReceivedMoney } from '../../payments/charges';
import type {
  HoldReported,
  PaymentDisputed,
  PaymentEnded,
  PaymentEvent,
  PaymentMade,
} from '../../payments/payment-event';
import { minorDigitsOf, placeOfBusiness } from '../../../../shared/format/place';

/** The mail to a guest whose payment for a stay that will not take place is refunded. */
const TOLD_AGAIN: Partial<Record<ReservationDocument['state'], MailType>> = {
  expired: 'reservation-expired',
  cancelled: 'reservation-cancelled',
};

/**
 * What a reported payment does to the reservation as it stands; null when it changes nothing.
 * @param returned minor units that a report of returned money adds to what is known to have gone back
 * @param isGone the nights of an expired reservation, or the last use of its code, have been found to be others' now
 */
export function decideOn(
  event: Exclude<PaymentEvent, PaymentDisputed | HoldReported>,
  { reservation, entries }: { reservation: ReservationDocument; entries: readonly Entry[] },
  isGone: boolean,
  returned: MinorUnits,
  now: Date,
): Transition | null {
  switch (event.kind) {
    case 'made':
      return decideOnMoney(event, reservation, entries, isGone, now);
    case 'ended':
      return decideOnEnd(event, reservation);
    case 'returned':
      return decideOnReturn(returned, reservation);
    case 'return-failed':
      return transitionOfRefusal(reservation, event.amount, event.why, event.key);
  }
}

/**
 * Money either pays what it was asked for, or goes back at once; it is never kept for nothing. Who pays the same twice
 * gets the second payment back.
 */
function decideOnMoney(
  payment: PaymentMade,
  reservation: ReservationDocument,
  entries: readonly Entry[],
  isGone: boolean,
  now: Date,
): Transition {
  const { state, awaiting, checkIn } = reservation;
  const money = paidOf([...entries, ...(state === 'expired' ? reviveStay(entries) : [])]);
  const parts = partsOf(reservation, money);
  const { amount, currency, asked, paidBefore } = payment;
  const isSecond = money.paid > paidBefore;
  const least = isSecond ? amount : openNext(parts);
  const wanted = asked ?? least;
  if (currency !== currencyOfBusiness() || amount !== wanted)
    return giveBack(
      payment,
      reservation,
      `${describeReceived(payment)} paid instead of ${formatAmount(wanted)}`,
    );
  if (isSecond) return giveBack(payment, reservation, 'paid a second time');
  const isDue = amount <= money.total - money.paid;
  const isStay = state === 'confirmed' || state === 'completed';
  const confirms = isDue && amount >= least;
  if (state === 'held' && awaiting === 'payment' && confirms) {
    const mails: MailType[] = ['reservation-confirmed', 'manager-new-reservation'];
    return { to: 'confirmed', why: 'paid', ...received(payment, reservation), mails };
  }
  if (isStay && isDue) {
    const part = money.paid > 0 ? { change: closed(reservation) } : {};
    return {
      to: state,
      why: 'paid',
      ...received(payment, reservation),
      ...part,
      mails: ['payment-received'],
    };
  }
  if (state === 'expired' && confirms && !isGone && localDay(now) <= checkIn) {
    const mails: MailType[] = ['reservation-confirmed', 'manager-late-payment'];
    return {
      to: 'confirmed',
      why: 'paid late, nights still free',
      ...received(payment, reservation),
      mails,
    };
  }
  const why = isStay ? 'more than is due' : state === 'expired' ? 'paid too late' : `paid while ${state}`;
  return giveBack(payment, reservation, why);
}

function received(payment: PaymentMade, reservation: ReservationDocument) {
  const { method, paymentReference } = payment;
  return {
    change: { payment: method, paymentReference, ...closed(reservation) },
    received: chargeOf(payment),
  };
}

/** The page on which it was paid is not handed out again. A stay that was paid before keeps the way of its first part. */
function closed({ terms }: ReservationDocument): Pick<ReservationDocument, 'terms'> {
  const { checkout: _, ...rest } = terms;
  return { terms: rest };
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
function decideOnReturn(returned: MinorUnits, { state }: ReservationDocument): Transition | null {
  if (returned <= 0) return null;
  return { to: state, why: `${formatAmount(returned)} refunded on the payment provider’s pages`, returned };
}

/** What a refused refund does to its reservation: the money is still here, and a manager gives it back. */
export function transitionOfRefusal(
  { state }: ReservationDocument,
  amount: MinorUnits,
  why: string,
  key: string | null,
): Transition {
  return {
    to: state,
    why: `${formatAmount(amount)} could not be refunded (${why}). Refund it by other means`.slice(0, 300),
    refused: { key, amount, why },
    mails: ['manager-refund-refused'],
  };
}

/** What has come, in whatever currency: `2350 USD`. */
function describeReceived({ amount, currency }: Pick<PaymentMade, 'amount' | 'currency'>): string {
  const digits =
    currency === currencyOfBusiness() ? placeOfBusiness().minorDigits : (minorDigitsOf(currency) ?? 2);
  return `${amount / 10 ** digits} ${currency}`;
}
