import { CARD_PHOTOS, smallPhoto } from 'booking-rules/shared/listing/photo';
import type { StaySearchResult } from 'booking-rules/contracts/stays';

/** An apartment as a page carries it for its card. */
export interface CardStay extends StaySearchResult {
  /** How many photos its card has, where the others are asked for once somebody is at it. */
  photoCount?: number;
}

/** An apartment with the first of its photos, in small, and how many its card has: to keep pages small. */
export function withCover(stay: StaySearchResult): CardStay {
  const { photos } = stay;
  return {
    ...stay,
    photos: photos.slice(0, 1).map(smallPhoto),
    photoCount: Math.min(photos.length, CARD_PHOTOS),
  };
}
