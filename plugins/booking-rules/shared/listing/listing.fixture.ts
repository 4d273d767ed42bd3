import { listingOf, type Listing } from './listing';
import {
  DEFAULT_PROPERTY_POLICIES,
  type PropertyPolicies,
  type ListingRules,
  type Season,
} from '../domain/restrictions/rules';
import { nightsTakenWhere } from '../domain/restrictions/availability-bitmap';
import type { Day } from '../domain/stay';

/** Monday noon in Dubai, for tests that need some instant. */
export const MONDAY_NOON = new Date('2027-03-01T12:00:00+04:00');

const PLAIN_RULES: ListingRules = {
  apartmentId: 'marina-view',
  district: 'dubai-marina',
  listed: true,
  capacity: 4,
  bedrooms: 1,
  nightlyRate: 40_000,
  weekendRate: null,
  includedGuests: null,
  extraGuestFee: 0,
  cleaningFee: 0,
  deposit: 0,
  grade: 'standard',
  minimumStayOverride: null,
  maximumStay: null,
  advanceNoticeHours: 0,
  bookingWindowDays: 540,
  gapFilling: true,
  cancellation: null,
  paymentTerms: null,
};

const PLAIN_SEASON: Season = {
  id: 'season',
  name: 'Season',
  firstNight: '2027-03-01',
  lastNight: '2027-03-31',
  apartments: null,
  nightlyRate: null,
  weekendRate: null,
  minimumNights: null,
  arrivalDays: null,
  departureDays: null,
};

/** What a test says about an apartment; the rest is an apartment of which any free nights can be booked. */
export interface ListingDetails {
  rules?: Partial<ListingRules>;
  policies?: Partial<PropertyPolicies>;
  seasons?: readonly Partial<Season>[];
  taken?: readonly Day[];
}

export function listingWith({ rules, policies, seasons = [], taken = [] }: ListingDetails = {}): Listing {
  return listingOf(
    { ...PLAIN_RULES, ...rules },
    { ...DEFAULT_PROPERTY_POLICIES, ...policies },
    seasons.map((season, index) => ({ ...PLAIN_SEASON, id: `season-${index}`, ...season })),
    nightsTakenWhere((night) => taken.includes(night)),
  );
}

/** The same listing with other rules of its own. */
export function withRules(listing: Listing, rules: Partial<ListingRules>): Listing {
  return listingOf({ ...listing.rules, ...rules }, listing.policies, listing.seasons, listing.taken);
}
