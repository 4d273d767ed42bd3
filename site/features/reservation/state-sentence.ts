import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatDay } from 'booking-rules/shared/format-day';
import { formatInstant } from 'booking-rules/shared/format-instant';
import { formatFils } from 'booking-rules/shared/money';

/**
 * What has become of a reservation, and what that means to its guest.
 * @param checkInTime `HH:MM`, Dubai time
 */
export function stateSentence(reservation: ReservationView, checkInTime: string): string {
  const { state, awaiting, heldUntil, checkIn, total } = reservation;
  const until = heldUntil === null ? '' : ` until ${formatInstant(heldUntil)}`;
  switch (state) {
    case 'held':
      return awaiting === 'acceptance'
        ? `Your request is with us. These nights are held for you${until}, and we answer before that.`
        : `These nights are held for you${until}. Pay ${formatFils(total)} by then, and the stay is yours.`;
    case 'confirmed':
      return `The apartment is yours from ${checkInTime}, Dubai time, on ${formatDay(checkIn)}.`;
    case 'completed':
      return 'Thank you for staying with us.';
    case 'expired':
      return 'This stay was not confirmed in time, and its nights were given back.';
    case 'cancelled':
      return 'This stay is cancelled, and its nights are free for others.';
    case 'no-show':
      return 'You were expected and did not come. Write to us if that is a mistake.';
  }
}

/** What was paid, what came back, and what is still to be paid, in a sentence each. */
export function moneySentences(reservation: ReservationView): string[] {
  const { paidAmount, refundedAmount, total, payment, state } = reservation;
  const sentences: string[] = [];
  if (paidAmount > 0) sentences.push(`You have paid ${formatFils(paidAmount)}.`);
  if (refundedAmount > 0) {
    const how =
      payment === 'stripe'
        ? 'goes back to your card, which can take some days'
        : 'is given back in the way you paid; we get in touch about it';
    sentences.push(`${formatFils(refundedAmount)} ${how}.`);
  }
  const due = total - paidAmount;
  if (due > 0 && (state === 'confirmed' || state === 'held')) {
    const how = payment === 'manual' ? ', by bank transfer before you come or when you arrive' : ', by card';
    sentences.push(`${formatFils(due)} is still to be paid${how}.`);
  }
  if (state === 'cancelled' && paidAmount === 0) sentences.push('You had paid nothing, so nothing is owed.');
  if (state === 'cancelled' && paidAmount > 0 && refundedAmount === 0) {
    sentences.push('By the agreed terms nothing of it is given back.');
  }
  return sentences;
}
