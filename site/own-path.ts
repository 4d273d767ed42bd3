const ANYWHERE = 'http://this.site';

/**
 * An address of this site as a path, with query and fragment: what may be gone to because an address says so.
 * Null for every other site, however it is written.
 */
export function ownPath(address: string | null | undefined): string | null {
  if (address == null || !/^\/(?![/\\])/.test(address)) return null;
  try {
    const { origin, pathname, search, hash } = new URL(address, ANYWHERE);
    return origin === ANYWHERE ? `${pathname}${search}${hash}` : null;
  } catch {
    return null;
  }
}
