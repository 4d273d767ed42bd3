import type { Redirect } from '../../api/editorial';

let known: readonly Redirect[] = [];

/** The redirects that this browser knows of: none before the rules of the routes have come. */
export function knownRedirects(): readonly Redirect[] {
  return known;
}

/** Tells of the redirects, once the rules of the routes have come. */
export function knowRedirects(redirects: readonly Redirect[]): void {
  known = redirects;
}

/**
 * Where a redirect sends whoever asks for an address; null when none does.
 * The query goes along unless the target has one of its own.
 */
export function redirectFor(
  pathname: string,
  search: string,
  redirects: readonly Redirect[],
): { to: string; permanent: boolean } | null {
  const path = withoutSlash(pathname);
  const found = redirects.find(({ from, to }) => withoutSlash(from) === path && withoutSlash(to) !== path);
  if (!found) return null;
  const { to, permanent } = found;
  return { to: to.includes('?') || to.includes('#') ? to : `${to}${search}`, permanent };
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/+$/, '');
}
