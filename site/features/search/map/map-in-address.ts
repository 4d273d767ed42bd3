import { useSyncExternalStore } from 'react';

/**
 * Ends the address of a list while its map fills the screen of a phone, so that Back closes the map and not the page,
 * and comes back to it from an apartment. Nothing else says whether the map is open.
 */
export const MAP_IN_ADDRESS = '#map';

const isOpen = (): boolean => window.location.hash === MAP_IN_ADDRESS;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Whether the address asks for the map; false on the server. */
export function useMapInAddress(): boolean {
  return useSyncExternalStore(listen, isOpen, () => false);
}

/** Opens the map: an entry of its own in the history. */
export function openMap(): void {
  window.history.pushState({ overList: true }, '', MAP_IN_ADDRESS);
  tell();
}

/** Leads back to the list: to its own entry in the history, unless a search on the map came between. */
export function closeMap(): void {
  if (!isOpen()) return;
  if ((window.history.state as { overList?: boolean } | null)?.overList) {
    window.history.back();
    return;
  }
  const { pathname, search } = window.location;
  window.history.replaceState({}, '', `${pathname}${search}`);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
