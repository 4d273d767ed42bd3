import type { PageContextServer } from 'vike/types';
import { findStays } from '../../features/search/find-stays';
import { notFound } from '../../server/not-found';
import type { PageMeta } from '../../lib/page-meta';
import type { SiteApi } from '../../api/site-api';
import { areaPath } from '../apartments/area-path';
import { cityName } from 'booking-rules/shared/format/city';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { serverMessages } from '../../messages/all-languages';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed } = pageContext;
  const page = Number(routeParams.page);
  const search = urlParsed.searchOriginal ?? '';
  const found = await findStays(api, new URLSearchParams(search), page);
  if (found === null) throw notFound(pageContext);
  const { brand } = await api.settings();
  const city = cityName(placeOfBusiness().city);
  const { titles } = serverMessages();
  const area = await areaAlone(api, new URLSearchParams(search));
  const meta: PageMeta = {
    title: titles.results(brand, city, page),
    description: titles.resultsText(brand, city),
    noindex: search.length > 1,
    // All of an area, and nothing else asked, is what the page of the area shows.
    ...(area !== null && { canonical: areaPath(area, page) }),
  };
  return { meta, found, city };
}

/** The area that a search names and names alone; null when it asks for anything else. */
async function areaAlone(api: SiteApi, params: URLSearchParams): Promise<string | null> {
  const [[key, value] = [], ...more] = [...params].filter(([, text]) => text !== '');
  if (key !== 'district' || more.length > 0) return null;
  return (await api.districts()).find(({ slug }) => slug === value)?.slug ?? null;
}
