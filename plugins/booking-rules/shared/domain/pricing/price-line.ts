import { formatAmount, type MinorUnits } from '../../format/money';
import { asKept } from '../../format/language';
import { lines as labels } from '../../messages/en/lines';
import type { AppliedCharge } from './charge-rule';

/** The kinds of line of an apartment's own prices and their discounts, in the order in which they are charged. */
export type QuotedKind = 'night' | 'rate-plan' | 'length-of-stay' | 'promotion' | 'cleaning';

/** Fees and taxes whose lines have a kind of their own, by which other programs know them. */
const NAMED_CHARGES = ['tourism-dirham', 'vat'] as const;

/** The kinds of price line, in the order in which a price is shown. */
export const LINE_KINDS = [
  'night',
  'rate-plan',
  'length-of-stay',
  'promotion',
  'cleaning',
  'fee',
  'extra',
  'adjustment',
  'tourism-dirham',
  'tax',
  'vat',
  'cancellation-charge',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** One line of a price. Discounts are negative. */
export interface PriceLine {
  kind: LineKind;
  /** In English, as it is kept; `lineLabel` says it in other languages. */
  label: string;
  amount: MinorUnits;
  /** Which fee or tax it is, where its kind does not say so. */
  rule?: { id: string; name: string };
}

/** The line of a fee or tax. */
export function chargeLine(
  { id, name, kind }: Pick<AppliedCharge, 'id' | 'name' | 'kind'>,
  label: string,
  amount: MinorUnits,
): PriceLine {
  const named = NAMED_CHARGES.find((known) => known === id);
  return named ? { kind: named, label, amount } : { kind, label, amount, rule: { id, name } };
}

/** Which fee or tax a line is; null for any other line. */
export function chargeIdOf({ kind, rule }: PriceLine): string | null {
  return rule?.id ?? NAMED_CHARGES.find((known) => known === kind) ?? null;
}

/** Lines in the order in which a price is shown. */
export function inOrder(lines: readonly PriceLine[]): PriceLine[] {
  return [...lines].sort((a, b) => LINE_KINDS.indexOf(a.kind) - LINE_KINDS.indexOf(b.kind));
}

/** How many nights cost what: `7 nights: 4 × AED 500, 3 × AED 600`. */
export function describeNights(nightly: readonly MinorUnits[]): string {
  const counts = new Map<MinorUnits, number>();
  for (const rate of nightly) counts.set(rate, (counts.get(rate) ?? 0) + 1);
  return asKept(() => {
    const rates = [...counts].map(([rate, nights]) => ({ nights, rate: formatAmount(rate) }));
    return labels.nights(nightly.length, rates);
  });
}
