import type { HomesTogether, StayQuery } from 'booking-rules/contracts/stays';
import { dateless, readSearch } from '../../lib/search-query';
import type { Amenity, SiteApi } from '../../api/site-api';
import { withCover, type CardStay } from './cover';
import { datesProblem } from './dates-problem';
import { findAlternatives, type Alternative } from './alternatives';

/** Apartments on one page of results. */
const PAGE_SIZE = 12;

/** A page of a search, with everything its page shows. */
export interface FoundStays {
  query: StayQuery;
  stays: CardStay[];
  page: number;
  pageCount: number;
  total: number;
  /** All that there are; in a browser at least those that are asked for. */
  amenities: Amenity[];
  /** Why the dates were left out of the search, as a sentence. */
  problem: string | null;
  /** What would find something, when nothing was found. */
  alternatives: Alternative[];
  /** Two homes for a party that no single one has room for; null when there is no need or none. */
  together: HomesTogether | null;
}

/**
 * Searches as an address says; null when the address names a page past the last.
 * @param params query of the address
 * @param page counted from 1
 * @param district slug of the area when the path names one; it wins over the query
 */
export async function findStays(
  api: SiteApi,
  params: URLSearchParams,
  page: number,
  district?: string,
): Promise<FoundStays | null> {
  const [settings, districts, amenities] = await Promise.all([
    api.settings(),
    api.districts(),
    api.amenities(),
  ]);
  const problem = datesProblem(params, settings.today);
  const read = readSearch(params);
  const asked = problem === null ? read : dateless(read);
  const query = known(
    { ...asked, ...(district === undefined ? {} : { district }) },
    { districts, amenities },
  );
  const { data: stays, meta } = await api.stays({ ...query, page, pageSize: PAGE_SIZE });
  const { pageCount, total } = meta.pagination;
  if (page > Math.max(1, pageCount)) return null;
  const found = { query, stays: stays.map(withCover), page, pageCount, total, amenities, problem };
  const names = { districts, amenities };
  const { together = null } = meta;
  return {
    ...found,
    together: together && {
      ...together,
      homes: together.homes.map(({ home, guests }) => ({ home: withCover(home), guests })),
    },
    alternatives: total === 0 ? await findAlternatives(api, query, names, settings.today) : [],
  };
}

/** Without areas and amenities that there are not. */
function known(
  { district, amenities, ...query }: StayQuery,
  lists: { districts: { slug: string }[]; amenities: { slug: string }[] },
): StayQuery {
  const has = (list: { slug: string }[], slug: string) => list.some((entry) => entry.slug === slug);
  const kept = amenities?.filter((slug) => has(lists.amenities, slug)) ?? [];
  return {
    ...query,
    ...(district !== undefined && has(lists.districts, district) ? { district } : {}),
    ...(kept.length > 0 ? { amenities: kept } : {}),
  };
}
