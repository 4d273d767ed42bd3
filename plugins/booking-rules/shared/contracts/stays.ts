import type { Fils } from '../format/money';
import type { Day } from '../domain/stay';
import type { Pagination } from './envelope';
import type { Photo } from './photo';

/** The orders in which stays can be listed. */
export const STAY_SORTS = ['recommended', 'price', 'price-desc', 'bedrooms', 'guests'] as const;
export type StaySort = (typeof STAY_SORTS)[number];

/** What `GET /api/stays` is asked (contract C). Dates come in pairs. */
export interface StayQuery {
  availabilityDateStart?: Day;
  availabilityDateEnd?: Day;
  availabilityGuestNumber?: number;
  /** Slug of an area. */
  district?: string;
  /** At least so many; 0 asks for studios alone. */
  bedrooms?: number;
  /** Fils; of the total with dates, of the from-rate without. */
  priceMin?: Fils;
  priceMax?: Fils;
  /** Slugs; a stay must have them all. */
  amenities?: string[];
  sort?: StaySort;
  page?: number;
  pageSize?: number;
}

/** An apartment in a list of stays. With dates it has `total` and `nights`, without it has `from`. */
export interface StaySearchResult {
  apartmentId: string;
  name: string;
  district: { slug: string; name: string };
  /** 0 is a studio. */
  bedrooms: number;
  bathrooms: number;
  /** Most guests. */
  capacity: number;
  photos: Photo[];
  location: { latitude: number; longitude: number } | null;
  currency: 'AED';
  /** Price of the whole stay with all fees, in fils. */
  total?: Fils;
  nights?: number;
  /** Lowest nightly rate, in fils. */
  from?: Fils;
}

/** A page of stays. */
export interface StayPage {
  data: StaySearchResult[];
  meta: { pagination: Pagination };
}
