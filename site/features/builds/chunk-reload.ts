import { isRecord } from '../../is-record';

/** A page is not loaded again within this time for the same path, in milliseconds (contract A10). */
const GUARD_MS = 10_000;
const KEY = 'chunk-reload';

/**
 * Notes that a path is loaded again because a part of the site failed to load.
 * @returns false when that has just been tried, and trying again would go on for ever
 */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const last: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (isRecord(last) && last.path === path && typeof last.until === 'number' && now < last.until)
      return false;
    storage.setItem(KEY, JSON.stringify({ path, until: now + GUARD_MS }));
    return true;
  } catch {
    // Without storage nothing would stop a page from loading again and again.
    return false;
  }
}

let destination: string | null = null;

/** Tells where the visitor is being taken: a part that fails to load on the way belongs to that address. */
export function headFor(href: string | null): void {
  destination = href;
}

/** Loads the page again when a part of it cannot be loaded, as after a new build has replaced its files. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    const target = new URL(destination ?? location.href, location.href);
    if (!mayReload(target.pathname, Date.now(), sessionStorage)) return;
    if (target.href === location.href) location.reload();
    else location.assign(target);
  });
}
