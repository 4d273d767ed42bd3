import type { Redirect } from './site-types';

/** The path of an address of this site, as it is looked up: without query, anchor and closing slash. */
export function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/**
 * Redirects that lead to another one lead to its end at once; a round that leads nowhere is left out.
 * One that is to be kept for good only counts as permanent when all of its way is.
 */
export function followRedirects(redirects: readonly Redirect[]): Redirect[] {
  const byPath = new Map(redirects.map((redirect) => [pathOf(redirect.from), redirect]));
  return redirects.flatMap((redirect) => {
    const seen = new Set([pathOf(redirect.from)]);
    let end = redirect;
    for (let next = byPath.get(pathOf(end.to)); next; next = byPath.get(pathOf(end.to))) {
      if (seen.has(pathOf(next.from))) return [];
      seen.add(pathOf(next.from));
      end = { from: redirect.from, to: next.to, permanent: end.permanent && next.permanent };
    }
    return seen.has(pathOf(end.to)) ? [] : [{ ...end, from: pathOf(end.from) }];
  });
}
