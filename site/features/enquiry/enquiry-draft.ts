import {
  ENQUIRY_LIMITS,
  type EnquiryKind,
  type EnquiryRequest,
} from 'booking-rules/shared/contracts/enquiries';
import { isEmailAddress } from '../../forms/field-checks';
import type { Problems } from '../../forms/use-form';
import { e164Of, phoneProblem } from '../../ui/phone/phone-check';

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
  const problems: Problems<EnquiryField> = {};
  if (name.trim() === '') problems.name = 'Type your name.';
  if (email.trim() === '') problems.email = 'Type your e-mail address: we answer there.';
  else if (!isEmailAddress(email.trim()))
    problems.email = 'Type a whole e-mail address, like name@example.com.';
  const wrongPhone = phone.trim() === '' ? null : phoneProblem({ phone, country: phoneCountry });
  if (wrongPhone !== null) problems.phone = wrongPhone;
  if (checkIn === '' && checkOut !== '') problems.checkIn = 'Choose the day you arrive, too.';
  if (checkOut === '' && checkIn !== '') problems.checkOut = 'Choose the day you leave, too.';
  if (checkIn !== '' && checkOut !== '' && checkOut <= checkIn)
    problems.checkOut = 'Choose a day after the day you arrive.';
  if (message.trim() === '') problems.message = 'Type your question.';
  else if (message.trim().length > ENQUIRY_LIMITS.message)
    problems.message = `Type at most ${ENQUIRY_LIMITS.message} characters.`;
  return problems;
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
