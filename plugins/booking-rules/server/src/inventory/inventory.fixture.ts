import fc from 'fast-check';
import {
  managedPromotions,
  policies,
  instants,
  rulesOf,
  seasons,
  takenNights,
  SOME_DAY,
} from '../../../shared/domain/arbitrary.fixture';
import { STAY_SORTS, listingOf } from '../../../shared/listing/listing';
import type { MapBox } from '../../../shared/domain/map-box';
import type { StayQuery } from '../../../contracts/stays';
import { AvailabilityBitmaps, packNights } from '../../../shared/domain/restrictions/availability-bitmap';
import type { PropertyPolicies, Season } from '../../../shared/domain/restrictions/rules';
import { FLEXIBLE_STAYS } from '../../../shared/domain/flexible-dates';
import { addDays } from '../../../shared/domain/stay';
import { Packed } from './packed';
import type { InventoryItem, Inventory } from './inventory';

const AMENITIES = Array.from({ length: 40 }, (_, index) => `amenity-${index}`);
/** A day before every night that an arbitrary apartment has taken. */
const FIRST_NIGHT = addDays(SOME_DAY, -70);

const placeWithin = ([south, west, north, east]: MapBox) =>
  fc.record({
    latitude: fc.double({ min: south, max: north, noNaN: true }),
    longitude: fc.double({ min: west, max: east, noNaN: true }),
  });

/** What an arbitrary apartment is made from. */
const partsOf = (apartmentId: string) =>
  fc.record({
    rules: rulesOf(apartmentId),
    taken: takenNights,
    amenities: fc.subarray(AMENITIES, { minLength: 20 }),
    featured: fc.boolean(),
    beds: fc.integer({ min: 1, max: 5 }),
    bookingMode: fc.constantFrom('instant' as const, 'on-request' as const),
    welcomes: fc.record({ children: fc.boolean(), pets: fc.boolean() }),
    location: fc.option(
      // Some of them are neighbours, and some lie outside the part of the map that is searched.
      fc.oneof(placeWithin([25.07, 55.13, 25.08, 55.14]), placeWithin([24.9, 55, 25.3, 55.4])),
      { freq: 4 },
    ),
  });
type Parts = typeof partsOf extends (id: string) => fc.Arbitrary<infer T> ? T : never;

function entryOf(
  { rules, taken, amenities, featured, beds, bookingMode, welcomes, location }: Parts,
  policies: PropertyPolicies,
  some: readonly Season[],
  sheet: AvailabilityBitmaps,
): InventoryItem {
  const nights = sheet.addRow();
  nights.load(packNights(FIRST_NIGHT, [...taken]));
  const listing = listingOf({ ...rules, capacity: rules.capacity + 2 }, policies, some, nights);
  const { apartmentId, district, bedrooms, capacity } = listing.rules;
  return {
    documentId: `document-of-${apartmentId}`,
    listing,
    nights,
    card: {
      apartmentId,
      name: apartmentId,
      district: { slug: district, name: district },
      bedrooms,
      bathrooms: 1,
      capacity,
      photos: new Packed([]),
      location,
    },
    cover: null,
    beds,
    checkInMethod: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    content: new Packed({
      summary: null,
      description: null,
      address: null,
      permitNumber: null,
      beds,
      area: null,
      photos: [],
      stayDetails: [],
      rooms: [],
      facts: { floor: null, lift: null, view: null, wifiSpeed: null, parking: null, checkInMethod: null },
      nearby: [],
    }),
    amenities: new Set(amenities),
    featured,
    bookingMode,
    welcomes,
  };
}

/** An inventory of a few apartments with arbitrary rules. */
export const snapshots: fc.Arbitrary<Inventory> = fc
  .tuple(policies, fc.array(seasons, { maxLength: 3 }), fc.integer({ min: 0, max: 24 }))
  .chain(([policies, some, count]) => {
    const ids = Array.from({ length: count }, (_, index) => `flat-${String(index).padStart(2, '0')}`);
    return fc.tuple(managedPromotions(ids), ...ids.map(partsOf)).map(([managed, ...parts]) => {
      const promotions = new Map(managed.map((promotion) => [promotion.code, promotion]));
      const sheet = new AvailabilityBitmaps(FIRST_NIGHT);
      const entries = parts.map((each) => entryOf(each, policies, some, sheet));
      const byId = new Map(entries.map((entry) => [entry.card.apartmentId, entry]));
      return { policies, languages: ['en'], extras: [], entries: byId, sheet, promotions };
    });
  });

const mostly = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });

/** A search with or without dates that few apartments match. */
export const queries: fc.Arbitrary<StayQuery> = fc
  .record({
    nights: mostly(fc.integer({ min: 1, max: 12 })),
    from: fc.integer({ min: -20, max: 60 }),
    month: mostly(fc.constantFrom(SOME_DAY.slice(0, 7), addDays(SOME_DAY, 31).slice(0, 7))),
    kind: fc.constantFrom(...FLEXIBLE_STAYS),
    flexibleDays: mostly(fc.integer({ min: 1, max: 3 })),
    guests: mostly(fc.integer({ min: 1, max: 6 })),
    district: mostly(fc.constantFrom('dubai-marina', 'meydan', 'nowhere')),
    bedrooms: mostly(fc.integer({ min: 0, max: 3 })),
    amenities: mostly(fc.subarray([...AMENITIES, 'unheard-of'], { maxLength: 2 })),
    priceMin: mostly(fc.integer({ min: 0, max: 5_000_000 })),
    priceMax: mostly(fc.integer({ min: 100_000, max: 60_000_000 })),
    bounds: mostly(fc.constantFrom<MapBox>([25.05, 55.1, 25.12, 55.2], [25, 55, 26, 56])),
    offer: fc.constantFrom('none' as const, undefined, undefined),
    beds: mostly(fc.integer({ min: 1, max: 4 })),
    bookingMode: mostly(fc.constantFrom('instant' as const, 'on-request' as const)),
    pets: mostly(fc.integer({ min: 0, max: 1 })),
    sort: mostly(fc.constantFrom(...STAY_SORTS)),
  })
  .map(({ nights, from, guests, month, kind, flexibleDays, ...filters }) => ({
    ...filters,
    ...(guests === undefined ? {} : { availabilityGuestNumber: guests }),
    ...(nights === undefined
      ? { flexibleMonth: month, ...(month !== undefined && { flexibleStay: kind }) }
      : {
          flexibleDays,
          availabilityDateStart: addDays(SOME_DAY, from),
          availabilityDateEnd: addDays(SOME_DAY, from + nights),
        }),
  }))
  .map((query) => JSON.parse(JSON.stringify(query)) as StayQuery);

export { instants };
