import type { MinorUnits } from '../../format/money';
import { entryOf, sumsOf, type Entry, type EntryDraft, type MoneyDetails } from '../folio/entry';
import type { Day } from '../stay';
import { localDay } from '../local-day';

/** How a deposit stands that is held on a guest's card, or is to be. */
export const CARD_DEPOSIT_STATES = [
  'asked',
  'withdrawn',
  'held',
  'releasing',
  'keeping',
  'released',
  'kept',
] as const;
export type CardDepositState = (typeof CARD_DEPOSIT_STATES)[number];

/** The same for its guest, and of a deposit that staff have received by other means. */
export const GUEST_DEPOSIT_STATES = ['asked', 'held', 'received', 'released', 'kept'] as const;
export type GuestDepositState = (typeof GUEST_DEPOSIT_STATES)[number];

/** Cards hold an amount for so long, where the provider says nothing else. */
export const HOLD_DAYS = 7;

/** Whether a card holds a deposit no longer when the guests leave. */
export function endsBeforeCheckOut(heldUntil: Date, checkOut: Day): boolean {
  return localDay(heldUntil) <= checkOut;
}

/** Whether the card still holds it. */
export function isOnCard(state: CardDepositState): boolean {
  return state === 'held' || state === 'releasing' || state === 'keeping';
}

/** The entry of a deposit that a card holds. */
export function depositHeld(amount: MinorUnits, money: MoneyDetails): EntryDraft {
  return entryOf('deposit-taken', 'Deposit held on card', amount, { money });
}

/** The entries of one that is kept, all or a part: the card gives the rest free. @param amount that was held */
export function depositClosed(
  amount: MinorUnits,
  kept: { amount: MinorUnits; reason: string } | null,
  money: MoneyDetails,
): EntryDraft[] {
  const rest = amount - (kept?.amount ?? 0);
  return [
    ...(kept
      ? [entryOf('deposit-kept', 'Deposit kept', 0 - kept.amount, { money, reason: kept.reason })]
      : []),
    ...(rest > 0 ? [entryOf('deposit-released', 'Deposit released', 0 - rest, { money })] : []),
  ];
}

/**
 * The entries of what goes back to the guest of a deposit that was kept.
 * @param amount negative for what is kept again after all
 * @param how `refunded` by us, or `disputed` by the guest
 */
export function depositReturned(
  amount: MinorUnits,
  how: 'refunded' | 'disputed',
  money: MoneyDetails,
): EntryDraft[] {
  const more = { money, reason: how };
  return [
    entryOf('deposit-kept', `Kept deposit ${how}`, amount, more),
    entryOf('deposit-released', 'Deposit released', 0 - amount, more),
  ];
}

/** What is kept of a deposit on a card, less what was refunded of it. @param key ours of that deposit */
export function keptOnCard(entries: readonly Entry[], key: string): MinorUnits {
  const kept = entries.filter(({ kind, money }) => kind === 'deposit-kept' && money?.reference === key);
  return kept.reduce((sum, { amount }) => sum - amount, 0);
}

/** What of a deposit staff hold themselves: a card's is kept and released through the payment provider. */
export function depositByHand(entries: readonly Entry[]): MinorUnits {
  return sumsOf(entries.filter(({ money }) => money?.method !== 'stripe')).deposit;
}
