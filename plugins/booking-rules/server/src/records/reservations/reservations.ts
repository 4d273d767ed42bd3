import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { GuestProof } from '../../../../contracts/reservations/reservations';
import { withSums } from '../../folio/sums';
import { isPublicNumber } from '../../platform/public-number';
import { documents, rows, UIDS } from '../documents';
import { linkSecret, proves } from './guest-proof';
import type { ReservationChange, ReservationDocument, ReservationRecord } from './reservation';

/** A reservation by its reference; null when there is none. */
export async function findReservation(
  strapi: Core.Strapi,
  reference: string,
): Promise<ReservationDocument | null> {
  if (!isPublicNumber(reference)) return null;
  const found = await documents(strapi, UIDS.reservation).findFirst({ filters: { reference } });
  return found && withSumsOf(strapi.db.connection, found);
}

/**
 * A reservation by its reference.
 * @throws NotFoundError
 */
export async function requireReservation(
  strapi: Core.Strapi,
  reference: string,
): Promise<ReservationDocument> {
  const found = await findReservation(strapi, reference);
  if (!found) throw notFound();
  return found;
}

/**
 * Reads a reservation so that no other transaction can change it before this one ends.
 * @throws NotFoundError
 */
export async function lockReservation(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  reference: string,
): Promise<ReservationDocument> {
  await lockRow(strapi, trx, reference);
  const found = await documents(strapi, UIDS.reservation).findFirst({ filters: { reference } });
  if (!found) throw notFound();
  return withSumsOf(trx, found);
}

/** Keeps others from changing a reservation until the transaction ends. */
export async function lockRow(strapi: Core.Strapi, trx: Knex.Transaction, reference: string): Promise<void> {
  // SQLite has one connection, which this transaction holds; PostgreSQL locks the row.
  await trx(reservationTable(strapi)).where({ reference }).forUpdate().select('id');
}

/** Changes a reservation that is locked. */
export async function updateReservation(
  strapi: Core.Strapi,
  { documentId, reference }: ReservationRecord,
  data: ReservationChange & Pick<ReservationRecord, 'state'>,
): Promise<ReservationRecord> {
  const updated = await documents(strapi, UIDS.reservation).update({ documentId, data });
  if (!updated) throw new Error(`The reservation ${reference} is gone`);
  return updated;
}

/**
 * Reservations by a query of Strapi's database layer; where its order leaves two equal, the older one comes first.
 * @param params `where`, `orderBy`, `offset`, `limit`
 */
export async function queryReservations(
  strapi: Core.Strapi,
  { orderBy = {}, ...params }: { where: object; orderBy?: object; offset?: number; limit?: number },
): Promise<(ReservationDocument & { id: number })[]> {
  const inOrder = { ...params, orderBy: [orderBy, { id: 'asc' }] };
  return withSums(strapi.db.connection, await rows(strapi, UIDS.reservation).findMany(inOrder));
}

/**
 * The reservation of a guest who knows its reference, and its email address or a signed link.
 * @throws NotFoundError for a wrong pair, whichever half is wrong
 */
export async function findForGuest(
  strapi: Core.Strapi,
  reference: string,
  proof: GuestProof,
): Promise<ReservationDocument> {
  const found = await findReservation(strapi, reference.trim().toUpperCase());
  if (!found || !proves(proof, found, linkSecret(strapi))) {
    throw new errors.NotFoundError('There is no reservation with this reference and email address');
  }
  return found;
}

/** The records of the demo, by identity; triggers let folios and documents of these bookings go, and no others. */
export const DEMO_RECORDS = 'demo_records';

/** Name of the table of reservations. */
export function reservationTable(strapi: Core.Strapi): string {
  return strapi.db.metadata.get(UIDS.reservation).tableName;
}

async function withSumsOf(
  db: Knex | Knex.Transaction,
  record: ReservationRecord,
): Promise<ReservationDocument> {
  const [found] = await withSums(db, [record]);
  if (!found) throw notFound();
  return found;
}

function notFound(): Error {
  return new errors.NotFoundError('There is no reservation with this reference');
}
