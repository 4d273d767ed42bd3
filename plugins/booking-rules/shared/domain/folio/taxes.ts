import { percentOf, shareOf, withoutPercents, type MinorUnits } from '../../format/money';
import { isByNight, TOURISM_DIRHAM, VAT, type AppliedCharge } from '../pricing/charge-rule';
import type { EntryDraft, EntryRule, TaxShare } from './entry';

type Ruled = Pick<EntryDraft, 'kind' | 'rule' | 'night'>;

/**
 * The fee or tax that an entry charges, as it was frozen with it; null for any other entry. Entries of before fees and
 * taxes were records say VAT or Tourism Dirham.
 */
export function chargeOf({ kind, rule, night }: Ruled): AppliedCharge | null {
  if ((kind !== 'fee' && kind !== 'tax') || rule === null) return null;
  if (rule.rule === 'charge') {
    const { rule: _, ...terms } = rule;
    return { ...terms, kind, firstNight: night };
  }
  if (rule.rule === 'vat') {
    const { id, name, basis } = VAT;
    const { percent } = rule;
    return { ...{ id, name, kind, basis, percent }, amount: 0, nights: 0, taxable: false, firstNight: null };
  }
  if (rule.rule !== 'tourism-dirham') return null;
  const { id, name, basis } = TOURISM_DIRHAM;
  const { perNight, nights } = rule;
  const amounts = { amount: perNight, percent: 0, nights, taxable: false };
  return { ...{ id, name, kind, basis }, ...amounts, firstNight: night };
}

/** Whether an entry is of a tax that is owed for each night that is slept. */
export function isNightlyTax(entry: Ruled): boolean {
  const charge = entry.kind === 'tax' ? chargeOf(entry) : null;
  return charge !== null && isByNight(charge.basis);
}

/** Whether percentages of what is taxable are charged on an entry. Amounts with their taxes inside are not. */
export function isTaxable(entry: Ruled): boolean {
  const charge = chargeOf(entry);
  if (charge) return charge.taxable;
  if (entry.rule?.rule === 'extra') return entry.rule.taxable;
  return entry.kind !== 'tax' && !hasTaxesInside(entry);
}

/** Whether an amount has its taxes inside. */
export function hasTaxesInside({ kind, rule }: Pick<EntryDraft, 'kind' | 'rule'>): boolean {
  return rule?.rule === 'taxes-inside' || (rule?.rule === 'vat' && kind !== 'tax');
}

/** The percentages that were charged on all that is taxable. */
export function taxSharesOf(charges: readonly Ruled[]): TaxShare[] {
  const found = new Map<string, TaxShare>();
  for (const entry of charges) {
    const charge = chargeOf(entry);
    if (charge?.basis !== 'percent-of-taxable') continue;
    const { id, name, percent } = charge;
    found.set(id, { id, name, percent });
  }
  return [...found.values()];
}

/** An amount with these taxes on it. */
export function withTaxes(amount: MinorUnits, taxes: readonly TaxShare[]): MinorUnits {
  return taxes.reduce((sum, { percent }) => sum + percentOf(amount, percent), amount);
}

/** What a charge with these taxes inside says of them. */
export function withTaxesInside(
  amount: MinorUnits,
  taxes: TaxShare[],
): { rule: EntryRule; taxIncluded: MinorUnits } {
  const percents = taxes.map(({ percent }) => percent);
  return { rule: { rule: 'taxes-inside', taxes }, taxIncluded: amount - withoutPercents(amount, percents) };
}

/** The taxes inside of an amount, one by one; they add up to what is said of them. */
export function taxesInside({
  kind,
  rule,
  taxIncluded,
}: Pick<EntryDraft, 'kind' | 'rule' | 'taxIncluded'>): (TaxShare & { amount: MinorUnits })[] {
  const taxes = sharesInside({ kind, rule });
  const whole = taxes.reduce((sum, { percent }) => sum + hundredths(percent), 0);
  let [told, before] = [0, 0];
  return taxes.map((tax) => {
    before += hundredths(tax.percent);
    const upTo = shareOf(taxIncluded, before, whole);
    const amount = upTo - told;
    told = upTo;
    return { ...tax, amount };
  });
}

/** The percentages inside of an amount. */
export function sharesInside({ kind, rule }: Pick<EntryDraft, 'kind' | 'rule'>): TaxShare[] {
  if (rule?.rule === 'taxes-inside') return rule.taxes;
  if (rule?.rule !== 'vat' || kind === 'tax') return [];
  return [{ id: VAT.id, name: VAT.name, percent: rule.percent }];
}

function hundredths(percent: number): number {
  return Math.round(percent * 100);
}
