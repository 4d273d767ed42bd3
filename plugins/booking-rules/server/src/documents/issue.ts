import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { BillingDetails, DocumentStay } from '../../../shared/domain/documents/document';
import { documentContent } from '../../../shared/domain/documents/document-content';
import { dueDocuments, shownBy } from '../../../shared/domain/documents/due-documents';
import { writtenIn } from '../../../shared/format/language';
import { toldName } from '../../../shared/format/names';
import { paidOf, type EntryDraft } from '../../../shared/domain/folio/entry';
import type { ReservationState } from '../../../shared/domain/reservation';
import { localDay } from '../../../shared/domain/local-day';
import { appendEntries, entriesOf } from '../folio/queries';
import { languageOf, type ReservationDocument } from '../records/reservations/reservation';
import { partsOf } from '../records/reservations/reservation-view';
import { billingOf } from './billing';
import { readIssuer } from './business';
import { documentsOf, insertDocument, readContent, shownEntries } from './queries';
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
 * which money of a reservation changes once it is written (`reservations/write-reservation.ts`). Its row is locked.
 * @param reservation as it is after the act
 * @returns the numbers of those documents
 */
export async function writeFolio(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  reservation: ReservationDocument,
  drafts: readonly EntryDraft[],
  { by, now }: Act,
): Promise<string[]> {
  const { reference, state } = reservation;
  await appendEntries(trx, [{ reference, drafts, by, at: now }]);
  const isDecisive = INVOICED.has(state) || drafts.some(({ kind }) => kind === 'payment');
  if (!isDecisive && (await documentsOf(trx, reference)).length === 0) return [];
  return issueDue(strapi, trx, reservation, { by, now, written: drafts.length });
}

/**
 * Issues the documents that are due, each under the next number of its series.
 * @param written how many of the last entries have just been written; null issues all that is missing
 * @returns their numbers
 */
export async function issueDue(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  reservation: ReservationDocument,
  { by, now, written }: Act & { written: number | null },
): Promise<string[]> {
  const { reference, state } = reservation;
  const language = languageOf(reservation);
  const entries = await entriesOf(trx, reference);
  const [shown, before, issuer] = [
    await shownEntries(trx, reference),
    await documentsOf(trx, reference),
    await readIssuer(strapi, language),
  ];
  const fresh = new Set(entries.slice(entries.length - (written ?? 0)).map(({ id }) => id));
  const { supplier, when, numbering } = issuer;
  const stay = stayOf(reservation, await billingOf(trx, reference));
  const earlier = before.filter(({ kind }) => kind !== 'receipt');
  const isRenamed = await isOtherwise(trx, stay, earlier.at(-1)?.number);
  const due = dueDocuments({ entries, shown, state, when, fresh, asked: written === null, isRenamed });
  const issuedOn = localDay(now);
  const parts = partsOf(reservation, paidOf(entries));
  const numbers: string[] = [];
  for (const document of due) {
    const next = await takeNumber(trx, document.kind, Number(issuedOn.slice(0, 4)), numbering);
    const source = { document, language, entries, supplier, stay, issuedOn, parts, earlier };
    const content = documentContent(source, next.number);
    await insertDocument(trx, next, content, { entries: shownBy(document, shown), by, at: now });
    if (content.kind !== 'receipt') earlier.push(content);
    numbers.push(content.number);
  }
  return numbers;
}

/** Whether a document names another apartment, or another company, than is so now. */
async function isOtherwise(
  trx: Knex.Transaction,
  { reference, apartment, customer }: DocumentStay,
  number: string | undefined,
): Promise<boolean> {
  if (number === undefined) return false;
  const told = await readContent(trx, reference, number);
  if (!told) return false;
  const billing = told.stay.customer.billing ?? null;
  return told.stay.apartment !== apartment || !isDeepStrictEqual(billing, customer.billing);
}

/** Whose reservation it is, and for what, as documents say it in the language of its guest. */
export function stayOf(reservation: ReservationDocument, billing: BillingDetails | null): DocumentStay {
  const { reference, apartmentName, checkIn, checkOut, guests, firstName, lastName, email, phone } =
    reservation;
  const toldApartment = writtenIn(languageOf(reservation), () => toldName('apartments', apartmentName));
  return {
    ...{ reference, apartment: apartmentName, checkIn, checkOut, guests },
    ...(toldApartment !== apartmentName && { toldApartment }),
    customer: { name: `${firstName} ${lastName}`.trim(), email, phone, billing },
  };
}
