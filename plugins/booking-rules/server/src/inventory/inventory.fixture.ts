import fc from 'fast-check';
import {
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
import { addDays } from '../../../shared/domain/stay';
import type { InventoryItem, Inventory } from './inventory';

const AMENITIES = Array.from({ length: 40 }, (_, index) => `amenity-${index}`);
/** A day before every night that an arbitrary apartment has taken. */
const FIRST_NIGHT = addDays(SOME_DAY, -70);

/** What an arbitrary apartment is made from. */
const partsOf = (apartmentId: string) =>
  fc.record({
    rules: rulesOf(apartmentId),
    taken: takenNights,
    amenities: fc.subarray(AMENITIES, { minLength: 20 }),
    featured: fc.boolean(),
    location: fc.option(
      fc.record({
        latitude: fc.double({ min: 24.9, max: 25.3, noNaN: true }),
        longitude: fc.double({ min: 55, max: 55.4, noNaN: true }),
      }),
      { freq: 4 },
    ),
  });
type Parts = typeof partsOf extends (id: string) => fc.Arbitrary<infer T> ? T : never;

function entryOf(
  { rules, taken, amenities, featured, location }: Parts,
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
      photos: [],
      location,
    },
    content: {
      updatedAt: '2026-01-01T00:00:00.000Z',
      summary: null,
      description: null,
      address: null,
      permitNumber: null,
      beds: 1,
      area: null,
      photos: [],
      stayDetails: [],
    },
    amenities: new Set(amenities),
    featured,
    bookingMode: 'instant',
  };
}

/** An inventory of a few apartments with arbitrary rules. */
export const snapshots: fc.Arbitrary<Inventory> = fc
  .tuple(policies, fc.array(seasons, { maxLength: 3 }), fc.integer({ min: 0, max: 24 }))
  .chain(([policies, some, count]) => {
    const ids = Array.from({ length: count }, (_, index) => `flat-${String(index).padStart(2, '0')}`);
    return fc.tuple(...ids.map(partsOf)).map((parts) => {
      const sheet = new AvailabilityBitmaps(FIRST_NIGHT);
      const entries = parts.map((each) => entryOf(each, policies, some, sheet));
      const byId = new Map(entries.map((entry) => [entry.card.apartmentId, entry]));
      return { policies, languages: ['en'], extras: [], entries: byId, sheet, promotions: new Map() };
    });
  });

const mostly = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });

/** A search with or without dates that few apartments match. */
export const queries: fc.Arbitrary<StayQuery> = fc
  .record({
    nights: mostly(fc.integer({ min: 1, max: 12 })),
    from: fc.integer({ min: -20, max: 60 }),
    guests: mostly(fc.integer({ min: 1, max: 6 })),
    district: mostly(fc.constantFrom('dubai-marina', 'meydan', 'nowhere')),
    bedrooms: mostly(fc.integer({ min: 0, max: 3 })),
    amenities: mostly(fc.subarray([...AMENITIES, 'unheard-of'], { maxLength: 2 })),
    priceMin: mostly(fc.integer({ min: 0, max: 5_000_000 })),
    priceMax: mostly(fc.integer({ min: 100_000, max: 60_000_000 })),
    bounds: mostly(fc.constantFrom<MapBox>([25.05, 55.1, 25.12, 55.2], [25, 55, 26, 56])),
    sort: mostly(fc.constantFrom(...STAY_SORTS)),
  })
  .map(({ nights, from, guests, ...filters }) => ({
    ...filters,
    ...(guests === undefined ? {} : { availabilityGuestNumber: guests }),
    ...(nights === undefined
      ? {}
      : {
          availabilityDateStart: addDays(SOME_DAY, from),
          availabilityDateEnd: addDays(SOME_DAY, from + nights),
        }),
  }))
  .map((query) => JSON.parse(JSON.stringify(query)) as StayQuery);

export { instants };
