import type { RegistrationEntry } from '../../../contracts/reservations/registrations';
import {
  fieldsAskedOf,
  isBirthDate,
  isDocumentNumber,
  tidyDocumentNumber,
  type RegisteredGuest,
  type RegistrationField,
  type RegistrationRules,
} from '../../../shared/domain/guests/registration';
import { localDay } from '../../../shared/domain/local-day';
import { invalidField } from '../platform/http/parse';

export type SentGuest = Extract<RegistrationEntry, { kind: 'guest' }>;

/** What a guest has given, with the picture that belongs to it; null where none is asked for. */
export interface CheckedGuest {
  guest: RegisteredGuest;
  picture: string | null;
}

/**
 * What somebody gives, as far as the place asks for it. What it does not ask for is not kept.
 * @throws ValidationError that names the field that is missing or wrong
 */
export function checkGuest(sent: SentGuest, rules: RegistrationRules, now: Date): CheckedGuest {
  const asked = fieldsAskedOf(rules, sent.nationality);
  const given = <Value>(field: RegistrationField, value: Value | undefined, name: string): Value | null => {
    if (!asked.includes(field)) return null;
    if (value === undefined || value === '') throw invalidField(name, 'is required');
    return value;
  };
  const { firstName, lastName, nationality } = sent;
  return {
    guest: {
      ...{ firstName, lastName, nationality },
      document: documentOf(given('document', sent.document, 'documentNumber'), rules),
      birthDate: birthDateOf(given('birthDate', sent.birthDate, 'birthDate'), now),
      address: given('address', sent.address, 'address'),
    },
    picture: given('picture', sent.picture, 'picture'),
  };
}

function documentOf(
  document: SentGuest['document'] | null,
  rules: RegistrationRules,
): RegisteredGuest['document'] {
  if (!document) return null;
  const { kind } = document;
  const number = tidyDocumentNumber(document.number);
  if (!rules.documents.includes(kind)) throw invalidField('documentKind', 'must be one of those offered');
  if (!isDocumentNumber(kind, number))
    throw invalidField(
      'documentNumber',
      kind === 'emirates-id'
        ? 'must have 15 digits and begin with 784, as on the card'
        : 'must have 5 to 20 letters and digits, as in the document',
    );
  return { kind, number };
}

function birthDateOf(day: string | null, now: Date): string | null {
  if (day !== null && !isBirthDate(day, localDay(now)))
    throw invalidField('birthDate', 'must be the day of birth of somebody alive');
  return day;
}
