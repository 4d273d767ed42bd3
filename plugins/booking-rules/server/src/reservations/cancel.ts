import { errors } from '@strapi/utils';
import type { Refund } from '../../../shared/domain/cancellation';
import type { Fils } from '../../../shared/format/money';
import {
  agreedRefund,
  canTransition,
  refundDue,
  type RefundChoice,
} from '../../../shared/domain/reservation';
import { dubaiDay } from '../../../shared/domain/stay';
import type { Payments } from '../payments/service';
import type { ReservationDocument } from '../records/reservation';
import type { TransitionReservation } from './transition';

/**
 * What cancelling now gives back, by the ladder that was agreed on the total.
 * @throws ApplicationError when the reservation cannot be cancelled any more
 */
function previewRefund(reservation: ReservationDocument, now: Date): Refund {
  if (!canTransition(reservation.state, 'cancelled')) throw notCancellable(reservation);
  return agreedRefund(reservation.terms.refunds, reservation.checkIn, dubaiDay(now));
}

/**
 * The same for the guest, who can cancel up to and including the day of check-in.
 * @throws ApplicationError when the guest cannot cancel any more
 */
export function previewRefundForGuest(reservation: ReservationDocument, now: Date): Refund {
  if (!canCancelAsGuest(reservation, now)) throw notCancellable(reservation);
  return previewRefund(reservation, now);
}

/** Whether the guest can still cancel. */
export function canCancelAsGuest({ state, checkIn }: ReservationDocument, now: Date): boolean {
  return canTransition(state, 'cancelled') && dubaiDay(now) <= checkIn;
}

export interface CancellationDeps {
  transition: TransitionReservation;
  payments: Payments;
}

/** What the history says of a refund where nobody gave a reason. */
const WORDS: Record<RefundChoice, string> = {
  ladder: 'refunded as agreed',
  full: 'refunded in full',
  none: 'not refunded',
};

export function createCancellation({ transition, payments }: CancellationDeps) {
  /** Cancels: frees the nights, and gives back what is due of what was paid. */
  async function cancelReservation(
    reference: string,
    by: string,
    choice: RefundChoice,
    now: Date,
    why: string | null = null,
  ): Promise<ReservationDocument> {
    const preview = by === 'guest' ? previewRefundForGuest : previewRefund;
    const cancelled = await transition(reference, by, now, (reservation) => {
      const { percent } = preview(reservation, now);
      const refund = dueOf(reservation, choice, percent);
      return {
        to: 'cancelled',
        why: why ?? WORDS[choice],
        refund,
        change: { refundedAmount: reservation.refundedAmount + refund },
        mails: ['reservation-cancelled', 'manager-cancelled'],
      };
    });
    if (!cancelled.paid) await payments.expireSession(cancelled);
    return cancelled;
  }

  return cancelReservation;
}

/** Fils to give back, never more than what was paid and not yet given back. */
function dueOf(reservation: ReservationDocument, choice: RefundChoice, percent: number): Fils {
  if (choice === 'none') return 0;
  return choice === 'full'
    ? reservation.paidAmount - reservation.refundedAmount
    : refundDue(reservation, percent);
}

function notCancellable({ state }: ReservationDocument): Error {
  return new errors.ApplicationError('This reservation cannot be cancelled any more', { state });
}
