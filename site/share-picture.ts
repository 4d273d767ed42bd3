import type { Photo } from 'booking-rules/shared/contracts/photo';
import type { PageMeta } from './page-context';

/** The first picture of some, as the head of a page needs it; nothing where there is none. */
export function sharePicture(...photos: readonly (Photo | null | undefined)[]): Pick<PageMeta, 'picture'> {
  const photo = photos.find((one) => one != null);
  if (!photo) return {};
  const { src, width, height, alt } = photo;
  return { picture: { src, width, height, alt } };
}
