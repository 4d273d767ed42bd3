import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from 'booking-rules/engine';
import { localPath } from 'booking-rules/shared/format/local-path';
import { madeOnce } from 'booking-rules/shared/made-once';
import { pathOf, targetOf } from './content/redirects';
import type { Redirect, SiteApi } from './site-types';

/** Where an address leads that is no page: an address of this site, or of another. */
export interface Move {
  status: 301 | 302;
  location: string;
}

/** Ends the addresses at which scripts ask for the data of a page: client routing, and those of a page in memory. */
export const PAGE_DATA = /\/(?:index\.pageContext|_payload|_values)\.json$/;
/** A post's address in its former home: year, month, day and slug (contract A1). */
const DATED = /^\/\d{4}\/\d{1,2}\/\d{1,2}\/([^/]+)$/;
/** The further pages of an area and of a category move with their first. */
const FURTHER_PAGES = [/^(\/apartments\/[^/]+)(\/\d+)$/, /^(\/category\/[^/]+)(\/page\/[^/]+)$/];

/** Knows what the editors' redirects, dated addresses and other ids of apartments lead to. */
export function createRedirects(strapi: Core.Strapi, api: SiteApi) {
  const tableOf = madeOnce(
    (list: Redirect[]) => new Map(list.map((redirect) => [decoded(redirect.from), redirect])),
  );

  async function redirected(path: string, search: string): Promise<Move | null> {
    const table = tableOf(await api.redirects());
    const exact = table.get(path);
    if (exact) return moveTo(exact.to, search, exact.permanent ? 301 : 302);
    for (const pattern of FURTHER_PAGES) {
      const [, first = '', rest = ''] = pattern.exec(path) ?? [];
      const parent = table.get(first);
      if (parent && pattern.test(`${pathOf(parent.to)}${rest}`)) {
        return moveTo(`${pathOf(parent.to)}${rest}`, search, parent.permanent ? 301 : 302);
      }
    }
    return null;
  }

  async function dated(path: string, search: string): Promise<Move | null> {
    const [, slug = ''] = DATED.exec(path) ?? [];
    if (slug === '') return null;
    // Whether there is such a guide is for its own page to say.
    const post = `/blog/${slug}`;
    return (await redirected(decoded(post), search)) ?? moveTo(post, search, 301);
  }

  function otherId(path: string, search: string): Move | null {
    const [, id = ''] = /^\/apartment\/([^/]+)$/.exec(path) ?? [];
    const entry = id === '' ? null : engineOf(strapi).inventory.find(id);
    if (!entry || entry.card.apartmentId === id) return null;
    return moveTo(`/apartment/${entry.card.apartmentId}`, search, 301);
  }

  /**
   * Where an address leads, before a page is looked for; null when it leads nowhere else.
   * @param path as it came, percent-encoded; @param search with its question mark, or empty
   */
  return async function movedTo(path: string, search: string): Promise<Move | null> {
    const asked = pathOf(path);
    const plain = decoded(asked);
    try {
      return (await redirected(plain, search)) ?? (await dated(asked, search)) ?? otherId(plain, search);
    } catch (error) {
      // Pages have an answer of their own to a database that gives none.
      strapi.log.error(`Could not check whether ${plain} has moved: ${String(error)}`);
      return null;
    }
  };
}

/**
 * Sends on whoever asks for an address that leads elsewhere, to a page in the language of the one asked for.
 * @param asked path without its language
 * @returns whether it did
 */
export async function answerRedirect(
  ctx: Context,
  asked: string,
  movedTo: (path: string, search: string) => Promise<Move | null>,
  headers: Record<string, string>,
): Promise<boolean> {
  const isData = PAGE_DATA.test(asked);
  const path = asked.replace(PAGE_DATA, '') || '/';
  const move = await movedTo(path, ctx.search);
  if (!move) return false;
  ctx.set(headers);
  ctx.set('Cache-Control', 'no-cache');
  // Told by a 404 that there is no such data, scripts ask for the page itself.
  ctx.status = isData ? 404 : move.status;
  if (!isData) ctx.set('Location', localPath(move.location));
  ctx.body = '';
  return true;
}

/** An address of this site carries the query on; another site gets what the editor wrote. */
function moveTo(to: string, search: string, status: Move['status']): Move | null {
  const address = targetOf(to);
  if (address === null) return null;
  if (!address.startsWith('/')) return { status, location: address };
  const target = new URL(address, 'http://here');
  const query = [target.search.slice(1), search.slice(1)].filter(Boolean).join('&');
  return { status, location: `${target.pathname}${query && `?${query}`}${target.hash}` };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
