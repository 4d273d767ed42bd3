import type { Promotion } from '../../../shared/promotion';
import type { HouseRules, ListingRules, Season } from '../../../shared/rules';
import type { BookingMode } from './documents';
import type { ApartmentCard, ApartmentContent } from './snapshot';

/** What was read of one published apartment. */
export interface ApartmentRecord {
  documentId: string;
  /** Without its minimum-stay override, which is a document of its own. */
  rules: ListingRules;
  card: ApartmentCard;
  content: ApartmentContent;
  amenities: ReadonlySet<string>;
  featured: boolean;
  bookingMode: BookingMode;
  /** Documents of which its page shows something: its area, amenities and pictures. */
  shows: ReadonlySet<string>;
}

/** A minimum-stay override; one that has lost its apartment names none. */
export interface OverrideRecord {
  apartmentId: string | null;
  nights: number;
}

/** A rule document by documentId. */
export type ById<T> = ReadonlyMap<string, T>;

/** What the manager decides beside the apartments themselves, as it was read. */
export interface RuleRecords {
  house: HouseRules;
  overrides: ById<OverrideRecord>;
  seasons: ById<Season>;
  promotions: ById<Promotion>;
}

/** Everything that the catalogue was read from. */
export interface Records extends RuleRecords {
  apartments: ById<ApartmentRecord>;
}
