import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentLinkAnswer } from '../../../../contracts/money/payments';
import type { MinorUnits } from '../../../../shared/format/money';

/** Keeps these signatures apart from any other that is made with the same secret. */
const PURPOSE = 'payment of a reservation';
/** A link can be used for so long. */
const LINK_DAYS = 7;

/** What whoever has a link may pay. It shows nothing of the reservation, and changes nothing else. */
export interface PaymentLink {
  reference: string;
  amount: MinorUnits;
  /** Whether a card is to hold the amount, as a deposit, and nothing is paid. */
  isDeposit: boolean;
  /** Seconds since 1970. */
  expires: number;
}

/** A link for an amount, made now. */
export function newPaymentLink(
  { reference, amount, isDeposit = false }: { reference: string; amount: MinorUnits; isDeposit?: boolean },
  now: Date,
): PaymentLink {
  const expires = Math.floor(now.getTime() / 1_000) + LINK_DAYS * 86_400;
  return { reference, amount, isDeposit, expires };
}

/** The link as it stands in an address: nobody can make one without the secret. */
export function paymentLinkToken(secret: string, link: PaymentLink): string {
  return `${plainOf(link)}.${signatureOf(secret, link)}`;
}

/** The address of a link. */
export function paymentLinkUrl(siteUrl: string, secret: string, link: PaymentLink): string {
  return `${siteUrl}/api/payment-links/${paymentLinkToken(secret, link)}`;
}

/** A link as whoever made it gets it. */
export function linkAnswer(siteUrl: string, secret: string, link: PaymentLink): PaymentLinkAnswer {
  const { amount, expires } = link;
  const url = paymentLinkUrl(siteUrl, secret, link);
  return { url, amount, expiresAt: new Date(expires * 1_000).toISOString() };
}

/** Reads a link; null for one that we have not made. Whether it has expired is for the caller to say. */
export function readPaymentLink(secret: string, token: string): PaymentLink | null {
  const [, reference, amount, expires, deposit] =
    /^(R-\w+)\.(\d{1,12})\.(\d{1,12})(\.deposit)?\.[\w-]{43}$/.exec(token) ?? [];
  if (reference === undefined) return null;
  const isDeposit = deposit !== undefined;
  const link = { reference, amount: Number(amount), isDeposit, expires: Number(expires) };
  const [asked, made] = [token, paymentLinkToken(secret, link)].map((text) => Buffer.from(text));
  return asked && made && asked.length === made.length && timingSafeEqual(asked, made) ? link : null;
}

function plainOf({ reference, amount, isDeposit, expires }: PaymentLink): string {
  return `${reference}.${amount}.${expires}${isDeposit ? '.deposit' : ''}`;
}

function signatureOf(secret: string, link: PaymentLink): string {
  return createHmac('sha256', secret)
    .update(`${PURPOSE}\n${plainOf(link)}`)
    .digest('base64url');
}
