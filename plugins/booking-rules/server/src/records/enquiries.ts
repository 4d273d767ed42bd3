import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { EnquiryView } from '../../../contracts/inbox';
import { isPublicNumber } from '../platform/public-number';
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
