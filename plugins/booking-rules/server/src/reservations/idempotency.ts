import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import type { ReservationRequest } from '../../../contracts/reservations/reservations';
import type { ReservationDocument } from '../records/reservations/reservation';
import { findReservation } from '../records/reservations/reservations';

const TABLE = 'booking_idempotency_keys';

/** The key that came with a request, and what tells that request from others. */
export interface RequestKey {
  key: string;
  digest: string;
}

/** @param key of the header `Idempotency-Key` */
export function requestKey(key: string, request: ReservationRequest): RequestKey {
  return { key, digest: createHash('sha256').update(JSON.stringify(request)).digest('hex') };
}

/**
 * The reservation that the same request made before with this key; null when the key is new.
 * @throws HttpError 422 when it came with another request
 */
export async function replay(
  strapi: Core.Strapi,
  { key, digest }: RequestKey,
): Promise<ReservationDocument | null> {
  const row: { request: string; reference: string } | undefined = await strapi.db
    .connection(TABLE)
    .where({ key })
    .first('request', 'reference');
  if (!row) return null;
  if (row.request !== digest)
    throw createError(422, 'This Idempotency-Key was used with another request', { details: {} });
  return findReservation(strapi, row.reference);
}

/** Keeps a key with the reservation that it makes; another request with it meets the primary key. */
export function keepKey(
  trx: Knex.Transaction,
  { key, digest }: RequestKey,
  reference: string,
  now: Date,
): Knex.QueryBuilder {
  return trx(TABLE).insert({ key, request: digest, reference, created_at: now.getTime() });
}
