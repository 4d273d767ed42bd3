import type { FoundStays } from '../../features/search/find-stays';
import { withoutCover } from '../../features/search/cover';

/**
 * The data of a list of stays as its document carries it: the first photo of each card is in the HTML, and of all
 * amenities, of which filters are chosen, those that are chosen.
 */
export function documentData<Data extends { found: FoundStays }>(data: Data): Data {
  const { stays, amenities, query } = data.found;
  const chosen = amenities.filter(({ slug }) => query.amenities?.includes(slug));
  return { ...data, found: { ...data.found, stays: stays.map(withoutCover), amenities: chosen } };
}
