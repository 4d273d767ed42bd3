import { messages } from '../messages/messages';
import type { Messages } from '../messages/types';

const SHORTEST_PASSWORD = 10;
/** What the backend takes of a password, in bytes. */
const LONGEST_PASSWORD = 72;

/** What the backend asks of a new password; what is easy to guess it says itself. */
export function passwordHint(): string {
  return messages().forms.passwordHint(SHORTEST_PASSWORD);
}

/** What is wrong with a password that the backend cannot take. */
export function passwordTooLong(): string {
  return messages().forms.passwordTooLong(LONGEST_PASSWORD);
}

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

/** Whether a text looks like a complete email address; only a mail that arrives proves it. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

export function emailProblem(email: string): string | null {
  const t = messages().forms;
  const text = email.trim();
  if (text === '') return t.enterEmail;
  return isEmailAddress(text) ? null : t.completeEmail;
}

/** @param what which name it is */
export function nameProblem(name: string, what: keyof Messages['forms']['enterName']): string | null {
  return name.trim() === '' ? messages().forms.enterName[what] : null;
}

/** What is wrong with a password that is being chosen. */
export function newPasswordProblem(password: string): string | null {
  if (Array.from(password).length < SHORTEST_PASSWORD)
    return messages().forms.passwordTooShort(SHORTEST_PASSWORD);
  if (new TextEncoder().encode(password).length > LONGEST_PASSWORD) return passwordTooLong();
  return null;
}

export function confirmationProblem(password: string, confirmation: string): string | null {
  const t = messages().forms;
  if (confirmation === '') return t.passwordAgain;
  return password === confirmation ? null : t.passwordsDiffer;
}

/** A phone number is optional, but must be complete if given. */
export function optionalPhoneProblem(phone: string): string | null {
  return /^$|^\+[1-9][0-9 ()./-]{5,}$/.test(phone.trim()) ? null : messages().forms.phoneWithCountry;
}
