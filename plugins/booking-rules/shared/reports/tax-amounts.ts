import { isCharge, type Entry } from '../domain/folio/entry';
import { nightlyTaxesOf } from '../domain/folio/nightly-tax';
import { chargeOf, isNightlyTax, taxesInside } from '../domain/folio/taxes';
import type { Day } from '../domain/stay';
import { localDay } from '../domain/local-day';
import type { MinorUnits } from '../format/money';

type TaxedEntry = Omit<Entry, 'by' | 'reason'>;

/** What one tax comes to. */
export interface TaxAmount {
  id: string;
  name: string;
  amount: MinorUnits;
}

/**
 * The taxes of a month: what is owed for nights, such as the Tourism Dirham, for nights slept in it, with corrections
 * made in it; all others, such as VAT, on the day on which they were charged, or taken back.
 * @param month `2027-01`
 * @param today nights from this day on have not been slept
 */
export function taxesOfMonth(entries: readonly TaxedEntry[], month: string, today: Day): TaxAmount[] {
  const written = entries.filter(({ at }) => localDay(at).startsWith(month)).flatMap(taxesWritten);
  const slept = nightlyTaxesOf([{ reference: '', entries }], month, today).map(
    ({ tax: id, name, amount }) => ({ id, name, amount }),
  );
  return sumTaxes([...written, ...slept]);
}

/** Each tax once, by name. */
export function sumTaxes(taxes: readonly TaxAmount[]): TaxAmount[] {
  const sums = new Map<string, TaxAmount>();
  for (const { id, name, amount } of taxes)
    sums.set(id, { id, name, amount: amount + (sums.get(id)?.amount ?? 0) });
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Number(a.name > b.name) - Number(a.name < b.name));
}

/** All taxes together. */
export function taxTotal({ taxes }: { taxes: readonly TaxAmount[] }): MinorUnits {
  return taxes.reduce((sum, { amount }) => sum + amount, 0);
}

/** What one tax comes to; nothing where it is not among them. */
export function taxAmount({ taxes }: { taxes: readonly TaxAmount[] }, id: string): MinorUnits {
  return taxes.find((tax) => tax.id === id)?.amount ?? 0;
}

/** The taxes of an entry that count on the day on which it was written, also those inside of an amount. */
function taxesWritten(entry: TaxedEntry): TaxAmount[] {
  if (entry.kind !== 'tax') return isCharge(entry) ? taxesInside(entry) : [];
  if (isNightlyTax(entry)) return [];
  const { id, name } = chargeOf(entry) ?? { id: entry.label, name: entry.label };
  return [{ id, name, amount: entry.amount }];
}
