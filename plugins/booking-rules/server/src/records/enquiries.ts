import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { EnquiryView } from '../../../contracts/inbox';
import type { EnquiryState } from '../../../shared/domain/guests/enquiry';
import type { Actor } from '../platform/http/signed-in';
import { isPublicNumber } from '../platform/public-number';
import { recordChange } from './audit-trail';
import { rows, UIDS, type EnquiryDocument } from './documents';

/** An enquiry as the database layer returns it. */
export interface EnquiryRow extends EnquiryDocument {
  id: number;
  note: string | null;
  createdAt: string | Date;
}

/**
 * Enquiries by a query of Strapi's database layer.
 * @param params `where`, `orderBy`, `offset`, `limit`
 */
export async function queryEnquiries(
  strapi: Core.Strapi,
  params: { where: object; orderBy?: object; offset?: number; limit?: number },
): Promise<EnquiryRow[]> {
  return rows(strapi, UIDS.enquiry).findMany(params);
}

/**
 * An enquiry by its reference.
 * @throws NotFoundError
 */
export async function requireEnquiry(strapi: Core.Strapi, reference: string): Promise<EnquiryRow> {
  const [found] = isPublicNumber(reference) ? await queryEnquiries(strapi, { where: { reference } }) : [];
  if (!found) throw new errors.NotFoundError('There is no enquiry with this reference');
  return found;
}

/** What managers see of an enquiry. */
export function enquiryViewOf(row: EnquiryRow): EnquiryView {
  return {
    reference: row.reference,
    state: row.state,
    kind: row.kind,
    apartmentId: row.apartmentId,
    apartmentName: row.apartmentName,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    guests: row.guests,
    propertyArea: row.propertyArea,
    bedrooms: row.bedrooms,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    note: row.note,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/**
 * Notes what has become of an enquiry. Beneath the documents service, whose writes are recorded for themselves: this one
 * says more.
 */
export async function writeEnquiryState(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  enquiry: EnquiryRow,
  state: EnquiryState,
  actor: Actor,
): Promise<void> {
  if (enquiry.state === state) return;
  await rows(strapi, UIDS.enquiry).update({ where: { id: enquiry.id }, data: { state } });
  await recordEnquiryChange(trx, enquiry, 'updated', { state: [enquiry.state, state] }, actor);
}

/** Writes a line about an enquiry into the history of changes. */
export function recordEnquiryChange(
  trx: Knex.Transaction,
  { reference, name }: EnquiryRow,
  action: 'replied' | 'updated',
  details: Record<string, unknown>,
  { by, now }: Actor,
): Promise<void> {
  const label = `${name} (${reference})`;
  return recordChange(trx, { by, action, subject: UIDS.enquiry, subjectId: reference, label, details }, now);
}
