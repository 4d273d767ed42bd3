import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { DocumentStay } from '../../../shared/domain/documents/document';
import { documentContent } from '../../../shared/domain/documents/document-content';
import { dueDocuments } from '../../../shared/domain/documents/due-documents';
import type { EntryDraft } from '../../../shared/domain/folio/entry';
import type { ReservationState } from '../../../shared/domain/reservation';
import { dubaiDay } from '../../../shared/domain/stay';
import { appendEntries, entriesOf } from '../folio/queries';
import type { ReservationDocument } from '../records/reservation';
import { readIssuer } from './business';
import { documentsOf, insertDocument, shownEntries } from './queries';
import { takeNumber } from './series';

/** Who writes, and when. */
interface Act {
  by: string;
  now: Date;
}

/** A stay of these is over, or will not take place: all that is charged for it is invoiced. */
const INVOICED: ReadonlySet<ReservationState> = new Set(['completed', 'cancelled', 'no-show']);

/**
 * Writes what happened to a reservation into its folio, and issues the documents that this makes due: the one way in
 * which money of a reservation changes. Its row is locked, or new.
 * @param reservation as it is after the act
 */
export async function writeFolio(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  reservation: ReservationDocument,
  drafts: readonly EntryDraft[],
  { by, now }: Act,
): Promise<void> {
  const { reference, state } = reservation;
  await appendEntries(trx, [{ reference, drafts, by, at: now }]);
  const isDecisive = INVOICED.has(state) || drafts.some(({ kind }) => kind === 'payment');
  const isCorrection = async () => drafts.length > 0 && (await documentsOf(trx, reference)).length > 0;
  if (!isDecisive && !(await isCorrection())) return;
  await issueDue(strapi, trx, reservation, { by, now, written: drafts.length });
}

/**
 * Issues the documents that are due, each under the next number of its series.
 * @param written how many of the last entries have just been written; null issues all that is missing
 * @returns how many there were
 */
export async function issueDue(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  reservation: ReservationDocument,
  { by, now, written }: Act & { written: number | null },
): Promise<number> {
  const { reference, state } = reservation;
  const entries = await entriesOf(trx, reference);
  const [shown, before, issuer] = [
    await shownEntries(trx, reference),
    await documentsOf(trx, reference),
    await readIssuer(strapi),
  ];
  const fresh = new Set(entries.slice(entries.length - (written ?? 0)).map(({ id }) => id));
  const { supplier, when, numbering } = issuer;
  const due = dueDocuments({ entries, shown, state, when, fresh, asked: written === null });
  const issuedOn = dubaiDay(now);
  const earlier = before.filter(({ kind }) => kind !== 'receipt');
  for (const document of due) {
    const next = await takeNumber(trx, document.kind, Number(issuedOn.slice(0, 4)), numbering);
    const source = { document, entries, supplier, stay: stayOf(reservation), issuedOn, earlier };
    const content = documentContent(source, next.number);
    await insertDocument(trx, next, content, { entries: document.entries, by, at: now });
  }
  return due.length;
}

function stayOf(reservation: ReservationDocument): DocumentStay {
  const { reference, apartmentName, checkIn, checkOut, guests, firstName, lastName, email, phone } =
    reservation;
  return {
    ...{ reference, apartment: apartmentName, checkIn, checkOut, guests },
    customer: { name: `${firstName} ${lastName}`.trim(), email, phone },
  };
}
