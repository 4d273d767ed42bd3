import { isCharge, standingOf, sumsOf, type Entry } from '../folio/entry';
import type { ReservationState } from '../reservation';
import type { DocumentKind, InvoiceTime } from './document';
import { tellCharges } from './document-lines';

/** What is known when it is asked which documents a reservation needs. */
export interface IssuingQuestion {
  entries: readonly Entry[];
  /** Numbers of the entries that a document shows already. */
  shown: ReadonlySet<number>;
  state: ReservationState;
  when: InvoiceTime;
  /** The entries that have just been written: payments among them get a receipt. */
  fresh: ReadonlySet<number>;
  /** A manager asks for all that is missing. */
  asked: boolean;
}

/** A document that is to be issued, and the entries that it shows. */
export interface DueDocument {
  kind: DocumentKind;
  entries: Entry[];
}

/** The stay is over, or will not take place: what is charged for it is known. */
const OVER: ReadonlySet<ReservationState> = new Set(['completed', 'cancelled', 'no-show']);

/**
 * The documents that a reservation needs now. A first invoice has the whole stay; later ones, and credit notes, the
 * difference that the folio has made since. Each payment has a receipt.
 */
export function dueDocuments(question: IssuingQuestion): DueDocument[] {
  const { entries, shown, fresh, asked } = question;
  const charges = entries.filter((entry) => isCharge(entry) && !shown.has(entry.id));
  const payments = entries.filter(
    ({ id, kind, reverses }) =>
      kind === 'payment' && reverses === null && !shown.has(id) && (asked || fresh.has(id)),
  );
  const receipts = payments.map((entry): DueDocument => ({ kind: 'receipt', entries: [entry] }));
  return [...invoiceOf(charges, question), ...receipts];
}

function invoiceOf(charges: Entry[], { entries, shown, state, when, asked }: IssuingQuestion): DueDocument[] {
  const isInvoiced = entries.some((entry) => isCharge(entry) && shown.has(entry.id));
  const { total } = sumsOf(charges);
  if (!isInvoiced) {
    const hasPaid = standingOf(entries).some(({ kind }) => kind === 'payment');
    const isTime = asked || OVER.has(state) || (when === 'first-payment' && hasPaid);
    return isTime && total > 0 ? [{ kind: 'invoice', entries: charges }] : [];
  }
  // Nights may be others for the same money: that is told, too.
  const { lines, taxes } = tellCharges(charges, entries, true);
  if (lines.length + taxes.length === 0) return [];
  return [{ kind: total < 0 ? 'credit-note' : 'invoice', entries: charges }];
}
