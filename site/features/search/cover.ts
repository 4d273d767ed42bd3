import { cardPhotos } from 'booking-rules/shared/listing/photo';
import type { StaySearchResult } from 'booking-rules/contracts/stays';

/** An apartment with what its card shows of its photos, to keep pages small. */
export function withCover(stay: StaySearchResult): StaySearchResult {
  return { ...stay, photos: cardPhotos(stay.photos) };
}
