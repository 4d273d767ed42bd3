import { percentOf, withoutPercent, type Fils } from '../../format/money';
import { entryOf, isCharge, reversalOf, standingCharges, sumsOf, type Entry, type EntryDraft } from './entry';

/** How a stay ends that does not take place. */
export type StayEnding =
  /** Nothing is kept of one that was never confirmed. */
  | { kind: 'expired' | 'declined' }
  | { kind: 'cancelled'; refundPercent: number }
  /** Tourism Dirham goes back whatever else is kept: nobody slept there. */
  | { kind: 'no-show'; refundPercent: number };

/** The percentage of VAT that was charged; 0 where none was. */
export function vatPercentOf(charges: readonly Entry[]): number {
  const rules = charges.map(({ kind, rule }) => (kind === 'tax' && rule?.rule === 'vat' ? rule.percent : 0));
  return rules.find((percent) => percent > 0) ?? 0;
}

/** What a charge with VAT inside says of it. */
export function vatInside(amount: Fils, percent: number): Fils {
  return amount - withoutPercent(amount, percent);
}

/** Ends a stay: takes every charge back, and charges what is kept, VAT inside. */
export function endStay(entries: readonly Entry[], ending: StayEnding): EntryDraft[] {
  const charges = standingCharges(entries);
  const reversals = charges.map((entry) => reversalOf(entry, ending.kind));
  if (!('refundPercent' in ending)) return reversals;
  const { total } = sumsOf(charges);
  const tourism = charges
    .filter(({ rule }) => rule?.rule === 'tourism-dirham')
    .reduce((sum, { amount }) => sum + amount, 0);
  const agreed = ending.kind === 'no-show' ? total - tourism : total;
  const kept = agreed - percentOf(agreed, ending.refundPercent);
  if (kept === 0) return reversals;
  const percent = vatPercentOf(charges);
  const [kind, label] =
    ending.kind === 'no-show'
      ? (['no-show-charge', 'No-show charge'] as const)
      : (['cancellation-charge', 'Cancellation charge'] as const);
  const taxIncluded = vatInside(kept, percent);
  return [...reversals, entryOf(kind, label, kept, { rule: { rule: 'vat', percent }, taxIncluded })];
}

/** Charges again what was taken back when the stay expired. */
export function reviveStay(entries: readonly Entry[]): EntryDraft[] {
  const ended = entries.findLast((entry) => isCharge(entry) && entry.reverses !== null);
  if (ended?.reason !== 'expired' || standingCharges(entries).length > 0) return [];
  const reversed = new Set(
    entries
      .filter(({ at, reason }) => at.getTime() === ended.at.getTime() && reason === ended.reason)
      .map(({ reverses }) => reverses),
  );
  return entries
    .filter(({ id }) => reversed.has(id))
    .map(({ kind, label, amount, night, rule, taxIncluded, reason }) =>
      entryOf(kind, label, amount, { night, rule, taxIncluded, reason }),
    );
}
