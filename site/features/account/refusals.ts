import { fieldErrors } from '../../field-errors';
import { guestMessage, type ApiError } from '../../http';
import type { Refusal } from '../../use-form';

/** The fields of all forms about accounts. */
export type AccountField =
  | 'identifier'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'password'
  | 'currentPassword'
  | 'passwordConfirmation';

interface Sentence {
  /** Beside which field it stands; the first that the form has. */
  beside: readonly AccountField[];
  text: string;
}

const SENTENCES: Readonly<Record<string, Sentence>> = {
  'Invalid identifier or password': {
    beside: ['password'],
    text: 'This password does not go with this e-mail address. Look at both again.',
  },
  'Your account has been blocked by an administrator': {
    beside: ['identifier'],
    text: 'This account has been closed. Write to us if you think that this is a mistake.',
  },
  'Email or Username are already taken': {
    beside: ['email'],
    text: 'There is an account with this e-mail address already. Sign in, or ask for a new password.',
  },
  'Register action is currently disabled': {
    beside: ['email'],
    text: 'New accounts cannot be opened at the moment. You can book without one.',
  },
  'Passwords do not match': { beside: ['passwordConfirmation'], text: 'Both have to be the same.' },
  'The provided current password is invalid': {
    beside: ['currentPassword'],
    text: 'This is not your present password.',
  },
  'Your new password must be different than your current password': {
    beside: ['password'],
    text: 'Choose a password that differs from the present one.',
  },
  'Password must be less than 73 bytes': {
    beside: ['password'],
    text: 'This password is too long: take at most 72 letters.',
  },
};

const BY_FIELD: Readonly<Partial<Record<string, string>>> = {
  email: 'Type a whole e-mail address, like name@example.com.',
  phone: 'Type the number with its country code, like +971 50 123 4567.',
};

/** What the backend's refusal means, beside a field of the form where it is about one. */
export function accountRefusal<Name extends AccountField>(
  error: ApiError,
  fields: readonly Name[],
): Refusal<Name> {
  const { message, status } = error;
  const sentence = SENTENCES[message];
  const field = fields.find((name) => sentence?.beside.some((beside) => beside === name));
  if (sentence && field !== undefined) return { problems: oneProblem(field, sentence.text) };
  if (status === 429) {
    return { message: 'That was often in a short time. Wait a minute, then try again.' };
  }
  const beside = fieldErrors(error);
  const refused = fields.filter((name) => beside[name] !== undefined);
  if (refused.length === 0) return { message: sentence?.text ?? guestMessage(error) };
  const problems: Refusal<Name>['problems'] = {};
  for (const name of refused) problems[name] = sentenceOf(name, beside[name] ?? '');
  return { problems };
}

function oneProblem<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const problems: Partial<Record<Name, string>> = {};
  problems[name] = text;
  return problems;
}

/** The backend's own words as a sentence. */
function sentenceOf(field: string, words: string): string {
  return SENTENCES[words]?.text ?? BY_FIELD[field] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
