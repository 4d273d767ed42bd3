import type { ReservationState } from 'booking-rules/shared/domain/reservation';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { formatFils } from 'booking-rules/shared/format/money';

/** What has become of a reservation, in a word or two. */
export function stateLabel({ state, awaiting }: Pick<ReservationView, 'state' | 'awaiting'>): string {
  switch (state) {
    case 'held':
      if (awaiting === 'address-confirmation') return 'Confirm your email';
      return awaiting === 'acceptance' ? 'Requested' : 'Awaiting payment';
    case 'confirmed':
      return 'Confirmed';
    case 'completed':
      return 'Completed';
    case 'expired':
      return 'Expired';
    case 'cancelled':
      return 'Cancelled';
    case 'no-show':
      return 'No-show';
  }
}

/** Whether the guest is still expected, and can cancel. */
export function isExpected(state: ReservationState): boolean {
  return state === 'held' || state === 'confirmed';
}

/** What is offered to the guest of a stay that is over or does not take place; null while it is ahead. */
export function nextStayLabel(state: ReservationState): string | null {
  if (isExpected(state)) return null;
  return state === 'completed' ? 'Book your next stay' : 'Find another stay';
}

/** What happens to the security deposit; null where there is none, or none any more. */
export function depositSentence({
  state,
  deposit,
}: Pick<ReservationView, 'state' | 'deposit'>): string | null {
  if (deposit === 0) return null;
  const amount = `security deposit of ${formatFils(deposit)}`;
  if (isExpected(state)) return `A refundable ${amount} is held separately for your stay.`;
  return state === 'completed' ? `We return the ${amount} after check-out inspection.` : null;
}
