import type { EnquiryKind, EnquiryState } from '../../../shared/contracts/enquiries';

/** An enquiry as it is kept. */
export interface EnquiryDocument {
  reference: string;
  state: EnquiryState;
  kind: EnquiryKind;
  apartmentId: string | null;
  /** As it was called when it was asked about. */
  apartmentName: string | null;
  checkIn: string | null;
  checkOut: string | null;
  guests: number | null;
  propertyArea: string | null;
  bedrooms: number | null;
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  message: string;
}
