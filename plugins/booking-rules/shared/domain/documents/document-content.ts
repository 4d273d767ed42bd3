import { isByHand } from '../folio/by-hand';
import { amountInWords } from '../../format/amount-in-words';
import { DEFAULT_LANGUAGE, writtenIn, type Language } from '../../format/language';
import { currencySign, type MinorUnits } from '../../format/money';
import { isCharge, sumsOf, type Entry } from '../folio/entry';
import { openOf, type PaymentPart } from '../payments/payment-schedule';
import type { Day } from '../stay';
import type { Correction, DocumentContent, DocumentStay, Supplier } from './document';
import { tellCharges, type ToldCharges } from './document-lines';
import type { DueDocument } from './due-documents';

/** All that a document is made from, beside its number. */
export interface DocumentSource {
  document: DueDocument;
  /** In which it is written. */
  language: Language;
  entries: readonly Entry[];
  supplier: Supplier;
  stay: DocumentStay;
  issuedOn: Day;
  /** In which the stay is paid. */
  parts: readonly PaymentPart[];
  /** Invoices and credit notes that were issued before, first to last. */
  earlier: readonly Pick<DocumentContent, 'number' | 'kind' | 'total' | 'suppliedOn'>[];
}

/** The content of a document in the language of its guest, to be frozen under its number. */
export function documentContent(source: DocumentSource, number: string): DocumentContent {
  return writtenIn(source.language, () => contentOf(source, number));
}

function contentOf(source: DocumentSource, number: string): DocumentContent {
  const { document, entries, supplier, stay, issuedOn } = source;
  const { total, paid, due } = sumsOf(entries);
  const isRegistered = supplier.taxNumber !== null;
  const open = source.parts.flatMap((part) =>
    openOf(part) > 0 ? [{ amount: openOf(part), due: part.due }] : [],
  );
  const { language } = source;
  const common = {
    ...(language !== DEFAULT_LANGUAGE && { language, currencySign: currencySign() }),
    ...{ number, issuedOn, supplier, stay, balance: { total, paid, due, open } },
  };
  const [payment] = document.entries;
  if (document.kind === 'receipt') {
    const received = 0 - (payment?.amount ?? 0);
    const { takesBack } = document;
    const { method = 'manual', day = issuedOn, providerId = null } = payment?.money ?? {};
    // A bank's or a receipt's; what a provider calls it means nothing to the guest.
    const reference = isByHand(method) ? providerId : null;
    return {
      ...common,
      ...{ kind: 'receipt', title: takesBack === undefined ? 'Receipt' : 'Receipt Taken Back' },
      ...{ suppliedOn: day, lines: [], discount: 0, taxes: [] },
      ...{ total: received, totalInWords: amountInWords(received) },
      corrects: takesBack === undefined ? null : { documents: [takesBack], before: 0 - received, after: 0 },
      payment: { method, day, reference },
    };
  }
  const sign = document.again === 'taken-back' ? -1 : 1;
  const charged = sign * sumsOf(document.entries).total;
  return {
    ...common,
    kind: document.kind,
    title: titleOf(document.kind, isRegistered),
    suppliedOn: suppliedOn(source),
    ...timesSign(tellCharges(document.entries, entries, isRegistered), sign),
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
function suppliedOn({ document, entries, earlier, stay, issuedOn }: DocumentSource): Day {
  const [first] = earlier;
  // The same supply, told anew.
  if (first) return document.again ? first.suppliedOn : issuedOn;
  const payments = entries.flatMap(({ kind, money }) => (kind === 'payment' && money ? [money.day] : []));
  return [issuedOn, stay.checkOut, ...payments].sort()[0] ?? issuedOn;
}

function correctionOf({ earlier, document }: DocumentSource, charged: MinorUnits): Correction | null {
  if (earlier.length === 0) return null;
  const before = earlier.reduce((sum, { total }) => sum + total, 0);
  const sums = { before, after: before + charged };
  if (document.again !== 'replaced') return { documents: earlier.map(({ number }) => number), ...sums };
  const invoices = earlier.filter(({ kind }) => kind === 'invoice');
  return { documents: invoices.map(({ number }) => number), ...sums, replaces: true };
}

/** The same charges, or all of them taken back. */
function timesSign({ lines, discount, taxes }: ToldCharges, sign: 1 | -1): ToldCharges {
  if (sign === 1) return { lines, discount, taxes };
  return {
    lines: lines.map((line) => ({ ...line, unitPrice: 0 - line.unitPrice, amount: 0 - line.amount })),
    discount: 0 - discount,
    taxes: taxes.map((tax) => ({ ...tax, amount: 0 - tax.amount })),
  };
}

/** What invoices and credit notes of a reservation show of its entries: what is charged and not yet told is the rest. */
export function waitingToBeInvoiced(
  entries: readonly Entry[],
  shown: ReadonlyMap<number, string>,
): MinorUnits {
  return sumsOf(entries.filter((entry) => isCharge(entry) && !shown.has(entry.id))).total;
}
