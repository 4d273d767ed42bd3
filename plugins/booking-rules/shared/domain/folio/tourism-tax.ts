import type { Fils } from '../../format/money';
import { spreadOver } from '../pricing/spread';
import { addDays, dubaiDay, type Day } from '../stay';
import type { Entry } from './entry';

/** The folio of a reservation, as far as a sheet of taxes reads it. */
export interface TaxedFolio {
  reference: string;
  entries: readonly Pick<Entry, 'amount' | 'night' | 'rule' | 'reverses' | 'at'>[];
}

/** A line of the sheet of a month. */
export interface TourismTaxLine {
  reference: string;
  nights: number;
  amount: Fils;
  /** The earlier month that the line corrects; null for nights of the month itself. */
  corrects: string | null;
}

/**
 * The Tourism Dirham of a month: nights slept in it, each as its entry says, and corrections of earlier months that
 * were made in it. The sheets of all months add up to the entries.
 * @param month `2027-01`
 * @param today nights from this day on have not been slept
 */
export function tourismTaxOf(folios: readonly TaxedFolio[], month: string, today: Day): TourismTaxLine[] {
  return folios.flatMap(({ reference, entries }) => {
    const sums = new Map<string, { nights: number; amount: Fils }>();
    for (const entry of entries) {
      for (const { night, amount, count } of partsOf(entry)) {
        const [slept, written] = [night.slice(0, 7), dubaiDay(entry.at).slice(0, 7)];
        const sheet = written > slept ? written : slept;
        if (sheet !== month || night >= today) continue;
        const sum = sums.get(slept) ?? { nights: 0, amount: 0 };
        sums.set(slept, { nights: sum.nights + count, amount: sum.amount + amount });
      }
    }
    return [...sums]
      .filter(([, { nights, amount }]) => nights !== 0 || amount !== 0)
      .sort(([a], [b]) => Number(a < b) - Number(a > b))
      .map(([slept, sum]) => ({ reference, ...sum, corrects: slept === month ? null : slept }));
  });
}

/** An entry of the tax, night by night. */
function partsOf({ amount, night, rule, reverses }: TaxedFolio['entries'][number]) {
  if (rule?.rule !== 'tourism-dirham' || night === null || rule.nights <= 0) return [];
  return spreadOver(amount, rule.nights).map((part, index) => ({
    night: addDays(night, index),
    amount: part,
    count: reverses === null ? 1 : -1,
  }));
}
