import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps these secrets apart from any other that follows from the same one. */
const PURPOSE = 'secret of a webhook';
/** What secrets begin with, by the "Standard Webhooks" scheme; the rest is base64. */
const PREFIX = 'whsec_';

/** What makes the secret of one webhook unlike all others. */
export const newSalt = (): string => randomBytes(24).toString('base64url');

/**
 * The secret of a webhook. It follows from the secret of links and a salt, and is kept nowhere: neither the database
 * nor a backup of it tells it.
 */
export function secretOf(linkSecret: string, salt: string): string {
  return PREFIX + Buffer.from(hkdfSync('sha256', linkSecret, salt, PURPOSE, 32)).toString('base64');
}

/** What is signed: the body as it is sent, with its id and when that is. */
export interface SignedMessage {
  id: string;
  at: Date;
  body: string;
}

/**
 * The headers of a delivery by the "Standard Webhooks" scheme (standardwebhooks.com).
 * @param secrets one, or two while one is being replaced
 */
export function signedHeaders(
  { id, at, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
