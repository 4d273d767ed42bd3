import type { ReservationState, AwaitedStep, PaymentMethod } from '../reservation';
import type { PropertyPolicies } from '../restrictions/rules';
import { addDays, type Day, type Stay } from '../stay';
import { localDay } from '../local-day';

/** What decides whether its guest may change a reservation. */
interface Changeable extends Stay {
  state: ReservationState;
  awaiting: AwaitedStep | null;
  payment: PaymentMethod;
}

/** Whether its guest may change a reservation at all: a card payment that is under way asks for what was agreed. */
export function isSettled({ state, awaiting, payment }: Omit<Changeable, keyof Stay>): boolean {
  return state === 'confirmed' || (state === 'held' && awaiting === 'payment' && payment === 'manual');
}

/**
 * Until when guests may change the dates and the guests of their stay themselves: the last calendar day at the property; null
 * where they may not, or not any more.
 */
export function guestChangeUntil(
  { checkIn, ...reservation }: Changeable,
  { guestChangeDays }: Pick<PropertyPolicies, 'guestChangeDays'>,
  now: Date,
): Day | null {
  if (!isSettled(reservation) || guestChangeDays === null) return null;
  const until = addDays(checkIn, -guestChangeDays);
  // Whoever has arrived speaks to us.
  const last = until === checkIn ? addDays(checkIn, -1) : until;
  return localDay(now) <= last ? last : null;
}
