import type { PageContextServer } from 'vike/types';
import { datesProblem } from '../../features/search/dates-problem';
import type { PageMeta } from '../../lib/page-meta';
import { dateless, readSearch, stayOnly } from '../../lib/search-query';
import { messages } from '../../messages/messages';
import { notFound } from '../../server/not-found';

export type Data = Awaited<ReturnType<typeof data>>;

/** What somebody shares by a link, to whoever opens it: never who they are. */
export async function data(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed } = pageContext;
  const apartments = await api.sharedWishlist(routeParams.token ?? '');
  if (apartments === null) throw notFound(pageContext);
  const { brand, today } = await api.settings();
  const params = new URLSearchParams(urlParsed.searchOriginal ?? '');
  const asked = stayOnly(readSearch(params));
  const query = datesProblem(params, today) === null ? asked : dateless(asked);
  const stays = await api.cards({ apartments: [...apartments], ...query });
  const meta: PageMeta = { title: `${messages().kept.sharedTitle} · ${brand}`, noindex: true };
  return { meta, query, stays };
}
