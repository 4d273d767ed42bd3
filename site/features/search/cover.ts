import type { StaySearchResult } from 'booking-rules/contracts/stays';

/** An apartment with only the photo that its card shows, to keep pages small. */
export function withCover(stay: StaySearchResult): StaySearchResult {
  return { ...stay, photos: stay.photos.slice(0, 1) };
}
