import { useSyncExternalStore } from 'react';
import { messages } from '../../messages/messages';

/** How long a quote still holds, as guests read it. */
export interface Expiry {
  expired: boolean;
  text: string;
}

const MINUTE_MS = 60_000;

/**
 * What is left of a quote.
 * @param expiresAt instant, ISO 8601
 * @param now milliseconds since 1970
 */
export function expiryOf(expiresAt: string, now: number): Expiry {
  const t = messages().checkout.expiry;
  const left = Date.parse(expiresAt) - now;
  if (Number.isNaN(left) || left <= 0) return { expired: true, text: t.over };
  if (left < MINUTE_MS) return { expired: false, text: t.almostOver };
  const minutes = Math.floor(left / MINUTE_MS);
  // Only what a manager has offered by mail holds for so long.
  const hours = Math.floor(minutes / 60);
  if (hours >= 2) return { expired: false, text: t.hoursLeft(hours) };
  return { expired: false, text: t.minutesLeft(minutes) };
}

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
}

/** How long a quote still holds; null on the server, which does not know when it is read. */
export function useExpiryText(expiresAt: string): string | null {
  return useSyncExternalStore<string | null>(
    everySecond,
    () => expiryOf(expiresAt, Date.now()).text,
    () => null,
  );
}

/** True from the moment on which a quote has expired. */
export function useExpired(expiresAt: string): boolean {
  return useSyncExternalStore(
    everySecond,
    () => expiryOf(expiresAt, Date.now()).expired,
    () => false,
  );
}
