import type { Folio } from '../../../contracts/money/folio';
import { isReversible, mostRefundable } from '../../../shared/domain/folio/by-hand';
import { sumsOf, type Entry } from '../../../shared/domain/folio/entry';

/** A folio as staff see it, with what it comes to. */
export function folioViewOf(entries: readonly Entry[]): Folio {
  return {
    ...sumsOf(entries),
    mostRefundable: mostRefundable(entries),
    lastEntry: entries.at(-1)?.id ?? 0,
    entries: entries.map((entry) => {
      const { id, by, kind, label, amount, night, taxIncluded, reason, reverses, money } = entry;
      return {
        ...{ id, by, kind, label, amount, night, taxIncluded, reason, reverses },
        at: entry.at.toISOString(),
        method: money?.method ?? null,
        day: money?.day ?? null,
        reference: money?.providerId ?? null,
        isReversible: isReversible(entries, entry),
      };
    }),
  };
}
