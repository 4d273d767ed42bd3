import { madeOnce } from 'booking-rules/shared/made-once';
import { CARD_PHOTOS, smallPhoto, type Photo } from 'booking-rules/shared/listing/photo';
import type { StaySearchResult } from 'booking-rules/contracts/stays';

/** An apartment as a page carries it for its card: without any photo where the document has the first. */
export interface CardStay extends StaySearchResult {
  /** How many photos its card has, where a page carries at most the first, and all are asked for once somebody is at it. */
  photoCount?: number;
}

/** An apartment with the first of its photos, in small, and how many its card has: to keep pages small. */
export function withCover(stay: StaySearchResult): CardStay {
  return { ...stay, ...coverOf(stay.photos) };
}

const coverOf = madeOnce((photos: readonly Photo[]) => ({
  photos: photos.slice(0, 1).map(smallPhoto),
  photoCount: Math.min(photos.length, CARD_PHOTOS),
}));

/** One list, which many apartments carry as one value (`app/packed-props.ts`). */
const NO_PHOTOS: Photo[] = [];

/** The same without the photo, which the document of the page has as HTML. */
export function withoutCover(stay: CardStay): CardStay {
  return { ...stay, photos: NO_PHOTOS };
}
