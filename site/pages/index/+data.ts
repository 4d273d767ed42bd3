import type { PageContextServer } from 'vike/types';
import { withCover } from '../../features/search/cover';
import { datesProblem } from '../../features/search/dates-problem';
import type { PageMeta } from '../../page-context';
import { dateless, readSearch } from '../../search-query';

export type Data = Awaited<ReturnType<typeof data>>;

/** Apartments shown on the homepage. */
const PICKS = 6;

export async function data({ api, urlParsed }: PageContextServer) {
  const [settings, districts, picks] = await Promise.all([
    api.settings(),
    api.districts(),
    api.stays({ sort: 'recommended', pageSize: PICKS }),
  ]);
  const params = new URLSearchParams(urlParsed.searchOriginal ?? '');
  const asked = readSearch(params);
  const query = datesProblem(params, settings.today) === null ? asked : dateless(asked);
  const meta: PageMeta = {
    title: `${settings.brand} · Holiday apartments in Dubai, booked directly`,
    description: settings.tagline,
  };
  return {
    meta,
    query,
    districts: districts.map((district) => ({ ...district, intro: '' })),
    picks: picks.data.map(withCover),
    apartments: picks.meta.pagination.total,
  };
}
