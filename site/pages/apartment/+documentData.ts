import { withoutCover } from '../../features/search/cover';
import type { Data } from './+data';

/** Its data as the document carries it: what is said in words and lists only is in the HTML. */
export function documentData(data: Data): Data {
  const similar = data.apartment.similar.map(withoutCover);
  const apartment = { ...data.apartment, description: [], amenities: [], stayDetails: [], similar };
  return { ...data, apartment, inDocument: true };
}
