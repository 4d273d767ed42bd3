import { useSyncExternalStore } from 'react';

/**
 * Ends the address of a list while its map fills the screen of a phone, so that Back closes the map and not the page,
 * and comes back to it from an apartment. Nothing else says whether the map is open.
 */
export const MAP_IN_ADDRESS = '#map';
const CHANGE = 'hashchange';

/** Whether the address asks for the map. */
export const isMapInAddress = (): boolean => window.location.hash === MAP_IN_ADDRESS;

function listen(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

/** The same for a component, which is told of changes; false on the server. */
export function useMapInAddress(): boolean {
  return useSyncExternalStore(listen, isMapInAddress, () => false);
}

/** Says what browsers say only of ways through the history: the end of the address has changed. */
export function tellOfChange(): void {
  window.dispatchEvent(new Event(CHANGE));
}

/** Opens the map: an entry of its own in the history, which says that the list lies below it. */
export function openMap(): void {
  window.history.pushState({ overList: true }, '', MAP_IN_ADDRESS);
  tellOfChange();
}
