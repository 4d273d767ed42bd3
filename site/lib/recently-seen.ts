import { withSeen, type Wishlist } from 'booking-rules/shared/domain/guests/wishlist';
import { useSyncExternalStore } from 'react';
import { storedItem } from './stored-item';

const NONE: Wishlist = [];
const kept = storedItem('recently-seen', () => window.localStorage, isIds);
const listeners = new Set<() => void>();
/** As it was read or written last. */
let current: Wishlist | null = null;

/** The apartments whose pages were opened in this browser last; nobody else is told. */
export const recentlySeen = {
  read: (): Wishlist => (current ??= kept.read() ?? NONE),

  add(apartmentId: string): void {
    keep(withSeen(recentlySeen.read(), apartmentId));
  },

  clear(): void {
    keep(NONE);
  },
};

/** The apartments that were looked at last, the latest first; none on the server. */
export function useRecentlySeen(): Wishlist {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    recentlySeen.read,
    () => NONE,
  );
}

function keep(seen: Wishlist): void {
  current = seen;
  if (seen.length === 0) kept.remove();
  else kept.write(seen);
  listeners.forEach((listener) => listener());
}

function isIds(value: unknown): value is Wishlist {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
