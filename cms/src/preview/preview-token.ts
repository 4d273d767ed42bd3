import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { BusinessChange } from 'booking-rules/contracts/setup/business';

/** What a preview shows, and of which of its versions. */
export interface Previewed {
  uid: string;
  documentId: string;
  status: 'draft' | 'published';
  /** What the business would say of itself, where somebody is still writing it. */
  business?: BusinessChange;
}

/** How long an address of a preview can be opened, in milliseconds. */
export const PREVIEW_MS = 15 * 60_000;

/** Signs previews with a key of their own, which is derived from a secret that is there already. */
export function createPreviewTokens(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'draft preview', 32));
  const signatureOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest();

  return {
    /** A token that lets its bearer see this one document until it expires. */
    sign(previewed: Previewed, now: Date): string {
      const claims = JSON.stringify({ ...previewed, until: now.getTime() + PREVIEW_MS });
      const text = Buffer.from(claims).toString('base64url');
      return `${text}.${signatureOf(text).toString('base64url')}`;
    },

    /** What a token shows; null when it is forged, malformed or expired. */
    read(token: string, now: Date): Previewed | null {
      const [text = '', signature = '', ...rest] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(text);
      if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const { until, ...previewed } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Previewed & {
        until: number;
      };
      return now.getTime() < until ? previewed : null;
    },
  };
}
