import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { UIDS } from './documents';
import { isPublicNumber } from '../platform/public-number';
import type { EnquiryDocument } from './enquiry';

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
  const found: unknown = await strapi.db.query(UIDS.enquiry).findMany(params);
  return found as EnquiryRow[];
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
