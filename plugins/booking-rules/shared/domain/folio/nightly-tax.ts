import type { MinorUnits } from '../../format/money';
import { spreadOver } from '../pricing/spread';
import { addDays, type Day } from '../stay';
import { localDay } from '../local-day';
import type { Entry } from './entry';
import { chargeOf, isNightlyTax } from './taxes';

/** The folio of a reservation, as far as a sheet of taxes reads it. */
export interface TaxedFolio {
  reference: string;
  entries: readonly Pick<Entry, 'kind' | 'amount' | 'night' | 'rule' | 'reverses' | 'at'>[];
}

/** A line of the sheet of a month. */
export interface NightlyTaxLine {
  reference: string;
  /** Which tax it is, by its id and as it was called when it was charged last. */
  tax: string;
  name: string;
  nights: number;
  amount: MinorUnits;
  /** The earlier month that the line corrects; null for nights of the month itself. */
  corrects: string | null;
}

/**
 * What is owed for the nights slept in a month, such as the Tourism Dirham: each night as its entry says, and
 * corrections of earlier months that were made in it. The sheets of all months add up to the entries.
 * @param month `2027-01`
 * @param today nights from this day on have not been slept
 */
export function nightlyTaxesOf(folios: readonly TaxedFolio[], month: string, today: Day): NightlyTaxLine[] {
  return folios.flatMap(({ reference, entries }) => {
    const sums = new Map<string, Omit<NightlyTaxLine, 'reference' | 'corrects'> & { slept: string }>();
    for (const entry of entries) {
      for (const { tax, name, night, amount, count } of partsOf(entry)) {
        const [slept, written] = [night.slice(0, 7), localDay(entry.at).slice(0, 7)];
        const sheet = written > slept ? written : slept;
        if (sheet !== month || night >= today) continue;
        const sum = sums.get(`${tax} ${slept}`) ?? { tax, name, slept, nights: 0, amount: 0 };
        sums.set(`${tax} ${slept}`, {
          ...sum,
          name,
          nights: sum.nights + count,
          amount: sum.amount + amount,
        });
      }
    }
    return [...sums.values()]
      .filter(({ nights, amount }) => nights !== 0 || amount !== 0)
      .sort((a, b) => Number(a.slept < b.slept) - Number(a.slept > b.slept))
      .map(({ slept, ...sum }) => ({ reference, ...sum, corrects: slept === month ? null : slept }));
  });
}

/** An entry of a tax, night by night. */
function partsOf(entry: TaxedFolio['entries'][number]) {
  const charge = isNightlyTax(entry) ? chargeOf(entry) : null;
  const first = charge?.firstNight ?? null;
  if (charge === null || first === null || charge.nights <= 0) return [];
  return spreadOver(entry.amount, charge.nights).map((part, index) => ({
    ...{ tax: charge.id, name: charge.name },
    night: addDays(first, index),
    amount: part,
    count: entry.reverses === null ? 1 : -1,
  }));
}
