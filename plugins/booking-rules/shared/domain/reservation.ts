import type { Refund } from './cancellation';
import { percentOf, type MinorUnits } from '../format/money';
import type { Day } from './stay';

/** What a held reservation is waiting for. */
export const AWAITED_STEPS = ['payment', 'acceptance', 'address-confirmation'] as const;
export type AwaitedStep = (typeof AWAITED_STEPS)[number];

/** States of a reservation (contract B3). */
export const RESERVATION_STATES = [
  'held',
  'confirmed',
  'completed',
  'expired',
  'cancelled',
  'no-show',
] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** Ways to pay that the engine knows; `manual` is by bank transfer. */
export const PAYMENT_METHODS = ['manual', 'on-arrival', 'stripe'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The orders in which managers list reservations. */
export const RESERVATION_SORTS = ['newest', 'arrival', 'departure', 'total'] as const;
export type ReservationSort = (typeof RESERVATION_SORTS)[number];

/** Where reservations come from: guests on the site, staff at the desk, an earlier system. */
export const RESERVATION_SOURCES = ['site', 'desk', 'import'] as const;
export type ReservationSource = (typeof RESERVATION_SOURCES)[number];

/** How much a manager refunds: by the agreed ladder, everything that was paid, or nothing. */
export const REFUND_CHOICES = ['ladder', 'full', 'none'] as const;
export type RefundChoice = (typeof REFUND_CHOICES)[number];

/** The only transitions between states (contract B3). A late payment may revive an expired reservation. */
const MOVES: Readonly<Record<ReservationState, readonly ReservationState[]>> = {
  held: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['completed', 'cancelled', 'no-show'],
  expired: ['confirmed'],
  completed: [],
  cancelled: [],
  'no-show': [],
};

/** States in which a reservation keeps its nights. */
const HOLDING: ReadonlySet<ReservationState> = new Set(['held', 'confirmed', 'completed']);

/**
 * States in which a reservation has given back the use of its promotion code, because the stay will not take place.
 */
export const CODE_GIVEN_BACK: readonly ReservationState[] = ['cancelled', 'expired'];

/** Whether a reservation may go from one state to another. */
export function canTransition(from: ReservationState, to: ReservationState): boolean {
  return MOVES[from].includes(to);
}

/** Whether a reservation in this state keeps its nights from everybody else. */
export function holdsNights(state: ReservationState): boolean {
  return HOLDING.has(state);
}

/**
 * What is refunded when cancelling today, by the agreed ladder.
 * @param refunds the ladder as it was shown when the stay was reserved, best step first
 * @param today the calendar day at the property
 */
export function agreedRefund(refunds: readonly Refund[], checkIn: Day, today: Day): Refund {
  return refunds.find(({ until }) => today <= until) ?? { until: checkIn, percent: 0, amount: 0 };
}

/** What has been paid for a reservation and what it costs, in minor units. */
export interface Paid {
  total: MinorUnits;
  paidAmount: MinorUnits;
  refundedAmount: MinorUnits;
}

/**
 * What is refunded at a step of the ladder: what is still here and is not kept of the total, as `endStay` says it of
 * a folio.
 */
export function refundDue({ total, paidAmount, refundedAmount }: Paid, percent: number): MinorUnits {
  const kept = total - percentOf(total, percent);
  return Math.max(0, paidAmount - refundedAmount - kept);
}
