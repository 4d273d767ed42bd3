import { withoutCover } from '../../features/search/cover';
import { isToldByGallery } from '../../features/gallery/photos-in-document';
import type { Data } from './+data';

/** Its data as the document carries it: its photos, and what is said in words and lists only, are in the HTML. */
export function documentData(data: Data): Data {
  const similar = data.apartment.similar.map(withoutCover);
  const photos = data.apartment.photos.every(isToldByGallery) ? [] : data.apartment.photos;
  const told = { description: [], amenities: [], stayDetails: [] };
  const apartment = { ...data.apartment, ...told, photos, similar };
  return { ...data, apartment, inDocument: true };
}
