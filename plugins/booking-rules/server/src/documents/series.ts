import type { Knex } from 'knex';
import type { DocumentKind } from '../../../shared/domain/documents/document';
import type { BusinessDocument } from '../records/documents';

const SERIES = 'booking_document_series';
const DIGITS = 6;

/** How the numbers of a business look, and where they begin. */
export type Numbering = Pick<
  BusinessDocument,
  | 'invoicePrefix'
  | 'creditNotePrefix'
  | 'receiptPrefix'
  | 'confirmationPrefix'
  | 'invoiceStart'
  | 'creditNoteStart'
  | 'receiptStart'
>;

/** The next number of a series: `INV-2026-000123`, the 123rd of its year. */
export interface SeriesNumber {
  number: string;
  year: number;
  sequence: number;
}

/**
 * Takes the next number of a kind in a year. Whoever else wants one waits until this transaction has ended: a number is
 * taken by a document that is there, or by none. Take those of one transaction in the order of `dueDocuments`.
 */
export async function takeNumber(
  trx: Knex.Transaction,
  kind: DocumentKind,
  year: number,
  numbering: Numbering,
): Promise<SeriesNumber> {
  const series = { kind, year };
  const { prefix, start } = styleOf(kind, numbering);
  const known: { last: number } | undefined = await trx(SERIES).where(series).first('last');
  if (!known) {
    // A business begins where its earlier system stopped; each later year begins anew.
    const before: unknown = await trx(SERIES).where({ kind }).first('year');
    const last = before === undefined ? start - 1 : 0;
    await trx(SERIES)
      .insert({ ...series, last })
      .onConflict(['kind', 'year'])
      .ignore();
  }
  await trx(SERIES).where(series).increment('last', 1);
  const row: { last: number } | undefined = await trx(SERIES).where(series).first('last');
  if (!row) throw new Error(`The series of ${kind} ${year} is gone`);
  return { number: `${prefix}-${year}-${String(row.last).padStart(DIGITS, '0')}`, year, sequence: row.last };
}

function styleOf(kind: DocumentKind, numbering: Numbering): { prefix: string; start: number } {
  switch (kind) {
    case 'invoice':
      return { prefix: numbering.invoicePrefix, start: numbering.invoiceStart ?? 1 };
    case 'credit-note':
      return { prefix: numbering.creditNotePrefix, start: numbering.creditNoteStart ?? 1 };
    case 'receipt':
      return { prefix: numbering.receiptPrefix, start: numbering.receiptStart ?? 1 };
  }
}
