import { isEmailAddress } from '../../email-address';

const SHORTEST_PASSWORD = 8;
/** What the backend takes of a password, in bytes. */
const LONGEST_PASSWORD = 72;

export const PASSWORD_HINT = `${SHORTEST_PASSWORD} characters or more.`;

/** A problem for each field that has one: those without are left out. */
export function problemsOf<Name extends string>(
  found: Record<Name, string | null>,
): Partial<Record<Name, string>> {
  const problems: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(found) as Name[]) {
    const problem = found[name];
    if (problem !== null) problems[name] = problem;
  }
  return problems;
}

export function emailProblem(email: string): string | null {
  const text = email.trim();
  if (text === '') return 'Type your e-mail address.';
  return isEmailAddress(text) ? null : 'Type a whole e-mail address, like name@example.com.';
}

export function nameProblem(name: string, what: string): string | null {
  return name.trim() === '' ? `Type your ${what}.` : null;
}

/** What is wrong with a password that is being chosen. */
export function newPasswordProblem(password: string): string | null {
  if (password.length < SHORTEST_PASSWORD) return `Take ${SHORTEST_PASSWORD} characters or more.`;
  if (new TextEncoder().encode(password).length > LONGEST_PASSWORD) {
    return `This password is too long: take at most ${LONGEST_PASSWORD} letters.`;
  }
  return null;
}

export function confirmationProblem(password: string, confirmation: string): string | null {
  if (confirmation === '') return 'Type the new password once more.';
  return password === confirmation ? null : 'Both have to be the same.';
}

/** A phone number is not needed, but has to be whole when it is there. */
export function optionalPhoneProblem(phone: string): string | null {
  return /^$|^\+[1-9][0-9 ()./-]{5,}$/.test(phone.trim())
    ? null
    : 'Type the number with its country code, like +971 50 123 4567.';
}
