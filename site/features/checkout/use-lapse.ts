import { useSyncExternalStore } from 'react';
import { lapseOf } from './lapse';

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
}

/** How long a quote still holds; null on the server, which does not know when it is read. */
export function useLapseText(expiresAt: string): string | null {
  return useSyncExternalStore<string | null>(
    everySecond,
    () => lapseOf(expiresAt, Date.now()).text,
    () => null,
  );
}

/** True from the moment on which a quote has lapsed. */
export function useLapsed(expiresAt: string): boolean {
  return useSyncExternalStore(
    everySecond,
    () => lapseOf(expiresAt, Date.now()).lapsed,
    () => false,
  );
}
