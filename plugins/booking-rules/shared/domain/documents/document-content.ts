import { isByHand } from '../folio/by-hand';
import { amountInWords } from '../../format/amount-in-words';
import type { Fils } from '../../format/money';
import { isCharge, sumsOf, type Entry } from '../folio/entry';
import type { Day } from '../stay';
import type { DocumentContent, DocumentStay, Supplier } from './document';
import { tellCharges } from './document-lines';
import type { DueDocument } from './due-documents';

/** All that a document is made from, beside its number. */
export interface DocumentSource {
  document: DueDocument;
  entries: readonly Entry[];
  supplier: Supplier;
  stay: DocumentStay;
  issuedOn: Day;
  /** Invoices and credit notes that were issued before, first to last. */
  earlier: readonly { number: string; total: Fils }[];
}

/** The content of a document, to be frozen under its number. */
export function documentContent(source: DocumentSource, number: string): DocumentContent {
  const { document, entries, supplier, stay, issuedOn } = source;
  const { total, paid, due } = sumsOf(entries);
  const isRegistered = supplier.taxNumber !== null;
  const common = { number, issuedOn, supplier, stay, balance: { total, paid, due } };
  const [payment] = document.entries;
  if (document.kind === 'receipt') {
    const received = 0 - (payment?.amount ?? 0);
    const { method = 'manual', day = issuedOn, providerId = null } = payment?.money ?? {};
    // A bank's or a receipt's; what a provider calls it means nothing to the guest.
    const reference = isByHand(method) ? providerId : null;
    return {
      ...common,
      ...{ kind: 'receipt', title: 'Receipt', suppliedOn: day, lines: [], discount: 0, taxes: [] },
      ...{ total: received, totalInWords: amountInWords(received), corrects: null },
      payment: { method, day, reference },
    };
  }
  const charged = sumsOf(document.entries).total;
  return {
    ...common,
    kind: document.kind,
    title: titleOf(document.kind, isRegistered),
    suppliedOn: suppliedOn(source),
    ...tellCharges(document.entries, entries, isRegistered),
    total: charged,
    totalInWords: amountInWords(charged),
    corrects: correctionOf(source, charged),
    payment: null,
  };
}

function titleOf(kind: 'invoice' | 'credit-note', isRegistered: boolean): DocumentContent['title'] {
  if (kind === 'invoice') return isRegistered ? 'Tax Invoice' : 'Invoice';
  return isRegistered ? 'Tax Credit Note' : 'Credit Note';
}

/** The tax point of a first invoice: its payment, or the end of the stay. What comes later is supplied when it is told. */
function suppliedOn({ entries, earlier, stay, issuedOn }: DocumentSource): Day {
  if (earlier.length > 0) return issuedOn;
  const payments = entries.flatMap(({ kind, money }) => (kind === 'payment' && money ? [money.day] : []));
  return [issuedOn, stay.checkOut, ...payments].sort()[0] ?? issuedOn;
}

function correctionOf({ earlier }: DocumentSource, charged: Fils): DocumentContent['corrects'] {
  if (earlier.length === 0) return null;
  const before = earlier.reduce((sum, { total }) => sum + total, 0);
  return { documents: earlier.map(({ number }) => number), before, after: before + charged };
}

/** What invoices and credit notes of a reservation show of its entries: what is charged and not yet told is the rest. */
export function waitingToBeInvoiced(entries: readonly Entry[], shown: ReadonlySet<number>): Fils {
  return sumsOf(entries.filter((entry) => isCharge(entry) && !shown.has(entry.id))).total;
}
