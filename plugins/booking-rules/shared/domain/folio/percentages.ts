import type { Listing } from '../../listing/listing';
import { percentOf } from '../../format/money';
import {
  appliedCharge,
  chargesInForce,
  describePercentage,
  isPercentage,
  VAT,
  type AppliedCharge,
} from '../pricing/charge-rule';
import { nightCount, type Stay } from '../stay';
import { amountOf, entryOf, reversalOf, type Entry, type EntryDraft } from './entry';
import { chargeOf, isTaxable, sharesInside } from './taxes';

/** The percentage that an entry charges; null for any other entry. */
export function percentageOf(entry: EntryDraft): AppliedCharge | null {
  const charge = chargeOf(entry);
  return charge && isPercentage(charge.basis) ? charge : null;
}

/** The percentages of what is taxable that a stay in an apartment is charged today. */
export function usualPercentages({ policies, compiled }: Listing, stay: Stay): AppliedCharge[] {
  return chargesInForce(policies.charges, stay, nightCount(stay), 1)
    .filter(({ rule, index }) => rule.basis === VAT.basis && compiled.chargeUnits[index] !== 0)
    .map((charge) => appliedCharge(charge, compiled.chargeUnits[charge.index] ?? 0));
}

/**
 * What has to be written so that percentages are those of what a stay costs.
 * @param before the charges that stand
 * @param after what is charged from now on; percentages in it do not count
 * @param usual what is charged where no percentage has been charged so far
 */
export function percentagesAfter(
  before: readonly Entry[],
  after: readonly EntryDraft[],
  usual: readonly AppliedCharge[],
  reason: string,
): EntryDraft[] {
  const own = after.filter((entry) => percentageOf(entry) === null);
  const room = Math.max(0, amountOf(own, ['night', 'discount', 'adjustment']));
  let taxable = taxableOf(own);
  return chargedPercentages(before, usual).flatMap(({ charge, standing }) => {
    const amount = percentOf(charge.basis === 'percent-of-nights' ? room : taxable, charge.percent);
    if (charge.taxable) taxable += amount;
    if (standing.reduce((sum, entry) => sum + entry.amount, 0) === amount) return [];
    const { kind, firstNight: _, ...terms } = charge;
    const { label = describePercentage(charge), rule = { rule: 'charge' as const, ...terms } } =
      standing[0] ?? {};
    const reversals = standing.map((entry) => reversalOf(entry, reason));
    return amount === 0 ? reversals : [...reversals, entryOf(kind, label, amount, { rule })];
  });
}

/** What percentages of what is taxable are charged on, of charges without percentages. */
export function taxableOf(charges: readonly EntryDraft[]): number {
  return charges.filter(isTaxable).reduce((sum, { amount }) => sum + amount, 0);
}

/** The percentages of charges with the entries that stand of each: those of nights first. */
function chargedPercentages(
  charges: readonly Entry[],
  usual: readonly AppliedCharge[],
): { charge: AppliedCharge; standing: Entry[] }[] {
  const found = new Map<string, { charge: AppliedCharge; standing: Entry[] }>();
  for (const entry of charges) {
    const charge = percentageOf(entry);
    if (!charge) continue;
    const standing = found.get(charge.id)?.standing ?? [];
    found.set(charge.id, { charge, standing: [...standing, entry] });
  }
  if (found.size === 0) {
    // Of a stay that was cancelled, they are inside of what was kept.
    const inside = charges.flatMap(sharesInside).map((share) => ({
      ...{ ...share, kind: VAT.kind, basis: VAT.basis, taxable: false },
      ...{ amount: 0, nights: 0, firstNight: null },
    }));
    for (const charge of inside.length > 0 ? inside : usual) found.set(charge.id, { charge, standing: [] });
  }
  const isOfTaxable = ({ charge }: { charge: AppliedCharge }) => Number(charge.basis === VAT.basis);
  return [...found.values()].sort((a, b) => isOfTaxable(a) - isOfTaxable(b));
}
