import type { GuestDetails } from 'booking-rules/shared/contracts/reservations';
import { isEmailAddress } from '../../email-address';

/** What a guest types on the summary page. */
export interface GuestDraft extends GuestDetails {
  message: string;
}

export const EMPTY_DRAFT: GuestDraft = { firstName: '', lastName: '', email: '', phone: '', message: '' };

/** The fields in the order of the form. */
export const DRAFT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;

/** A sentence for each field that needs another look. */
export type DraftProblems = Partial<Record<keyof GuestDraft, string>>;

/** Longest phone number, its country code included (contract A9). */
export const PHONE_MAX_LENGTH = 25;

/** The draft as it is sent: outer spaces off, and the phone number with a plus before its country code. */
export function tidyDraft(draft: GuestDraft): GuestDraft {
  const phone = draft.phone.trim().replace(/\s+/g, ' ').replace(/^00/, '+');
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone,
    message: draft.message.trim(),
  };
}

/** What is wrong with a draft, field by field; empty when nothing is. */
export function draftProblems(draft: GuestDraft): DraftProblems {
  const { firstName, lastName, email, phone } = tidyDraft(draft);
  const problems: DraftProblems = {};
  if (firstName === '') problems.firstName = 'Type your first name.';
  if (lastName === '') problems.lastName = 'Type your last name.';
  if (email === '') problems.email = 'Type your e-mail address.';
  else if (!isEmailAddress(email)) problems.email = 'Type a whole e-mail address, like name@example.com.';
  const phoneProblem = problemOfPhone(phone);
  if (phoneProblem !== null) problems.phone = phoneProblem;
  return problems;
}

function problemOfPhone(phone: string): string | null {
  if (phone === '') return 'Type your phone number.';
  if (phone.length > PHONE_MAX_LENGTH) return `Type at most ${PHONE_MAX_LENGTH} characters.`;
  if (!phone.startsWith('+')) return 'Begin with your country code, like +971 for the Emirates.';
  const digits = phone.replace(/\D/g, '').length;
  if (!/^\+[1-9][\d ()./-]+$/.test(phone) || digits < 7 || digits > 15)
    return 'This does not look like a whole phone number.';
  return null;
}
