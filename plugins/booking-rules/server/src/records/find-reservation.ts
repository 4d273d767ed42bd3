import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { GuestProof } from '../../../shared/contracts/reservations';
import { UIDS } from './documents';
import { isPublicNumber } from '../platform/public-number';
import type { ReservationDocument } from './reservation';
import { linkSecret, proves } from './guest-proof';

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
 * The reservation of a guest who knows its reference, and its e-mail address or a signed link.
 * @throws NotFoundError for a wrong pair, whichever half is wrong
 */
export async function findForGuest(
  strapi: Core.Strapi,
  reference: string,
  proof: GuestProof,
): Promise<ReservationDocument> {
  const found = await findReservation(strapi, reference.trim().toUpperCase());
  if (!found || !proves(proof, found, linkSecret(strapi))) {
    throw new errors.NotFoundError('There is no reservation with this reference and e-mail address');
  }
  return found;
}
