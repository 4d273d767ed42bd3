import type { Core } from '@strapi/strapi';
import type { EnquiryListQuery, EnquiryView } from '../../../shared/contracts/enquiry-desk';
import type { PagedEnvelope } from '../../../shared/contracts/envelope';
import { UIDS } from '../records/documents';
import { queryEnquiries } from '../records/find-enquiry';
import { enquiryViewOf } from '../records/enquiry-view';

const SEARCHED = ['reference', 'name', 'email', 'phone', 'apartmentName', 'propertyArea', 'message'];

/** A page of enquiries, newest first. */
export async function listEnquiries(
  strapi: Core.Strapi,
  query: EnquiryListQuery,
): Promise<PagedEnvelope<EnquiryView>> {
  const { page, pageSize } = query;
  const where = whereOf(query);
  const [rows, total] = await Promise.all([
    queryEnquiries(strapi, {
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      offset: (page - 1) * pageSize,
      limit: pageSize,
    }),
    strapi.db.query(UIDS.enquiry).count({ where }),
  ]);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { data: rows.map(enquiryViewOf), meta: { pagination: { page, pageSize, pageCount, total } } };
}

function whereOf({ search, states, kind }: EnquiryListQuery): object {
  const conditions: object[] = [];
  // Each word has to be found somewhere, so that a name and an apartment may be typed together.
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    conditions.push({ $or: SEARCHED.map((field) => ({ [field]: { $containsi: word } })) });
  }
  if (states) conditions.push({ state: { $in: states } });
  if (kind) conditions.push({ kind });
  return { $and: conditions };
}
