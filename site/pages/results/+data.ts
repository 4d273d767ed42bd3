import type { PageContextServer } from 'vike/types';
import { findStays } from '../../features/search/find-stays';
import { notFound } from '../../not-found';
import type { PageMeta } from '../../page-context';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed } = pageContext;
  const page = Number(routeParams.page);
  const search = urlParsed.searchOriginal ?? '';
  const found = await findStays(api, new URLSearchParams(search), page);
  if (found === null) throw notFound(pageContext);
  const { brand } = await api.settings();
  const meta: PageMeta = {
    title: `${page === 1 ? 'All apartments in Dubai' : `All apartments in Dubai, page ${page}`} · ${brand}`,
    description: `Holiday apartments in Dubai, booked directly with ${brand}: totals with all fees for your dates.`,
    noindex: search.length > 1,
  };
  return { meta, found };
}
