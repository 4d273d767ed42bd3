/** A page is not loaded again within this time for the same path, in milliseconds (contract A10). */
const GUARD_MS = 10_000;
/** A page that is being left is gone within this time, in milliseconds; a download only seems to leave it. */
const LEAVING_MS = 10_000;
const KEY = 'chunk-reload';

/**
 * Notes that a path is reloaded because a part of the site failed to load. Every path is remembered while its guard
 * lasts, so two paths that send a visitor back and forth come to an end too.
 * @returns false when it has just been tried, and trying again could loop forever
 */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, number>;
    const lasting = Object.entries(stored).filter(([, until]) => now < until);
    if (lasting.some(([guarded]) => guarded === path)) return false;
    storage.setItem(KEY, JSON.stringify(Object.fromEntries([...lasting, [path, now + GUARD_MS]])));
    return true;
  } catch {
    // Without storage nothing would stop a page from reloading again and again.
    return false;
  }
}

let destination: string | null = null;

/** Tells where the visitor is being taken: a part that fails to load on the way belongs to that address. */
export function headFor(href: string | null): void {
  destination = href;
}

/**
 * Loads the page again.
 * @returns whether it does: it may have just been tried
 */
export function loadAgain(): boolean {
  const target = new URL(destination ?? location.href, location.href);
  if (!mayReload(target.pathname, Date.now(), sessionStorage)) return false;
  if (target.href === location.href) location.reload();
  else location.assign(target);
  return true;
}

/**
 * Loads the page again when a part of it cannot be loaded, as after a new build has replaced its files. A part that
 * Firefox gives up because the visitor leaves is none: loading again would keep them here.
 */
export function reloadOnMissingChunk(): void {
  let leftAt = -Infinity;
  window.addEventListener('beforeunload', () => (leftAt = performance.now()));
  window.addEventListener('vite:preloadError', () => {
    if (performance.now() - leftAt >= LEAVING_MS) loadAgain();
  });
}
