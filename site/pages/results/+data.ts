import type { PageContextServer } from 'vike/types';
import { findStays } from '../../features/search/find-stays';
import { notFound } from '../../server/not-found';
import type { PageMeta } from '../../lib/page-meta';
import type { SiteApi } from '../../api/site-api';
import { areaPath } from '../apartments/area-path';
import { placeOfBusiness } from 'booking-rules/shared/format/place';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed } = pageContext;
  const page = Number(routeParams.page);
  const search = urlParsed.searchOriginal ?? '';
  const found = await findStays(api, new URLSearchParams(search), page);
  if (found === null) throw notFound(pageContext);
  const { brand } = await api.settings();
  const { city } = placeOfBusiness();
  const area = await areaAlone(api, new URLSearchParams(search));
  const meta: PageMeta = {
    title: `All apartments in ${city}${page === 1 ? '' : `, page ${page}`} · ${brand}`,
    description: `Holiday apartments in ${city}, booked directly with ${brand}: totals with all fees for your dates.`,
    noindex: search.length > 1,
    // All of an area, and nothing else asked, is what the page of the area shows.
    ...(area !== null && { canonical: areaPath(area, page) }),
  };
  return { meta, found };
}

/** The area that a search names and names alone; null when it asks for anything else. */
async function areaAlone(api: SiteApi, params: URLSearchParams): Promise<string | null> {
  const [[key, value] = [], ...more] = [...params].filter(([, text]) => text !== '');
  if (key !== 'district' || more.length > 0) return null;
  return (await api.districts()).find(({ slug }) => slug === value)?.slug ?? null;
}
