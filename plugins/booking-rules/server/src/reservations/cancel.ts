import { errors } from '@strapi/utils';
import type { Refund } from '../../../shared/domain/cancellation';
import { endStay } from '../../../shared/domain/folio/ending';
import { sumsOf } from '../../../shared/domain/folio/entry';
import { agreedRefund, canTransition, type RefundChoice } from '../../../shared/domain/reservation';
import { localDay } from '../../../shared/domain/local-day';
import type { Payments } from '../payments/service';
import type { ReservationDocument } from '../records/reservations/reservation';
import type { TransitionReservation } from './transition';

/**
 * What cancelling now gives back, by the ladder that was agreed on the total.
 * @throws ApplicationError when the reservation cannot be cancelled any more
 */
function previewRefund(reservation: ReservationDocument, now: Date): Refund {
  if (!canTransition(reservation.state, 'cancelled')) throw notCancellable(reservation);
  return agreedRefund(reservation.terms.refunds, reservation.checkIn, localDay(now));
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
  return canTransition(state, 'cancelled') && localDay(now) <= checkIn;
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
    const cancelled = await transition(reference, by, now, (reservation, entries) => {
      const { percent } = preview(reservation, now);
      const refundPercent = percentOf(reservation, choice, percent);
      const charges = endStay(entries, { kind: 'cancelled', refundPercent });
      const { refundable, asked } = sumsOf([...entries, ...charges]);
      const refund = Math.max(0, refundable - asked);
      return {
        to: 'cancelled',
        why: why ?? WORDS[choice],
        refund,
        charges,
        mails: ['reservation-cancelled', 'manager-cancelled'],
      };
    });
    if (cancelled.paidAmount < cancelled.total) await payments.expireSession(cancelled);
    return cancelled;
  }

  return cancelReservation;
}

/** Percent of the total that goes back; all of it for one that was never confirmed. */
function percentOf({ state }: ReservationDocument, choice: RefundChoice, agreed: number): number {
  if (choice === 'full' || state === 'held') return 100;
  return choice === 'ladder' ? agreed : 0;
}

function notCancellable({ state }: ReservationDocument): Error {
  return new errors.ApplicationError('This reservation cannot be cancelled any more', { state });
}
