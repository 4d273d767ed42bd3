/** Stands for the site's own origin; which one it is makes no difference to how a browser reads a path. */
const SITE = 'http://site.invalid';

/**
 * An address that came from outside, as a path of this site that a browser can be sent to. It is judged as a
 * browser resolves it, twice: `/.//evil.test` is a path of this site that is written out as `//evil.test`, which
 * is another site.
 * @returns path, query and fragment as a browser writes them; null for an address that is, or could become, one of
 * another site, and for one that is no path from the root
 */
export function safeRedirect(address: string | null | undefined): string | null {
  if (!address?.startsWith('/')) return null;
  const url = resolved(address);
  if (url?.origin !== SITE || url.username !== '' || url.password !== '') return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return resolved(path)?.href === url.href ? path : null;
}

function resolved(address: string): URL | null {
  try {
    return new URL(address, SITE);
  } catch {
    return null;
  }
}
