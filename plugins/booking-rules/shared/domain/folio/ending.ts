import { percentOf } from '../../format/money';
import { lines as labels } from '../../messages/en/lines';
import { entryOf, isCharge, reversalOf, standingCharges, sumsOf, type Entry, type EntryDraft } from './entry';
import { chargeOf, isTaxable, taxSharesOf, withTaxes, withTaxesInside } from './taxes';

/** How a stay ends that does not take place. */
export type StayEnding =
  /** Nothing is kept of one that was never confirmed. */
  | { kind: 'expired' | 'declined' }
  | { kind: 'cancelled'; refundPercent: number }
  /** Taxes on sleeping, such as the Tourism Dirham, go back whatever else is kept: nobody slept there. */
  | { kind: 'no-show'; refundPercent: number };

/** Ends a stay: takes every charge back, and charges what is kept, with its percentages inside. */
export function endStay(entries: readonly Entry[], ending: StayEnding): EntryDraft[] {
  const charges = standingCharges(entries);
  const reversals = charges.map((entry) => reversalOf(entry, ending.kind));
  if (!('refundPercent' in ending)) return reversals;
  const { total } = sumsOf(charges);
  const taxes = taxSharesOf(charges);
  const onTop = charges
    .filter((entry) => entry.kind === 'tax' && chargeOf(entry)?.basis !== 'percent-of-taxable')
    .map((entry) => (isTaxable(entry) ? withTaxes(entry.amount, taxes) : entry.amount))
    .reduce((sum, amount) => sum + amount, 0);
  const agreed = ending.kind === 'no-show' ? Math.max(0, total - onTop) : total;
  const kept = agreed - percentOf(agreed, ending.refundPercent);
  if (kept === 0) return reversals;
  const [kind, label] =
    ending.kind === 'no-show'
      ? (['no-show-charge', labels.noShow] as const)
      : (['cancellation-charge', labels.cancellation] as const);
  return [...reversals, entryOf(kind, label, kept, withTaxesInside(kept, taxes))];
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
