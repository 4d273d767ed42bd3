import { isCharge, standingOf, sumsOf, type Entry } from '../folio/entry';
import type { ReservationState } from '../reservation';
import type { DocumentKind, InvoiceTime } from './document';
import { tellCharges } from './document-lines';

/** What is known when it is asked which documents a reservation needs. */
export interface IssuingQuestion {
  entries: readonly Entry[];
  /** The document that shows an entry, by its number. */
  shown: ReadonlyMap<number, string>;
  state: ReservationState;
  when: InvoiceTime;
  /** The entries that have just been written: payments among them get a receipt. */
  fresh: ReadonlySet<number>;
  /** A manager asks for all that is missing. */
  asked: boolean;
  /** What invoices say beside their lines is no longer so: they are taken back, and the stay is invoiced anew. */
  isRenamed: boolean;
}

/** A document that is to be issued. */
export interface DueDocument {
  kind: DocumentKind;
  /** What it tells. */
  entries: Entry[];
  /** It takes back what earlier ones told, or tells all of it once more. */
  again?: 'taken-back' | 'replaced';
  /** The receipt that it takes back. */
  takesBack?: string;
}

/** The stay is over, or will not take place: what is charged for it is known. */
const OVER: ReadonlySet<ReservationState> = new Set(['completed', 'cancelled', 'no-show']);

/**
 * The documents that a reservation needs now. A first invoice has the whole stay; later ones, and credit notes, the
 * difference that the folio has made since, or all anew. Each payment has a receipt, which is taken back with it.
 */
export function dueDocuments(question: IssuingQuestion): DueDocument[] {
  const { entries, shown, fresh, asked } = question;
  const charges = entries.filter((entry) => isCharge(entry) && !shown.has(entry.id));
  const standing = new Set(standingOf(entries));
  const receipts = entries.flatMap((entry): DueDocument[] => {
    const { id, kind, reverses } = entry;
    if (kind !== 'payment' || shown.has(id) || !(asked || fresh.has(id))) return [];
    const takesBack = shown.get(reverses ?? 0);
    if (takesBack !== undefined) return [{ kind: 'receipt', entries: [entry], takesBack }];
    return standing.has(entry) ? [{ kind: 'receipt', entries: [entry] }] : [];
  });
  return [...invoiceOf(charges, question), ...receipts];
}

function invoiceOf(charges: Entry[], question: IssuingQuestion): DueDocument[] {
  const { entries, shown, state, when, asked, isRenamed } = question;
  const told = entries.filter((entry) => isCharge(entry) && shown.has(entry.id));
  const isInvoiced = told.length > 0;
  const { total } = sumsOf(charges);
  if (!isInvoiced) {
    const hasPaid = standingOf(entries).some(({ kind }) => kind === 'payment');
    const isTime = asked || OVER.has(state) || (when === 'first-payment' && hasPaid);
    return isTime && total > 0 ? [{ kind: 'invoice', entries: charges }] : [];
  }
  const all = [...told, ...charges];
  const { lines, taxes } = tellCharges(charges, entries, true);
  const isTold = lines.length + taxes.length > 0;
  // Other nights for the same money are no invoice of nothing: the stay is invoiced anew, as under another name.
  const isOtherwise = isRenamed || (isTold && total === 0);
  if (isOtherwise && sumsOf(told).total > 0 && sumsOf(all).total > 0)
    return [
      { kind: 'credit-note', entries: told, again: 'taken-back' },
      { kind: 'invoice', entries: all, again: 'replaced' },
    ];
  if (!isTold) return [];
  return [{ kind: total < 0 ? 'credit-note' : 'invoice', entries: charges }];
}

/** The entries that a document is the one to show: those that none has shown before. */
export function shownBy(
  { entries }: Pick<DueDocument, 'entries'>,
  shown: ReadonlyMap<number, string>,
): Entry[] {
  return entries.filter(({ id }) => !shown.has(id));
}
