import { safeRedirect } from 'booking-rules/shared/safe-redirect';

/**
 * An address that an editor has typed, when it may be linked to: a path or an anchor of this site, a page of
 * the web, a mail or a phone number. Null for all else, scripts above all.
 */
export function safeHref(href: string): string | null {
  const plain = href.trim();
  if (plain.startsWith('/')) return safeRedirect(plain);
  return /^(?:#|https?:\/\/|mailto:|tel:)/i.test(plain) ? plain : null;
}
