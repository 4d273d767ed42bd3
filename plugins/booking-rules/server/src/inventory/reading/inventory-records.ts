import type { HomeFacts, PlaceNearby, Room } from '../../../../shared/listing/home';
import type { Photo } from '../../../../shared/listing/photo';
import type { StayPin } from '../../../../contracts/search/stay-pins';
import type { StaySearchResult } from '../../../../contracts/stays';
import type { Language } from '../../../../shared/format/language';
import type { Names } from '../../../../shared/format/names';
import type { Place } from '../../../../shared/format/place';
import type { Extra } from '../../../../shared/domain/pricing/extra';
import type { Promotion } from '../../../../shared/domain/pricing/promotion';
import type { PropertyPolicies, ListingRules, Season } from '../../../../shared/domain/restrictions/rules';
import type { Packed } from '../packed';
import type { ApartmentDocument, BookingMode } from '../../records/documents';

/** What lists show of an apartment, before there are dates and a price. */
export interface ApartmentCard extends Pick<
  StaySearchResult,
  'apartmentId' | 'name' | 'district' | 'bedrooms' | 'bathrooms' | 'capacity' | 'location'
> {
  /** The first few. */
  photos: Packed<Photo[]>;
}

/** What the page of an apartment shows in addition. */
export interface ApartmentContent extends Pick<
  ApartmentDocument,
  'summary' | 'description' | 'address' | 'permitNumber' | 'beds' | 'area'
> {
  photos: Photo[];
  stayDetails: NonNullable<ApartmentDocument['stayDetails']>;
  rooms: Room[];
  facts: HomeFacts;
  nearby: PlaceNearby[];
}

/** Whom an apartment takes beside adults. */
export interface Welcomes {
  children: boolean;
  pets: boolean;
}

/** What was read of one published apartment. */
export interface ApartmentRecord {
  documentId: string;
  /** Without its minimum-stay override, which is a document of its own. */
  rules: ListingRules;
  card: ApartmentCard;
  /** Its first picture, small: a map asks for those of hundreds. */
  cover: StayPin['photo'];
  content: Packed<ApartmentContent>;
  beds: number;
  checkInMethod: HomeFacts['checkInMethod'];
  updatedAt: string;
  amenities: ReadonlySet<string>;
  featured: boolean;
  bookingMode: BookingMode;
  welcomes: Welcomes;
  /** Documents that its page shows: its area, amenities and pictures. */
  shows: readonly string[];
}

/** A minimum-stay override; it names no apartment if its apartment is gone. */
export interface OverrideRecord {
  apartmentId: string | null;
  nights: number;
}

/** A rule document by documentId. */
export type ById<T> = ReadonlyMap<string, T>;

/** Everything that managers decide apart from the apartments themselves, as it was read. */
export interface RuleRecords {
  place: Place;
  /** Those that guests are offered. */
  languages: readonly Language[];
  /** What names beside prices are called in other languages. */
  names: Names;
  policies: PropertyPolicies;
  /** In the order in which they are shown. */
  extras: readonly Extra[];
  overrides: ById<OverrideRecord>;
  seasons: ById<Season>;
  promotions: ById<Promotion>;
}

/** Everything that the inventory was read from. */
export interface Records extends RuleRecords {
  apartments: ById<ApartmentRecord>;
}
