import { ENQUIRY_LIMITS, type EnquiryKind } from 'booking-rules/shared/domain/guests/enquiry';
import type { EnquiryRequest } from 'booking-rules/contracts/enquiries';
import { emailProblem, nameProblem, problemsOf } from '../../forms/field-checks';
import type { Problems } from '../../forms/use-form';
import { e164Of, phoneProblem } from '../../ui/phone/phone-check';
import { messages } from '../../messages/messages';

/** What an enquiry form holds, as texts. */
export interface EnquiryDraft {
  name: string;
  email: string;
  phone: string;
  phoneCountry: string;
  checkIn: string;
  checkOut: string;
  guests: string;
  propertyArea: string;
  bedrooms: string;
  message: string;
  /** The trap for robots: people leave it empty. */
  website: string;
}

export type EnquiryField = Exclude<keyof EnquiryDraft, 'phoneCountry' | 'website'>;

/** The fields in the order of the form. */
export const ENQUIRY_FIELDS: readonly EnquiryField[] = [
  'name',
  'email',
  'phone',
  'checkIn',
  'checkOut',
  'guests',
  'propertyArea',
  'bedrooms',
  'message',
];

/** What is wrong with a draft, field by field; empty when nothing is. */
export function enquiryProblems(draft: EnquiryDraft): Problems<EnquiryField> {
  const { name, email, message, checkIn, checkOut, phone, phoneCountry } = draft;
  const t = messages().enquiry.problems;
  return problemsOf({
    name: nameProblem(name, 'name'),
    email: emailProblem(email),
    phone: phone.trim() === '' ? null : phoneProblem({ phone, country: phoneCountry }),
    checkIn: checkIn === '' && checkOut !== '' ? t.arrivalToo : null,
    checkOut: checkOutProblem(checkIn, checkOut),
    message: messageProblem(message.trim()),
  });
}

function checkOutProblem(checkIn: string, checkOut: string): string | null {
  const t = messages().enquiry.problems;
  if (checkIn === '') return null;
  if (checkOut === '') return t.departureToo;
  return checkOut <= checkIn ? t.departureAfter : null;
}

function messageProblem(message: string): string | null {
  const t = messages().enquiry.problems;
  if (message === '') return t.question;
  return message.length > ENQUIRY_LIMITS.message ? t.tooLong(ENQUIRY_LIMITS.message) : null;
}

/** A draft as it is sent; what was left empty is left out. */
export function requestOf(
  draft: EnquiryDraft,
  kind: EnquiryKind,
  apartmentId: string | null,
): EnquiryRequest {
  const { name, email, phone, phoneCountry, checkIn, checkOut, guests, propertyArea, bedrooms } = draft;
  return {
    kind,
    ...(apartmentId === null ? {} : { apartmentId }),
    name: name.trim(),
    email: email.trim(),
    ...(phone.trim() === '' ? {} : { phone: e164Of({ phone, country: phoneCountry }) }),
    ...(checkIn === '' || checkOut === '' ? {} : { checkIn, checkOut }),
    ...(guests === '' ? {} : { guests: Number(guests) }),
    ...(propertyArea.trim() === '' ? {} : { propertyArea: propertyArea.trim() }),
    ...(bedrooms === '' ? {} : { bedrooms: Number(bedrooms) }),
    message: draft.message.trim(),
    ...(draft.website === '' ? {} : { website: draft.website }),
  };
}
