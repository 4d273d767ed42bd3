import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a number survives being read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A number that nobody can guess, for quotes and reservations: `Q-7F3K9M2XWB`. 50 bits of chance. */
export function publicNumber(prefix: string): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${prefix}-${characters.join('')}`;
}

/** True for a text that could be such a number; asking a database about any other is useless. */
export function isPublicNumber(text: string): boolean {
  return /^[A-Z]-[0-9A-Z]{10}$/.test(text);
}
