import { createHash, timingSafeEqual } from 'node:crypto';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { UIDS } from '../catalogue/documents';
import { isPublicNumber } from '../http/public-number';
import type { ReservationDocument } from './document';

/** A reservation by its reference; null when there is none. */
export async function findReservation(
  strapi: Core.Strapi,
  reference: string,
): Promise<ReservationDocument | null> {
  if (!isPublicNumber(reference)) return null;
  const found: unknown = await strapi.documents(UIDS.reservation).findFirst({ filters: { reference } });
  return found as ReservationDocument | null;
}

/**
 * Reservations by a query of Strapi's database layer.
 * @param params `where`, `orderBy`, `offset`, `limit`
 */
export async function queryReservations(
  strapi: Core.Strapi,
  params: { where: object; orderBy?: object; offset?: number; limit?: number },
): Promise<ReservationDocument[]> {
  const found: unknown = await strapi.db.query(UIDS.reservation).findMany(params);
  return found as ReservationDocument[];
}

/**
 * The reservation of a guest who knows its reference and e-mail address.
 * @throws NotFoundError for a wrong pair, whichever half is wrong
 */
export async function findForGuest(
  strapi: Core.Strapi,
  reference: string,
  email: string,
): Promise<ReservationDocument> {
  const found = await findReservation(strapi, reference.trim().toUpperCase());
  if (!found || !sameText(found.email, email.trim().toLowerCase())) {
    throw new errors.NotFoundError('There is no reservation with this reference and e-mail address');
  }
  return found;
}

/** Compares in a time that tells nothing about where the two differ. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
