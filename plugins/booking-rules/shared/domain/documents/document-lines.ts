import { plural } from '../../format/plural';
import { formatDay } from '../../format/day';
import { formatStay } from '../../format/stay';
import type { Fils } from '../../format/money';
import type { Entry, EntryKind } from '../folio/entry';
import { addDays, type Day } from '../stay';
import type { DocumentLine, DocumentTax } from './document';

/** Charges as a document tells them: together they come to the sum of the entries. */
export interface ToldCharges {
  lines: DocumentLine[];
  discount: Fils;
  taxes: DocumentTax[];
}

/** What entries of the same thing come to. */
interface Sum {
  kind: EntryKind;
  label: string;
  night: Day | null;
  amount: Fils;
}

/** Nights in a row at the same rate. */
interface Run {
  first: Day;
  nights: number;
  rate: Fils;
}

/**
 * Tells charges as lines and taxes: what was taken back is set against what was charged, nights in a row at one rate are
 * one line, and VAT inside of an amount is told as VAT.
 * @param shown the charges to be told
 * @param all the folio, where what was taken back is found
 * @param saysVat whether the word may be used: only by who is registered for it
 */
export function tellCharges(shown: readonly Entry[], all: readonly Entry[], saysVat: boolean): ToldCharges {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const sums = new Map<string, Sum>();
  const taxes = new Map<string, DocumentTax>();
  for (const entry of shown) {
    const { amount, taxIncluded, rule } = entry;
    const original = byId.get(entry.reverses ?? entry.id) ?? entry;
    if (entry.kind === 'tax') addTax(taxes, taxOf(entry, saysVat), amount);
    else addSum(sums, original, amount - taxIncluded);
    if (taxIncluded !== 0 && rule?.rule === 'vat') addTax(taxes, vatOf(rule.percent, saysVat), taxIncluded);
  }
  const told = [...sums.values()].filter(({ amount }) => amount !== 0);
  const others = told.filter(({ kind }) => kind !== 'night');
  return {
    lines: [...runsOf(told.filter(({ kind }) => kind === 'night')).map(lineOfRun), ...others.map(lineOf)],
    discount: others.reduce((sum, { kind, amount }) => (kind === 'discount' ? sum + amount : sum), 0),
    taxes: [...taxes.values()].filter(({ amount }) => amount !== 0),
  };
}

function addSum(sums: Map<string, Sum>, { kind, label, night, reason }: Entry, amount: Fils): void {
  const said = reason === null ? label : `${label}: ${reason}`;
  const key = JSON.stringify(night === null ? [kind, said] : [kind, night]);
  const known = sums.get(key) ?? { kind, label: said, night, amount: 0 };
  sums.set(key, { ...known, amount: known.amount + amount });
}

function addTax(taxes: Map<string, DocumentTax>, tax: Omit<DocumentTax, 'amount'>, amount: Fils): void {
  const known = taxes.get(tax.label)?.amount ?? 0;
  taxes.set(tax.label, { ...tax, amount: known + amount });
}

function taxOf({ label, rule }: Entry, saysVat: boolean): Omit<DocumentTax, 'amount'> {
  if (rule?.rule === 'vat') return vatOf(rule.percent, saysVat);
  // What follows the colon is how it was worked out for the whole stay.
  return { label: rule ? (label.split(':')[0] ?? label) : label, percent: null };
}

function vatOf(percent: number, saysVat: boolean): Omit<DocumentTax, 'amount'> {
  return { label: saysVat ? `VAT ${percent}%` : 'Tax', percent };
}

function runsOf(nights: readonly Sum[]): Run[] {
  const runs: Run[] = [];
  const inOrder = [...nights].sort((a, b) => ((a.night ?? '') < (b.night ?? '') ? -1 : 1));
  for (const { night, amount } of inOrder) {
    const last = runs.at(-1);
    if (last && last.rate === amount && addDays(last.first, last.nights) === night) last.nights += 1;
    else runs.push({ first: night ?? '', nights: 1, rate: amount });
  }
  return runs;
}

function lineOfRun({ first, nights, rate }: Run): DocumentLine {
  const span = { checkIn: first, checkOut: addDays(first, nights) };
  const days = nights === 1 ? formatDay(first) : formatStay(span);
  return {
    label: `${plural(nights, 'night')}, ${days}`,
    quantity: nights,
    unitPrice: rate,
    amount: nights * rate,
  };
}

function lineOf({ label, amount }: Sum): DocumentLine {
  return { label, quantity: 1, unitPrice: amount, amount };
}
