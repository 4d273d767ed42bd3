import type { PageContextServer } from 'vike/types';
import type { PageSection } from '../../api/content-page';
import { datesProblem } from '../../features/search/dates-problem';
import type { PageMeta } from '../../lib/page-meta';
import { sharePicture } from '../../lib/page-meta';
import { dateless, readSearch } from '../../lib/search-query';
import { fillSections } from '../sections/fill-sections';
import { cityName } from 'booking-rules/shared/format/city';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { serverMessages } from '../../messages/all-languages';

export type Data = Awaited<ReturnType<typeof data>>;

/** What the homepage shows while editors have none published, under the usual headings. */
const PLAIN: PageSection[] = [
  { kind: 'areas', heading: null, intro: null },
  { kind: 'apartments', heading: null, intro: null, count: 6 },
];

export async function data({ api, urlParsed }: PageContextServer) {
  const [settings, page] = await Promise.all([api.settings(), api.page('home')]);
  const { brand, tagline, today } = settings;
  const params = new URLSearchParams(urlParsed.searchOriginal ?? '');
  const asked = readSearch(params);
  const query = datesProblem(params, today) === null ? asked : dateless(asked);
  const meta: PageMeta = {
    title: page?.seo.title ?? serverMessages().titles.home(brand, cityName(placeOfBusiness().city)),
    description: page?.seo.description ?? page?.intro ?? tagline,
    ...(page && { languages: page.languages }),
    ...sharePicture(page?.seo.photo, page?.photo),
  };
  return {
    meta,
    query,
    title: page?.title ?? brand,
    intro: page?.intro ?? null,
    photo: page?.photo ?? null,
    sections: await fillSections(api, page?.sections ?? PLAIN),
  };
}
