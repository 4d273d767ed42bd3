import { fieldErrors, guestMessage, type ApiError } from '../../api/api-error';
import type { Refusal } from '../../forms/use-form';
import { TOO_LONG } from '../../forms/field-checks';

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
    text: 'Email or password is incorrect',
  },
  'Your account has been blocked by an administrator': {
    beside: ['identifier'],
    text: 'This account has been closed. Contact us if you think this is a mistake',
  },
  'Email or Username are already taken': {
    beside: ['email'],
    text: 'There is already an account with this email address. Sign in, or reset your password',
  },
  'Register action is currently disabled': {
    beside: ['email'],
    text: "You can't create an account at the moment, but you can book without one",
  },
  'Passwords do not match': { beside: ['passwordConfirmation'], text: "The passwords don't match" },
  'The provided current password is invalid': {
    beside: ['currentPassword'],
    text: "This isn't your current password",
  },
  'Your new password must be different than your current password': {
    beside: ['password'],
    text: 'Choose a password that differs from your current one',
  },
  'Password must be less than 73 bytes': {
    beside: ['password'],
    text: TOO_LONG,
  },
};

const BY_FIELD: Readonly<Partial<Record<string, string>>> = {
  email: 'Enter a complete email address, like name@example.com',
  phone: 'Enter the number with its country code, like +971 50 123 4567',
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
  // It says how long to wait.
  if (status === 429) return { message };
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
  return SENTENCES[words]?.text ?? BY_FIELD[field] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
