import { chargeName, lineLabel } from '../../explain/line-label';
import { lineMessages, paperMessages } from '../../messages/server-messages';
import type { MinorUnits } from '../../format/money';
import type { Entry, EntryKind, TaxShare } from '../folio/entry';
import { chargeOf, taxesInside } from '../folio/taxes';
import { VAT } from '../pricing/charge-rule';
import { addDays, type Day } from '../stay';
import type { DocumentLine, DocumentTax } from './document';

/** Charges as a document tells them: together they come to the sum of the entries. */
export interface ToldCharges {
  lines: DocumentLine[];
  discount: MinorUnits;
  taxes: DocumentTax[];
}

/** What entries of the same thing come to. */
interface Sum {
  kind: EntryKind;
  label: string;
  night: Day | null;
  amount: MinorUnits;
}

/** Nights in a row at the same rate. */
interface Run {
  first: Day;
  nights: number;
  rate: MinorUnits;
}

/**
 * Tells charges as lines and taxes: what was taken back is set against what was charged, nights in a row at one rate are
 * one line, and taxes inside of an amount are told as taxes.
 * @param shown the charges to be told
 * @param all the folio, where what was taken back is found
 * @param saysVat whether VAT may be named, as it may only be by who is registered for it
 */
export function tellCharges(shown: readonly Entry[], all: readonly Entry[], saysVat: boolean): ToldCharges {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const sums = new Map<string, Sum>();
  const taxes = new Map<string, DocumentTax>();
  for (const entry of shown) {
    const { amount, taxIncluded } = entry;
    const original = byId.get(entry.reverses ?? entry.id) ?? entry;
    if (entry.kind === 'tax') addTax(taxes, taxOf(entry, saysVat), amount);
    else addSum(sums, original, amount - taxIncluded);
    for (const inside of taxesInside(entry)) addTax(taxes, percentageOf(inside, saysVat), inside.amount);
  }
  const told = [...sums.values()].filter(({ amount }) => amount !== 0);
  const others = told.filter(({ kind }) => kind !== 'night');
  return {
    lines: [...runsOf(told.filter(({ kind }) => kind === 'night')).map(lineOfRun), ...others.map(lineOf)],
    discount: others.reduce((sum, { kind, amount }) => (kind === 'discount' ? sum + amount : sum), 0),
    taxes: [...taxes.values()].filter(({ amount }) => amount !== 0),
  };
}

function addSum(sums: Map<string, Sum>, { kind, label, night, reason }: Entry, amount: MinorUnits): void {
  const said = reason === null ? label : `${label}: ${reason}`;
  const key = JSON.stringify(kind === 'night' ? [kind, night] : [kind, said]);
  const known = sums.get(key) ?? { kind, label: said, night, amount: 0 };
  sums.set(key, { ...known, amount: known.amount + amount });
}

function addTax(taxes: Map<string, DocumentTax>, tax: Omit<DocumentTax, 'amount'>, amount: MinorUnits): void {
  const key = JSON.stringify([tax.label, tax.percent]);
  const known = taxes.get(key)?.amount ?? 0;
  taxes.set(key, { ...tax, amount: known + amount });
}

function taxOf(entry: Entry, saysVat: boolean): Omit<DocumentTax, 'amount'> {
  const charge = chargeOf(entry);
  if (charge?.basis === 'percent-of-taxable') return percentageOf(charge, saysVat);
  // How it was worked out for the whole stay is not told.
  return { label: chargeName(charge?.name ?? entry.label), percent: null };
}

function percentageOf({ id, name, percent }: TaxShare, saysVat: boolean): Omit<DocumentTax, 'amount'> {
  if (!saysVat && id === VAT.id) return { label: paperMessages().unnamedTax, percent };
  return { label: lineMessages().percentage(chargeName(name), percent), percent };
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
  return {
    label: paperMessages().nights(first, nights),
    quantity: nights,
    unitPrice: rate,
    amount: nights * rate,
  };
}

function lineOf({ kind, label, amount }: Sum): DocumentLine {
  return { label: lineLabel({ kind, label }), quantity: 1, unitPrice: amount, amount };
}
