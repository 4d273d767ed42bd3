import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const SALT_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Keeps keys that are derived here apart from any other that is made of the same secret. */
const PURPOSE = 'vacationer guest registration 1';

/** Something encrypted, as the columns of a row hold it. */
export interface Sealed {
  /** Says by which of the keys it was sealed, and nothing about that key. */
  keyId: string;
  /** From which the key of this row alone is derived. */
  salt: Buffer;
  /** IV, tag and ciphertext. */
  bytes: Buffer;
}

/** What was sealed cannot be read: its key is not among those of this installation, or it was changed. */
export class CannotBeOpened extends Error {
  override name = 'CannotBeOpened';
}

/**
 * Seals what the database must not know, and opens it again: AES-256-GCM, with a key for each row that HKDF derives
 * from a secret outside the database.
 * @param secrets the first one seals; all of them open, so that one can take the place of another
 */
export function createSealing(secrets: readonly string[]) {
  const byId = new Map(secrets.map((secret) => [keyIdOf(secret), secret]));
  const [current] = byId;
  if (current === undefined) throw new Error('There is no key by which guests are registered');

  return {
    /** @param about names the row: what is moved to another one cannot be opened there */
    seal(plain: Uint8Array, about: string): Sealed {
      const [keyId, secret] = current;
      const salt = randomBytes(SALT_BYTES);
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(secret, salt), iv).setAAD(Buffer.from(about));
      const sealed = [cipher.update(plain), cipher.final()];
      return { keyId, salt, bytes: Buffer.concat([iv, cipher.getAuthTag(), ...sealed]) };
    },

    /** @throws CannotBeOpened */
    open({ keyId, salt, bytes }: Sealed, about: string): Buffer {
      const secret = byId.get(keyId);
      if (secret === undefined)
        throw new CannotBeOpened(`It was sealed by the key ${keyId}, which is not here`);
      const iv = bytes.subarray(0, IV_BYTES);
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, keyOf(secret, salt), iv, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      } catch (error) {
        throw new CannotBeOpened('It was changed after it had been sealed', { cause: error });
      }
    },
  };
}

export type Sealing = ReturnType<typeof createSealing>;

function keyIdOf(secret: string): string {
  return createHash('sha256').update(`${PURPOSE}\nkey id\n${secret}`).digest('hex').slice(0, 12);
}

function keyOf(secret: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, PURPOSE, KEY_BYTES));
}
