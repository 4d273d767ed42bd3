import { fieldErrors, guestMessage, type ApiError } from '../../api/api-error';
import type { Refusal } from '../../forms/use-form';
import { messages } from '../../messages/messages';
import type { Messages } from '../../messages/types';
import { passwordTooLong } from '../../forms/field-checks';

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
  text: (sentences: Messages) => string;
}

const SENTENCES: Readonly<Record<string, Sentence>> = {
  'Invalid identifier or password': {
    beside: ['password'],
    text: ({ account }) => account.refusals.incorrect,
  },
  'Your account has been blocked by an administrator': {
    beside: ['identifier'],
    text: ({ account }) => account.refusals.closed,
  },
  'Email or Username are already taken': {
    beside: ['email'],
    text: ({ account }) => account.refusals.taken,
  },
  'Register action is currently disabled': {
    beside: ['email'],
    text: ({ account }) => account.refusals.registrationOff,
  },
  'Passwords do not match': {
    beside: ['passwordConfirmation'],
    text: ({ forms }) => forms.passwordsDiffer,
  },
  'The provided current password is invalid': {
    beside: ['currentPassword'],
    text: ({ account }) => account.refusals.notCurrent,
  },
  'Your new password must be different than your current password': {
    beside: ['password'],
    text: ({ account }) => account.refusals.samePassword,
  },
  'Password must be less than 73 bytes': {
    beside: ['password'],
    text: passwordTooLong,
  },
};

const BY_FIELD: Readonly<Partial<Record<string, 'completeEmail' | 'phoneWithCountry'>>> = {
  email: 'completeEmail',
  phone: 'phoneWithCountry',
};

/** What the backend's refusal means, beside a field of the form where it is about one. */
export function accountRefusal<Name extends AccountField>(
  error: ApiError,
  fields: readonly Name[],
): Refusal<Name> {
  const { message, status } = error;
  const sentence = SENTENCES[message];
  const field = fields.find((name) => sentence?.beside.some((beside) => beside === name));
  if (sentence && field !== undefined) return { problems: oneProblem(field, sentence.text(messages())) };
  // It says how long to wait.
  if (status === 429) return { message };
  const beside = fieldErrors(error);
  const refused = fields.filter((name) => beside[name] !== undefined);
  if (refused.length === 0) return { message: sentence?.text(messages()) ?? guestMessage(error) };
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
  const known = SENTENCES[words]?.text(messages());
  if (known !== undefined) return known;
  const message = BY_FIELD[field];
  if (message !== undefined) return messages().forms[message];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
