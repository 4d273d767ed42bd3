import type { PriceLine } from '../domain/pricing/price-line';
import { formatAmount } from '../format/money';

/**
 * What becomes of the extras of a stay that changes: they stay, at the prices that were agreed, for the nights and
 * guests that it then has. Null for a stay without any.
 */
export function describeKeptExtras(before: readonly PriceLine[], after: readonly PriceLine[]): string | null {
  const [old, kept] = [sumsByName(before), sumsByName(after)];
  if (kept.size === 0) return null;
  const each = [...kept].map(([name, amount]) => {
    const was = old.get(name);
    return was === undefined || was === amount
      ? `${name}, ${formatAmount(amount)}${was === undefined ? '' : ' as before'}`
      : `${name}, ${formatAmount(was)} before and ${formatAmount(amount)} after`;
  });
  return `They stay, at the prices agreed: ${each.join('; ')}.`;
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
