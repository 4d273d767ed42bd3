import type { ReservationState } from 'booking-rules/shared/domain/reservation';
import type { GuestDeposit } from 'booking-rules/contracts/money/deposits';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount } from 'booking-rules/shared/format/money';

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

/**
 * What happens to the security deposit; null where there is none, or none any more.
 * @param known what has become of it, where it was asked for or received
 */
export function depositSentence(
  { state, deposit }: Pick<ReservationView, 'state' | 'deposit'>,
  known: GuestDeposit | null = null,
): string | null {
  if (known) return knownDeposit(known);
  if (deposit === 0) return null;
  const amount = `security deposit of ${formatAmount(deposit)}`;
  if (isExpected(state)) return `A refundable ${amount} is held separately for your stay.`;
  return state === 'completed' ? `We return the ${amount} after check-out inspection.` : null;
}

function knownDeposit({ state, amount, kept, until }: GuestDeposit): string {
  const money = formatAmount(amount);
  switch (state) {
    case 'asked':
      return `Please let your card hold the refundable deposit of ${money}. It is not charged.`;
    case 'held': {
      const end = until === null ? '' : ` until ${formatInstant(until)} at the latest`;
      return `${money} is held on your card as a deposit${end}. It is not charged, and is released after your stay.`;
    }
    case 'received':
      return `We have received your deposit of ${money}. We return it after check-out inspection.`;
    case 'released':
      return `Your deposit of ${money} has been released. Banks take some days to show it.`;
    case 'kept':
      return kept === amount
        ? `Your deposit of ${money} was kept. Please contact us if you have questions about it.`
        : `${formatAmount(kept)} of your deposit of ${money} was kept, and the rest was released.`;
  }
}
