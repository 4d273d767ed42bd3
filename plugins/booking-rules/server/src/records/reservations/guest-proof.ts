import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { GuestProof } from '../../../../contracts/reservations/reservations';

/** Keeps these signatures apart from any other that is made with the same secret. */
const PURPOSE = 'reservation of a guest';

/** What a signed link is about. */
interface Signed {
  reference: string;
  email: string;
}

/** The secret of the links in mails, as the host says it in `config.linkSecret` of the plugin. */
export function linkSecret(strapi: Core.Strapi): string {
  return strapi.config.get<string>('plugin::booking-rules.linkSecret');
}

/**
 * Stands for a guest's email address in links of mails. It holds as long as the reservation has that address,
 * and nobody can make one without the secret.
 */
export function guestToken(secret: string, { reference, email }: Signed): string {
  return createHmac('sha256', secret).update(`${PURPOSE}\n${reference}\n${email}`).digest('base64url');
}

/** Whether a guest has shown that a reservation is theirs. Takes as long for a wrong proof as for a right one. */
export function proves(
  proof: GuestProof,
  reservation: { reference: string; email: string | null },
  secret: string,
): boolean {
  // Whoever has given no address cannot be known by one.
  const { reference, email } = reservation;
  if (email === null) return false;
  return 'token' in proof
    ? sameText(guestToken(secret, { reference, email }), proof.token)
    : sameText(email, proof.email.trim().toLowerCase());
}

/** Compares in a time that tells nothing about where the two differ. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
