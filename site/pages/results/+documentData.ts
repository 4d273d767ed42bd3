import type { FoundStays } from '../../features/search/find-stays';
import { withoutCover } from '../../features/search/cover';

/** The data of a list of stays as its document carries it: the first photo of each card is in the HTML. */
export function documentData<Data extends { found: FoundStays }>(data: Data): Data {
  return { ...data, found: { ...data.found, stays: data.found.stays.map(withoutCover) } };
}
