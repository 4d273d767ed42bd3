import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Refund } from '../../../shared/cancellation';
import { percentOf, type Fils } from '../../../shared/money';
import { agreedRefund, canMove } from '../../../shared/reservation';
import { dubaiDay } from '../../../shared/stay';
import type { ReservationDocument } from './document';
import { moveReservation } from './move';

/** How much a manager gives back: by the agreed ladder, all that was paid, or nothing. */
export const REFUND_CHOICES = ['ladder', 'full', 'none'] as const;
export type RefundChoice = (typeof REFUND_CHOICES)[number];

/**
 * What cancelling now gives back, by the ladder that was agreed on the total.
 * @throws ApplicationError when the reservation cannot be cancelled any more
 */
export function previewRefund(reservation: ReservationDocument, now: Date): Refund {
  if (!canMove(reservation.state, 'cancelled')) throw notCancellable(reservation);
  return agreedRefund(reservation.terms.refunds, reservation.checkIn, dubaiDay(now));
}

/** Cancels: frees the nights, and gives back what is due of what was paid. */
export function cancelReservation(
  strapi: Core.Strapi,
  reference: string,
  by: string,
  choice: RefundChoice,
  now: Date,
  why: string | null = null,
): Promise<ReservationDocument> {
  return moveReservation(strapi, reference, by, now, (reservation) => {
    const { percent } = previewRefund(reservation, now);
    if (by === 'guest' && dubaiDay(now) > reservation.checkIn) throw notCancellable(reservation);
    const refund = dueOf(reservation, choice, percent);
    return {
      to: 'cancelled',
      why: why ?? `refund: ${choice}`,
      refund,
      change: { refundedAmount: reservation.refundedAmount + refund },
      mails: ['reservation-cancelled', 'manager-cancelled'],
    };
  });
}

/** Fils to give back, never more than what was paid and not yet given back. */
function dueOf(reservation: ReservationDocument, choice: RefundChoice, percent: number): Fils {
  const left = reservation.paidAmount - reservation.refundedAmount;
  if (choice === 'none') return 0;
  return Math.min(left, choice === 'full' ? left : percentOf(reservation.paidAmount, percent));
}

function notCancellable({ state }: ReservationDocument): Error {
  return new errors.ApplicationError('This reservation cannot be cancelled any more', { state });
}
