import type { Day } from '../domain/stay';

/** What an enquiry is about; `owner` comes from somebody who has an apartment to let. */
export const ENQUIRY_KINDS = ['general', 'apartment', 'owner'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** What has become of an enquiry, as managers note it. */
export const ENQUIRY_STATES = ['new', 'open', 'answered', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** Longest entries, in characters, the same in the browser and on the server. */
export const ENQUIRY_LIMITS = { name: 120, email: 254, phone: 25, propertyArea: 80, message: 3_000 } as const;

/** Body of `POST /api/enquiries`, inside `data`. */
export interface EnquiryRequest {
  /** Without it `apartment` when an apartment is named, otherwise `general`. */
  kind?: EnquiryKind;
  apartmentId?: string;
  /** Both or neither. */
  checkIn?: Day;
  checkOut?: Day;
  guests?: number;
  name: string;
  email: string;
  /** With its country code. */
  phone?: string;
  message: string;
  /** Of an owner's property. */
  propertyArea?: string;
  /** Of an owner's property; 0 is a studio. */
  bedrooms?: number;
  /** A trap: people never see it, and what robots write into it makes the whole enquiry disappear. */
  website?: string;
}

/** Answer of `POST /api/enquiries`. */
export interface EnquiryReceipt {
  /** Named in the mails about it. */
  reference: string;
  kind: EnquiryKind;
  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}
