import { createHmac, timingSafeEqual } from 'node:crypto';

/** Keeps these signatures apart from any other that is made with the same secret. */
const PURPOSE = 'answer by mail';
/** Half of a SHA-256: a local part has 64 characters at most (RFC 5321). */
const SIGNATURE_HEX = 32;
const REFERENCE = /^[A-Z]-[0-9A-Z]{10}$/;

/** Whose answers an address takes: the guest's, or the business's. */
export type ReplySide = 'guest' | 'house';

/** What an answer by mail is about, and who gives it. */
export interface ReplyTo {
  side: ReplySide;
  /** Of the reservation or the enquiry. */
  reference: string;
  /** The guest's address: whoever it belonged to before cannot answer any more. */
  email: string;
}

/**
 * The address to which an answer to a mail goes: `reply+gr7f3k9m2xwb-6f0c…@stay.example`. All in lower case, as some mail
 * servers write local parts so. Nobody can make one without the secret.
 * @param inbox the address that the operator has set for inbound mail
 */
export function replyAddress(secret: string, inbox: string, to: ReplyTo): string {
  const at = inbox.lastIndexOf('@');
  const name = `${to.side === 'guest' ? 'g' : 'h'}${to.reference.replace('-', '').toLowerCase()}`;
  return `${inbox.slice(0, at)}+${name}-${signatureOf(secret, to)}${inbox.slice(at)}`;
}

/** What an address says that it is for; its signature is still to be checked. */
export interface ClaimedReply {
  side: ReplySide;
  reference: string;
  signature: string;
}

/** The first of these addresses that is one for answers; null where none is. */
export function claimedReply(inbox: string, addresses: readonly string[]): ClaimedReply | null {
  const [local = '', domain = ''] = inbox.toLowerCase().split('@');
  for (const address of addresses) {
    const plain = address.trim().toLowerCase();
    if (!plain.startsWith(`${local}+`) || !plain.endsWith(`@${domain}`)) continue;
    const tag = plain.slice(local.length + 1, -domain.length - 1);
    const [, side, letter, number, signature] = /^([gh])([a-z])([0-9a-z]{10})-([0-9a-f]+)$/.exec(tag) ?? [];
    if (letter === undefined || number === undefined || signature === undefined) continue;
    const reference = `${letter}-${number}`.toUpperCase();
    if (!REFERENCE.test(reference)) continue;
    return { side: side === 'g' ? 'guest' : 'house', reference, signature };
  }
  return null;
}

/** Whether a claim is true, of a guest with this address. Takes as long for a false one as for a true one. */
export function provesReply(
  secret: string,
  { side, reference, signature }: ClaimedReply,
  email: string,
): boolean {
  const wanted = Buffer.from(signatureOf(secret, { side, reference, email }));
  const given = Buffer.from(signature.padEnd(SIGNATURE_HEX).slice(0, SIGNATURE_HEX));
  return timingSafeEqual(wanted, given) && signature.length === SIGNATURE_HEX;
}

function signatureOf(secret: string, { side, reference, email }: ReplyTo): string {
  return createHmac('sha256', secret)
    .update(`${PURPOSE}\n${side}\n${reference}\n${email.toLowerCase()}`)
    .digest('hex')
    .slice(0, SIGNATURE_HEX);
}
