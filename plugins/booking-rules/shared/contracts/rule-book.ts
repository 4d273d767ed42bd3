import type { Fils } from '../format/money';
import type { GapNights } from '../domain/restrictions/gap-nights';
import type { Promotion } from '../domain/pricing/promotion';
import type { PropertyPolicies, ListingRules, Season } from '../domain/restrictions/rules';
import type { Day } from '../domain/stay';

/** A published apartment with the rules that decide about its stays. */
export interface RuledApartment {
  apartmentId: string;
  /** For links into the content manager. */
  documentId: string;
  name: string;
  district: { slug: string; name: string };
  rules: ListingRules;
}

/** A discount code as managers edit it. */
export interface RuledPromotion extends Promotion {
  id: string;
}

/** Answer of `GET /booking-rules/rule-book`: everything that managers rule, taken nights apart. */
export interface RatesAndRestrictions {
  today: Day;
  policies: PropertyPolicies;
  /** By area, then by name. */
  apartments: RuledApartment[];
  /** The earliest first, those that are over too. */
  seasons: Season[];
  promotions: RuledPromotion[];
}

/** A season to be kept; the id is null for a new one. */
export interface SeasonDraft extends Omit<Season, 'id'> {
  id: string | null;
}

/** A promotion to be kept; the id is null for a new one. */
export interface PromotionDraft extends Omit<RuledPromotion, 'id' | 'uses'> {
  id: string | null;
}

/** Rates of an apartment in fils. */
export interface ApartmentRates {
  apartmentId: string;
  nightlyRate: Fils;
  weekendRate: Fils | null;
}

interface Kept<Draft> {
  save?: Draft[];
  /** Ids of those that are to go. */
  remove?: string[];
}

/** Body of `PUT /booking-rules/minimum-stays`, inside `data`. */
export interface MinimumStaysChange {
  /** Nights for all apartments. */
  global?: number;
  /** Null takes an override away. */
  overrides?: { apartmentId: string; nights: number | null }[];
  seasons?: Kept<SeasonDraft>;
}

/** Body of `PUT /booking-rules/rates`, inside `data`. */
export interface RatesChange {
  rates?: ApartmentRates[];
  seasons?: Kept<SeasonDraft>;
  promotions?: Kept<PromotionDraft>;
}

/** Anything of the rule book that changes together. */
export type RuleChange = MinimumStaysChange & RatesChange;

/** Body of `POST /booking-rules/rates/copy`, inside `data`. */
export interface RatesCopy {
  from: string;
  to: string[];
  /** Base and weekend rate. */
  base: boolean;
  /** The seasons of its own that are not over. */
  seasons: boolean;
}

/** What copying has changed. */
export interface RatesCopied {
  /** Apartments that have other rates now. */
  rates: string[];
  seasons: { created: number; updated: number; unchanged: number };
}

/** Body of `POST /booking-rules/gaps/relax`, inside `data`. */
export interface GapRequest extends Pick<GapNights, 'firstNight' | 'lastNight'> {
  apartmentId: string;
}

/** What made a gap bookable. */
export interface GapOpened extends GapRequest {
  /** The stay that can be booked now. */
  checkIn: Day;
  checkOut: Day;
  /** Ids of the seasons that were made; removing them takes it back. */
  seasons: string[];
}
