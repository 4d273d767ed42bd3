import type { Core } from '@strapi/strapi';
import { safeRedirect } from 'booking-rules/shared/safe-redirect';
import type { Redirect } from '../site-types';

/** The path of an address of this site, as it is looked up: without query, anchor and closing slash. */
export function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/**
 * Where a redirect may lead, as a browser writes it: a path of this site, or a page of the web.
 * Null for all else, and for a path that browsers take for another site.
 */
export function targetOf(to: string): string | null {
  if (to.startsWith('/')) return safeRedirect(to);
  if (!URL.canParse(to)) return null;
  const { protocol, href } = new URL(to);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}

/**
 * Redirects that lead to another one lead to its end at once; a round that leads nowhere is left out.
 * So is one that may lead nowhere. One that is to be kept for good only counts as permanent when all of its way is.
 */
export function followRedirects(redirects: readonly Redirect[]): Redirect[] {
  const usable = redirects.filter(({ to }) => targetOf(to) !== null);
  const byPath = new Map(usable.map((redirect) => [pathOf(redirect.from), redirect]));
  return usable.flatMap((redirect) => {
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

/** Every redirect of the editors, ready to be followed. */
export async function readRedirects(strapi: Core.Strapi): Promise<Redirect[]> {
  const documents: unknown = await strapi.documents('api::redirect.redirect').findMany({ sort: 'id:asc' });
  return followRedirects(
    (documents as Redirect[]).map(({ from, to, permanent }) => ({ from, to, permanent })),
  );
}
