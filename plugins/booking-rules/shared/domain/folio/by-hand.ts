import type { MinorUnits } from '../../format/money';
import { lines as labels } from '../../messages/en/lines';
import { depositByHand } from '../payments/card-deposit';
import { chargeIdOf, chargeLine, inOrder, type PriceLine } from '../pricing/price-line';
import { lineOf } from './change-stay';
import {
  ENDING_REASONS,
  entryOf,
  HAND_METHODS,
  reversalOf,
  standingCharges,
  standingOf,
  sumsOf,
  type Entry,
  type EntryDraft,
  type MoneyDetails,
  type MoneyMethod,
} from './entry';
import { refundAsked } from './money';
import { percentageOf, percentagesAfter } from './percentages';
import { hasTaxesInside, isTaxable } from './taxes';

/** Why staff cannot do something by hand; `most` and `least` are the amounts that they could. */
export type HandProblem =
  | { problem: 'not-reversible' }
  | { problem: 'refunded' }
  | { problem: 'below-zero'; least: MinorUnits }
  | { problem: 'more-than-held'; most: MinorUnits };

/** What staff do with a deposit. */
export const DEPOSIT_ACTS = ['taken', 'released', 'kept'] as const;
export type DepositAct = (typeof DEPOSIT_ACTS)[number];

const BY_HAND: ReadonlySet<MoneyMethod> = new Set<MoneyMethod>([...HAND_METHODS, 'manual', 'on-arrival']);

/** Whether money of a method is received and given back by staff. */
export function isByHand(method: MoneyMethod): boolean {
  return BY_HAND.has(method);
}

/** The most that can be given back: what was paid, less refunds that are done or asked for. */
export function mostRefundable(entries: readonly Entry[]): MinorUnits {
  const { paid, asked } = sumsOf(entries);
  return Math.max(0, paid - asked);
}

/**
 * Raises or lowers the price by hand, before percentages such as VAT, which follow.
 * @param amount before them; negative to lower
 */
export function adjustPrice(
  entries: readonly Entry[],
  amount: MinorUnits,
  reason: string,
): EntryDraft[] | HandProblem {
  const charges = standingCharges(entries);
  return withPercentages(charges, entryOf('adjustment', labels.adjustment, amount, { reason }), charges);
}

/**
 * Takes a deposit by hand, gives it back or keeps it: an account of its own, no part of what the stay costs.
 * @param money how it came or went; null for what is kept
 * @param reason why it is kept
 */
export function moveDeposit(
  entries: readonly Entry[],
  act: DepositAct,
  amount: MinorUnits,
  money: MoneyDetails | null,
  reason: string | null,
): EntryDraft[] | HandProblem {
  const most = depositByHand(entries);
  if (act !== 'taken' && amount > most) return { problem: 'more-than-held', most };
  const signed = act === 'taken' ? amount : 0 - amount;
  return [entryOf(`deposit-${act}`, `Deposit ${act}`, signed, { money, reason })];
}

/** Whether an entry was entered by hand and still stands, so that staff may take it back. */
export function isReversible(entries: readonly Entry[], { id }: Pick<Entry, 'id'>): boolean {
  const entry = standingOf(entries).find((standing) => standing.id === id);
  if (!entry) return false;
  const { kind, rule, money } = entry;
  if (kind === 'adjustment') return rule === null;
  if (kind.startsWith('deposit-')) return money === null || isByHand(money.method);
  return (kind === 'payment' || kind === 'refund') && money !== null && isByHand(money.method);
}

/**
 * Takes back what was entered by mistake. A refund that had been asked for is asked for again; a payment cannot be
 * taken back once it has gone back to the guest.
 */
export function reverseByHand(
  entries: readonly Entry[],
  id: number,
  reason: string,
): EntryDraft[] | HandProblem {
  const entry = entries.find((known) => known.id === id);
  if (!entry || !isReversible(entries, entry)) return { problem: 'not-reversible' };
  const isTaken = Object.values(ENDING_REASONS).some((words) =>
    (words as readonly string[]).includes(reason),
  );
  const reversal = reversalOf(entry, isTaken ? `${reason}.` : reason);
  if (entry.kind === 'adjustment') {
    const charges = standingCharges(entries);
    return withPercentages(
      charges,
      reversal,
      charges.filter(({ id: other }) => other !== id),
    );
  }
  if (entry.kind === 'payment')
    return mostRefundable(entries) + entry.amount < 0 ? { problem: 'refunded' } : [reversal];
  if (entry.kind.startsWith('deposit-'))
    return depositByHand(entries) < entry.amount ? { problem: 'refunded' } : [reversal];
  const wasAsked = askedBefore(entries, entry);
  return entry.money && wasAsked ? [reversal, refundAsked(entry.amount, entry.money)] : [reversal];
}

/** Whether a refund that is done was waiting until then. */
function askedBefore(entries: readonly Entry[], { money }: Entry): boolean {
  return entries.some(
    ({ kind, reverses, reason, money: other }) =>
      kind === 'refund-asked' &&
      reverses !== null &&
      reason === 'done' &&
      other?.reference === money?.reference,
  );
}

/**
 * The lines of a price after its extras, its adjustments or its percentages have changed.
 * @param lines as they were shown before
 */
export function linesAfter(lines: readonly PriceLine[], entries: readonly Entry[]): PriceLine[] {
  const charges = standingCharges(entries);
  const percentages = charges.flatMap((entry): PriceLine[] => {
    const charge = percentageOf(entry);
    return charge ? [chargeLine(charge, entry.label, entry.amount)] : [];
  });
  const changed = charges.filter(({ kind }) => kind === 'extra' || kind === 'adjustment').flatMap(lineOf);
  const ids = new Set(entries.flatMap((entry) => percentageOf(entry)?.id ?? []));
  const others = lines.filter(
    (line) => line.kind !== 'extra' && line.kind !== 'adjustment' && !ids.has(chargeIdOf(line) ?? ''),
  );
  return inOrder([...others, ...changed, ...percentages]);
}

/** A change of what is adjusted, with the percentages of what the stay costs then. */
function withPercentages(
  before: readonly Entry[],
  change: EntryDraft,
  others: readonly Entry[],
): EntryDraft[] | HandProblem {
  const after = change.reverses === null ? [...others, change] : others;
  const priced = after.filter((entry) => entry.kind !== 'tax' && (isTaxable(entry) || hasTaxesInside(entry)));
  const net = priced.reduce((sum, { amount, taxIncluded }) => sum + amount - taxIncluded, 0);
  if (net < 0) return { problem: 'below-zero', least: change.amount - net };
  return [change, ...percentagesAfter(before, after, [], 'adjusted')];
}
