import { percentOf, type Fils } from '../../format/money';
import type { PriceLine } from '../pricing/price';
import { inOrder, lineOf } from './change-stay';
import { vatPercentOf } from './ending';
import {
  entryOf,
  HAND_METHODS,
  isCharge,
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

/** Why staff cannot do something by hand; `most` and `least` are the amounts that they could. */
export type HandProblem =
  | { problem: 'not-reversible' }
  | { problem: 'refunded' }
  | { problem: 'below-zero'; least: Fils }
  | { problem: 'more-than-held'; most: Fils };

/** What staff do with a deposit. */
export const DEPOSIT_ACTS = ['taken', 'released', 'kept'] as const;
export type DepositAct = (typeof DEPOSIT_ACTS)[number];

const BY_HAND: ReadonlySet<MoneyMethod> = new Set<MoneyMethod>([...HAND_METHODS, 'manual', 'on-arrival']);

/** Whether money of a method is received and given back by staff. */
export function isByHand(method: MoneyMethod): boolean {
  return BY_HAND.has(method);
}

/** The most that can be given back: what was paid, less refunds that are done or asked for. */
export function mostRefundable(entries: readonly Entry[]): Fils {
  const { paid, asked } = sumsOf(entries);
  return Math.max(0, paid - asked);
}

/**
 * Raises or lowers the price by hand, before VAT, which follows.
 * @param amount before VAT; negative to lower
 */
export function adjustPrice(
  entries: readonly Entry[],
  amount: Fils,
  reason: string,
): EntryDraft[] | HandProblem {
  const charges = standingCharges(entries);
  return withVat(charges, entryOf('adjustment', 'Adjustment', amount, { reason }), charges);
}

/**
 * Takes a deposit, gives it back or keeps it: an account of its own, no part of what the stay costs.
 * @param money how it came or went; null for what is kept
 * @param reason why it is kept
 */
export function moveDeposit(
  entries: readonly Entry[],
  act: DepositAct,
  amount: Fils,
  money: MoneyDetails | null,
  reason: string | null,
): EntryDraft[] | HandProblem {
  const { deposit: most } = sumsOf(entries);
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
  if (kind.startsWith('deposit-')) return true;
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
  const reversal = reversalOf(entry, reason);
  if (entry.kind === 'adjustment') {
    const charges = standingCharges(entries);
    return withVat(
      charges,
      reversal,
      charges.filter(({ id: other }) => other !== id),
    );
  }
  if (entry.kind === 'payment')
    return mostRefundable(entries) + entry.amount < 0 ? { problem: 'refunded' } : [reversal];
  if (entry.kind.startsWith('deposit-'))
    return sumsOf(entries).deposit < entry.amount ? { problem: 'refunded' } : [reversal];
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
 * The lines of a price after its adjustments and its VAT have changed.
 * @param lines as they were shown before
 */
export function adjustedLines(lines: readonly PriceLine[], entries: readonly Entry[]): PriceLine[] {
  const charges = standingCharges(entries);
  const vat = charges.filter(isVat).map(({ label, amount }): PriceLine => ({ kind: 'vat', label, amount }));
  const adjustments = charges.filter(({ kind }) => kind === 'adjustment').flatMap(lineOf);
  const others = lines.filter(({ kind }) => kind !== 'vat' && kind !== 'adjustment');
  return inOrder([...others, ...adjustments, ...vat]);
}

/** A change of what is taxable, with the VAT of all that is taxable then. */
function withVat(
  before: readonly Entry[],
  change: EntryDraft,
  others: readonly Entry[],
): EntryDraft[] | HandProblem {
  const added = change.reverses === null ? change.amount : 0;
  const net = sum(
    others.filter(({ kind }) => kind !== 'tax').map((entry) => entry.amount - entry.taxIncluded),
  );
  if (net + added < 0) return { problem: 'below-zero', least: 0 - net };
  const percent = vatPercentOf(before) || insidePercentOf(before);
  const taxable = others.filter((entry) => entry.kind !== 'tax' && entry.rule?.rule !== 'vat');
  const amount = percentOf(sum(taxable.map((entry) => entry.amount)) + added, percent);
  const vat = before.filter(isVat);
  if (sum(vat.map((entry) => entry.amount)) === amount) return [change];
  const rule = { rule: 'vat' as const, percent };
  return [
    change,
    ...vat.map((entry) => reversalOf(entry, 'adjusted')),
    ...(amount === 0 ? [] : [entryOf('tax', vat[0]?.label ?? `VAT ${percent}%`, amount, { rule })]),
  ];
}

function isVat({ kind, rule }: EntryDraft): boolean {
  return kind === 'tax' && rule?.rule === 'vat';
}

/** Percent of the VAT that is inside of what was kept of a stay. */
function insidePercentOf(charges: readonly Entry[]): number {
  const rules = charges.map((entry) =>
    isCharge(entry) && entry.rule?.rule === 'vat' ? entry.rule.percent : 0,
  );
  return Math.max(0, ...rules);
}

function sum(amounts: readonly Fils[]): Fils {
  return amounts.reduce((all, amount) => all + amount, 0);
}
