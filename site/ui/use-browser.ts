import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 48rem)';

/** True on screens with room for two months side by side; false on the server. */
export function useWide(): boolean {
  return useMatches(WIDE);
}

/** Whether a media query holds; false on the server. */
export function useMatches(media: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => window.matchMedia(media).matches,
    () => false,
  );
}

/** False while the page is as the server rendered it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** Whether the browser has a connection, as far as it knows; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener('online', notify);
      window.addEventListener('offline', notify);
      return () => {
        window.removeEventListener('online', notify);
        window.removeEventListener('offline', notify);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
