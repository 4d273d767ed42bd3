import { holdsNights, type ReservationState } from 'booking-rules/shared/domain/reservation';
import type { Day } from 'booking-rules/shared/domain/stay';
import type { GuestDeposit } from 'booking-rules/contracts/money/deposits';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount } from 'booking-rules/shared/format/money';
import { messages } from '../messages/messages';
import { isRecord } from './json';

/** What has become of a reservation, in a word or two. */
export function stateLabel({ state, awaiting }: Pick<ReservationView, 'state' | 'awaiting'>): string {
  const t = messages().states;
  switch (state) {
    case 'held':
      if (awaiting === 'address-confirmation') return t.confirmEmail;
      return awaiting === 'acceptance' ? t.requested : t.awaitingPayment;
    case 'confirmed':
      return t.confirmed;
    case 'completed':
      return t.completed;
    case 'expired':
      return t.expired;
    case 'cancelled':
      return t.cancelled;
    case 'no-show':
      return t.noShow;
  }
}

/** Whether the guest is still expected, and can cancel. */
export function isExpected(state: ReservationState): boolean {
  return state === 'held' || state === 'confirmed';
}

/** Where a booking stands among all of a guest: one whose last night is behind them is `now` on the day they leave. */
export function whenIs(
  { state, checkIn, checkOut }: Pick<ReservationView, 'state' | 'checkIn' | 'checkOut'>,
  today: Day,
): 'now' | 'ahead' | 'over' {
  if (!holdsNights(state) || checkOut < today) return 'over';
  return checkIn < today ? 'now' : 'ahead';
}

/** Whether a refusal to lead a guest to a payment says that one was made, of which nothing has been heard yet. */
export function isBeingChecked({ details }: { details: unknown }): boolean {
  return isRecord(details) && details['isBeingChecked'] === true;
}

/** What is offered to the guest of a stay that is over or does not take place; null while it is ahead. */
export function nextStayLabel(state: ReservationState): string | null {
  if (isExpected(state)) return null;
  const t = messages().states;
  return state === 'completed' ? t.bookNext : t.findAnother;
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
  const t = messages().states.deposit;
  const amount = formatAmount(deposit);
  if (isExpected(state)) return t.ahead(amount);
  return state === 'completed' ? t.over(amount) : null;
}

function knownDeposit({ state, amount, kept, until }: GuestDeposit): string {
  const t = messages().states.deposit;
  const money = formatAmount(amount);
  switch (state) {
    case 'asked':
      return t.asked(money);
    case 'held':
      return t.held(money, until === null ? null : formatInstant(until));
    case 'received':
      return t.received(money);
    case 'released':
      return t.released(money);
    case 'kept':
      return kept === amount ? t.kept(money) : t.partlyKept(formatAmount(kept), money);
  }
}
