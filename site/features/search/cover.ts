import type { StaySearchResult } from 'booking-rules/shared/contracts/stays';

/** An apartment with only the photo that a card shows: the others would travel with every page for nothing. */
export function withCover(stay: StaySearchResult): StaySearchResult {
  return { ...stay, photos: stay.photos.slice(0, 1) };
}
