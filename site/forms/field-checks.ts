const SHORTEST_PASSWORD = 10;
/** What the backend takes of a password, in bytes. */
const LONGEST_PASSWORD = 72;

/** What the backend asks of a new password; what is easy to guess it says itself. */
export const PASSWORD_HINT = `At least ${SHORTEST_PASSWORD} characters. No common password, and not your email address or our name.`;

export const TOO_LONG = `Use at most ${LONGEST_PASSWORD} characters. Arabic letters and emoji count as more than one`;

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
  const text = email.trim();
  if (text === '') return 'Enter your email address';
  return isEmailAddress(text) ? null : 'Enter a complete email address, like name@example.com';
}

export function nameProblem(name: string, what: string): string | null {
  return name.trim() === '' ? `Enter your ${what}` : null;
}

/** What is wrong with a password that is being chosen. */
export function newPasswordProblem(password: string): string | null {
  if (Array.from(password).length < SHORTEST_PASSWORD) return `Use at least ${SHORTEST_PASSWORD} characters`;
  if (new TextEncoder().encode(password).length > LONGEST_PASSWORD) return TOO_LONG;
  return null;
}

export function confirmationProblem(password: string, confirmation: string): string | null {
  if (confirmation === '') return 'Enter the new password again';
  return password === confirmation ? null : "The passwords don't match";
}

/** A phone number is optional, but must be complete if given. */
export function optionalPhoneProblem(phone: string): string | null {
  return /^$|^\+[1-9][0-9 ()./-]{5,}$/.test(phone.trim())
    ? null
    : 'Enter the number with its country code, like +971 50 123 4567';
}
