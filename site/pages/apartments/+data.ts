import type { PageContextServer } from 'vike/types';
import { findStays } from '../../features/search/find-stays';
import { notFound } from '../../server/not-found';
import type { PageMeta } from '../../lib/page-meta';
import { sharePicture } from '../../lib/page-meta';
import { areaPath } from './area-path';
import { cityName } from 'booking-rules/shared/format/city';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { serverMessages } from '../../messages/all-languages';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed } = pageContext;
  const page = Number(routeParams.page ?? '1');
  const district = (await api.districts()).find(({ slug }) => slug === routeParams.district);
  if (district === undefined) throw notFound(pageContext);
  const search = urlParsed.searchOriginal ?? '';
  const found = await findStays(api, new URLSearchParams(search), page, district.slug);
  if (found === null) throw notFound(pageContext);
  const { brand } = await api.settings();
  const { titles } = serverMessages();
  const meta: PageMeta = {
    title: titles.area(brand, district.name, page),
    description: district.intro || titles.areaText(brand, district.name, cityName(placeOfBusiness().city)),
    noindex: search.length > 1,
    canonical: areaPath(district.slug, page),
    languages: district.languages,
    ...sharePicture(district.photo),
  };
  // Cut here rather than in the browser, whose script is kept small.
  return { meta, found, district, lead: firstSentence(district.intro) };
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
