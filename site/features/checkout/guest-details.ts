import type { GuestDetails } from 'booking-rules/contracts/reservations/reservations';
import { emailProblem, nameProblem, problemsOf } from '../../forms/field-checks';
import type { Problems } from '../../forms/use-form';
import type { Account } from '../../session/session';
import { fallbackCountry } from '../../ui/phone/countries';
import { e164Of, phoneProblem } from '../../ui/phone/phone-check';
import { countryOfTyped } from '../../ui/phone/phone-value';

/** What a guest types and chooses on the summary page. */
export interface GuestDraft extends GuestDetails {
  /** Code of the country of the phone number. */
  phoneCountry: string;
  message: string;
  /** The chosen way to pay; empty for the usual one. */
  payment: string;
}

export const EMPTY_DRAFT: GuestDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phoneCountry: '',
  message: '',
  payment: '',
};

/** What an account knows of the guest; what it does not know is left out. */
export function draftOfAccount({
  firstName,
  lastName,
  email,
  phone,
}: Pick<Account, 'firstName' | 'lastName' | 'email' | 'phone'>): Partial<GuestDraft> {
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    email,
    ...(phone && { phone, phoneCountry: countryOfTyped({ country: fallbackCountry(), phone }) }),
  };
}

/** The fields in the order of the form. */
export const DRAFT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
/** A sentence for each field that needs another look. */
export type DraftProblems = Problems<(typeof DRAFT_FIELDS)[number]>;

/** The draft as it is sent: outer spaces off, and the phone number as `+442079460958`. */
export function tidyDraft(draft: GuestDraft): GuestDetails & { message: string } {
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: e164Of({ phone: draft.phone, country: draft.phoneCountry }),
    message: draft.message.trim(),
  };
}

/** What is wrong with a draft, field by field; empty when nothing is. */
export function draftProblems({
  firstName,
  lastName,
  email,
  phone,
  phoneCountry,
}: GuestDraft): DraftProblems {
  return problemsOf({
    firstName: nameProblem(firstName, 'first name'),
    lastName: nameProblem(lastName, 'last name'),
    email: emailProblem(email),
    phone: phoneProblem({ phone, country: phoneCountry }),
  });
}
