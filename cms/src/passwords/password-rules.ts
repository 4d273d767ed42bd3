import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** What a new password has to be, and of whom. */
interface PasswordRules {
  /** Characters that it needs. */
  shortest: number;
  /** The person who will sign in with it. */
  email: string;
  /** Name of the business. */
  brand: string;
}

/** Characters of a new password: guests see their own bookings, staff everybody's. */
export const SHORTEST = { guest: 10, staff: 12 } as const;

/** What bcrypt reads of a password, in bytes; it would leave the rest out without a word. */
const LONGEST_BYTES = 72;

/** Guesses that somebody who knows passwords well would need at least (10^8), by zxcvbn's estimate. */
const FEWEST_GUESSES = 1e8;

/** Shorter words are in many passwords by chance. */
const SHORTEST_WORD = 4;

/**
 * What is wrong with a password that somebody chooses, as a sentence for them; null when nothing is. Length and
 * lists of common passwords after NIST SP 800-63B; nobody is told to mix kinds of characters.
 */
export async function passwordProblem(
  password: string,
  { shortest, email, brand }: PasswordRules,
): Promise<string | null> {
  if (Array.from(password).length < shortest) return `Use at least ${shortest} characters`;
  if (isTooLong(password)) {
    return `Use at most ${LONGEST_BYTES} characters. Arabic letters and emoji count as more than one`;
  }
  const [name = '', domain = ''] = email.split('@');
  if (holds(password, name)) return 'Leave your email address out of the password';
  if (holds(password, brand)) return `Leave the name ${brand} out of the password`;
  const guesses = await guessesOf(password, [...name.split(/[^\p{L}\p{N}]+/u), domain, brand]);
  if (guesses < FEWEST_GUESSES) return 'This password is too easy to guess. Try a few unrelated words';
  return null;
}

/** Whether bcrypt would leave out the end of a password. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > LONGEST_BYTES;
}

function holds(password: string, word: string): boolean {
  const part = plain(word);
  return part.length >= SHORTEST_WORD && plain(password).includes(part);
}

/** Letters and digits alone, in lower case. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

let estimator: Promise<ZxcvbnFactory> | null = null;

/**
 * How many guesses a password takes somebody who tries the 50,000 most common ones first, then keys that lie side by
 * side, dates, repetitions, usual replacements of letters, and these words.
 */
async function guessesOf(password: string, words: readonly string[]): Promise<number> {
  // Its lists take 15 MB, for which most processes of most days have no use.
  estimator ??= loadEstimator();
  const { guesses } = (await estimator).check(password, [...words]);
  return guesses;
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs });
}

/**
 * The hash of a password that nobody knows, made as Strapi makes those of accounts. Compared where there is no
 * account, it makes the answer take as long as where there is one.
 */
export const NO_HASH = '$2a$10$WSleCWts7NpJnrcQR1U4qOK4z1Crc/nTnKUzpehP9rgXKPjj0Z4YG';
