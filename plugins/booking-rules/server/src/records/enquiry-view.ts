import type { EnquiryView } from '../../../shared/contracts/enquiry-desk';
import type { EnquiryRow } from './find-enquiry';

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
