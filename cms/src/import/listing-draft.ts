import type { Fils } from 'booking-rules/shared/format/money';
import type { Note } from './findings';

export interface DraftStayDetail {
  slug: 'checkIn' | 'checkOut' | 'children' | 'infants' | 'pets' | 'partiesAndEvents' | 'smokingInside';
  label: string;
}

/** What a row says about an apartment, in the words of its document. null is what it does not say. */
export interface ListingDraft {
  name: string;
  summary: string | null;
  description: string | null;
  /** Slug of the area. */
  district: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  permitNumber: string | null;
  /** 0 is a studio. */
  bedrooms: number;
  bathrooms: number;
  beds: number;
  capacity: number;
  /** Square metres. */
  area: number | null;
  /** Slugs, sorted; null when the row lists none. */
  amenities: string[] | null;
  stayDetails: DraftStayDetail[] | null;
  nightlyRate: Fils;
  weekendRate: Fils | null;
  cleaningFee: Fils | null;
  deposit: Fils | null;
  /** Nights; becomes an override where it differs from the global minimum stay. */
  minimumStay: number | null;
  maximumStay: number | null;
  gapFilling: boolean | null;
  openForBooking: boolean | null;
  /** False for what must not be sold before a person has looked at it. */
  publish: boolean;
}

/** A row that has been understood, or the reasons why it is refused. */
export type Interpretation =
  | {
      kind: 'listing';
      row: number;
      /** By which a later run recognises it, within its source. */
      key: string;
      /** The public id it should get when it is new. */
      wantedId: string;
      /** True when the file itself names that id. */
      idIsGiven: boolean;
      draft: ListingDraft;
      /** Fields of the draft that the row leaves out: made up for a new apartment, never written into one. */
      filled: readonly string[];
      notes: readonly Note[];
    }
  | {
      kind: 'refused';
      row: number;
      key: string | null;
      name: string | null;
      reasons: readonly string[];
      notes: readonly Note[];
    };
