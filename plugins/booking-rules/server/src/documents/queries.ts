import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { IssuedDocument } from '../../../contracts/money/documents';
import type { DocumentContent } from '../../../shared/domain/documents/document';
import type { SeriesNumber } from './series';

const DOCUMENTS = 'booking_documents';
const SHOWN = 'booking_document_entries';
/** Rows of one insert. */
const AT_ONCE = 500;

/** Columns of a list. */
const LISTED = {
  ...{ number: 'number', kind: 'kind', total: 'total' },
  ...{ issuedOn: 'issued_on', suppliedOn: 'supplied_on' },
};

/** The document that shows each entry of a reservation, by its number. */
export async function shownEntries(
  trx: Knex | Knex.Transaction,
  reference: string,
): Promise<Map<number, string>> {
  const rows: { entry: number; number: string }[] = await trx(SHOWN)
    .join(DOCUMENTS, `${DOCUMENTS}.id`, `${SHOWN}.document`)
    .where(`${DOCUMENTS}.reference`, reference)
    .select(`${SHOWN}.entry`, `${DOCUMENTS}.number`);
  return new Map(rows.map(({ entry, number }) => [entry, number]));
}

/** The documents of a reservation, first to last. */
export async function documentsOf(db: Knex | Knex.Transaction, reference: string): Promise<IssuedDocument[]> {
  const rows: IssuedDocument[] = await db(DOCUMENTS).where({ reference }).orderBy('id').select(LISTED);
  return rows;
}

/**
 * What a document says.
 * @returns null for a number that this reservation has no document of
 * @throws Error when it is not what was issued
 */
export async function readContent(
  db: Knex | Knex.Transaction,
  reference: string,
  number: string,
): Promise<DocumentContent | null> {
  const row: { content: string; hash: string } | undefined = await db(DOCUMENTS)
    .where({ reference, number })
    .first('content', 'hash');
  if (!row) return null;
  if (hashOf(row.content) !== row.hash) throw new Error(`The document ${number} is not what was issued`);
  return JSON.parse(row.content) as DocumentContent;
}

/** Keeps a document, and which entries it shows. */
export async function insertDocument(
  trx: Knex.Transaction,
  { number, year, sequence }: SeriesNumber,
  document: DocumentContent,
  { entries, by, at }: { entries: readonly { id: number }[]; by: string; at: Date },
): Promise<void> {
  const { kind, issuedOn, suppliedOn, total, taxes, stay } = document;
  const content = JSON.stringify(document);
  const vat = taxes.reduce((sum, { percent, amount }) => (percent === null ? sum : sum + amount), 0);
  await trx(DOCUMENTS).insert({
    ...{
      number,
      reference: stay.reference,
      kind,
      year,
      sequence,
      issued_at: at.getTime(),
      by: by.slice(0, 120),
    },
    ...{ issued_on: issuedOn, supplied_on: suppliedOn, total, vat, content, hash: hashOf(content) },
  });
  const row: { id: number } | undefined = await trx(DOCUMENTS).where({ number }).first('id');
  const links = entries.map(({ id }) => ({ entry: id, document: row?.id }));
  for (let index = 0; index < links.length; index += AT_ONCE)
    await trx(SHOWN).insert(links.slice(index, index + AT_ONCE));
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
