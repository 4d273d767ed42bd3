import { randomBytes, randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';

const derive = promisify<string, string, number, Buffer>(scrypt);

/** What an authenticator app shows, as every one of them understands it: RFC 6238. */
const PERIOD = 30;
const DIGITS = 6;
const ALGORITHM = 'SHA1';
/** 160 bits, as RFC 4226 asks for. */
const SECRET_BYTES = 20;

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const CODE_LENGTH = 12;

/** A new secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function setupAddress(secret: string, brand: string, email: string): string {
  return totpOf(secret, brand, email).toString();
}

/**
 * The code as the app has it, however it is typed: with spaces, or in the digits of an Arabic or Persian keyboard;
 * null for what is no code.
 */
function plainCode(text: string): string | null {
  const plain = text
    .replace(/\s/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return /^[0-9]{6}$/.test(plain) ? plain : null;
}

/**
 * The span of time that a code stands for, counted from 1970 in steps of 30 seconds; null for a wrong code. A code of
 * the span before or after is taken too, for clocks that are not quite right.
 */
export function stepOf(secret: string, text: string, now: Date): number | null {
  const code = plainCode(text);
  if (code === null) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD) + delta;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });
}

/** Codes for a day without the app, to be printed: `k7mq-29xw-4rhd`, 59 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
    return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** Salt for the digests of one set of recovery codes. */
export function newSalt(): string {
  return randomBytes(16).toString('hex');
}

/** What is kept of a recovery code, however it is typed. */
export async function digestOf(recoveryCode: string, salt: string): Promise<string> {
  const plain = recoveryCode.toLowerCase().replace(/[^a-z0-9]/g, '');
  return (await derive(plain, salt, 32)).toString('hex');
}
