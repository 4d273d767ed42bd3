import type { Day } from '../domain/stay';
import type { EnquiryKind, EnquiryState } from './enquiries';
import type { MailStatus } from './mails';
import type { Quote } from './quotes';

/** Longest answer to an enquiry, in characters. */
export const LONGEST_REPLY = 5_000;

/** Query of `GET /booking-rules/enquiries`, newest first. */
export interface EnquiryListQuery {
  /** Part of a reference, name, e-mail address, phone number, apartment or message. */
  search?: string;
  states?: EnquiryState[];
  kind?: EnquiryKind;
  page: number;
  pageSize: number;
}

/** An enquiry as managers see it. */
export interface EnquiryView {
  reference: string;
  state: EnquiryState;
  kind: EnquiryKind;
  /** What it is about; null when it names no apartment. */
  apartmentId: string | null;
  apartmentName: string | null;
  checkIn: Day | null;
  checkOut: Day | null;
  guests: number | null;
  /** Of an owner's property. */
  propertyArea: string | null;
  bedrooms: number | null;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  /** What managers have noted for themselves. */
  note: string | null;
  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

/** A quote with the page on which it can be reserved. */
export interface EnquiryQuote {
  quote: Quote;
  apartmentName: string;
  url: string;
}

/** An answer of the house. */
export interface EnquiryReply {
  id: number;
  /** E-mail address of who wrote it. */
  by: string;
  message: string;
  /** Sent along with it. */
  quote: Quote | null;
  /** Instant, ISO 8601 in UTC. */
  at: string;
  mail: MailStatus;
}

/** Answer of `GET /booking-rules/enquiries/{reference}`. */
export interface EnquiryDetail extends EnquiryView {
  /** First to last. */
  replies: EnquiryReply[];
  /** False when mails are written to a folder because no mail server is configured. */
  mailServer: boolean;
}
