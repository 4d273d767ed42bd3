import type { PriceLine } from '../domain/pricing/price-line';
import { formatAmount } from '../format/money';
import { guestMessages } from '../messages/messages';

/**
 * What becomes of the extras of a stay that changes: they stay, at the prices that were agreed, for the nights and
 * guests that it then has. Null for a stay without any.
 */
export function describeKeptExtras(before: readonly PriceLine[], after: readonly PriceLine[]): string | null {
  const [old, kept] = [sumsByName(before), sumsByName(after)];
  if (kept.size === 0) return null;
  const say = guestMessages().money.extras;
  const each = [...kept].map(([name, amount]) => {
    const was = old.get(name);
    if (was === undefined) return say.added(name, formatAmount(amount));
    return say.one(name, formatAmount(amount), was === amount ? null : formatAmount(was));
  });
  return say.all(each);
}

function sumsByName(lines: readonly PriceLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { kind, label, amount } of lines) {
    if (kind !== 'extra') continue;
    const name = label.replace(/: (?!.*: ).*$/, '');
    sums.set(name, (sums.get(name) ?? 0) + amount);
  }
  return sums;
}
