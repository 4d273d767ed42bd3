import type { ReservationState, AwaitedStep, PaymentMethod } from './reservation';
import type { PropertyPolicies } from './restrictions/rules';
import { addDays, dubaiDay, type Day, type Stay } from './stay';

/** What decides whether its guest may change a reservation. */
interface Changeable extends Stay {
  state: ReservationState;
  awaiting: AwaitedStep | null;
  payment: PaymentMethod;
}

/**
 * Until when guests may change the dates and the guests of their stay themselves: the last calendar day in Dubai; null
 * where they may not, or not any more. A card payment that is under way asks for what was agreed, so it comes first.
 */
export function guestChangeUntil(
  { state, awaiting, payment, checkIn }: Changeable,
  { guestChangeDays }: Pick<PropertyPolicies, 'guestChangeDays'>,
  now: Date,
): Day | null {
  const isSettled =
    state === 'confirmed' || (state === 'held' && awaiting === 'payment' && payment === 'manual');
  if (!isSettled || guestChangeDays === null) return null;
  const until = addDays(checkIn, -guestChangeDays);
  // Whoever has arrived speaks to us.
  const last = until === checkIn ? addDays(checkIn, -1) : until;
  return dubaiDay(now) <= last ? last : null;
}
