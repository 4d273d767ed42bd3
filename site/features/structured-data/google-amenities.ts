import type { BedKind } from 'booking-rules/shared/listing/home';
import type { BedDetails, LocationFeatureSpecification } from 'schema-dts';
import type { Apartment } from '../../api/site-api';

type Feature = Exclude<LocationFeatureSpecification, string>;

/**
 * What Google calls the amenities of this site, by their slugs, in its list for vacation rentals. It understands no
 * others, and none in another language: what is missing here is left out.
 */
const NAMES: Readonly<Record<string, string>> = {
  'air-conditioning': 'ac',
  'airport-transfer': 'airportShuttle',
  balcony: 'balcony',
  barbecue: 'outdoorGrill',
  'beach-access': 'beachAccess',
  cot: 'crib',
  elevator: 'elevator',
  fireplace: 'fireplace',
  'full-kitchen': 'kitchen',
  gym: 'gymFitnessEquipment',
  heating: 'heating',
  'hot-tub': 'hotTub',
  iron: 'ironingBoard',
  kitchenette: 'kitchen',
  lift: 'elevator',
  microwave: 'microwave',
  oven: 'ovenStove',
  'private-pool': 'pool',
  'self-check-in': 'selfCheckinCheckout',
  'shared-pool': 'pool',
  'smart-tv': 'tv',
  'step-free-access': 'wheelchairAccessible',
  terrace: 'patio',
  tv: 'tv',
  'tumble-dryer': 'washerDryer',
  'washing-machine': 'washerDryer',
  wifi: 'wifi',
};

const PARKING = {
  'parking-included': 'Free',
  'parking-paid': 'Paid',
  'public-parking': 'None',
  'no-parking': 'None',
} as const;

type Described = Pick<Apartment, 'amenities' | 'facts' | 'bookingMode'>;

/** What an apartment has, in the words of Google's list, each once. */
export function googleAmenities({ amenities, facts, bookingMode }: Described): Feature[] {
  const { lift, parking, checkInMethod } = facts;
  const slugs = new Set(amenities.map(({ slug }) => slug));
  const names = new Set([...slugs].flatMap((slug) => NAMES[slug] ?? []));
  if (lift === true) names.add('elevator');
  if (checkInMethod === 'door-code' || checkInMethod === 'key-box') names.add('selfCheckinCheckout');
  if (bookingMode === 'instant') names.add('instantBookable');
  const parkingType = parking === null ? slugs.has('parking') && 'Free' : PARKING[parking];
  return [
    ...[...names].map((name) => featureOf(name, true)),
    ...(slugs.has('wifi') ? [featureOf('internetType', 'Free')] : []),
    ...(parkingType === false ? [] : [featureOf('parkingType', parkingType)]),
  ];
}

const featureOf = (name: string, value: string | true): Feature => ({
  ...{ '@type': 'LocationFeatureSpecification', name, value },
});

/** Beds by the sizes that Google knows; the others are counted without one. */
const BEDS: Readonly<Partial<Record<BedKind, string>>> = {
  'king-bed': 'King',
  'queen-bed': 'Queen',
  'double-bed': 'Double',
  'single-bed': 'Single',
};

/** The beds of an apartment room by room, or their number where nobody has said more. */
export function bedsOf({ rooms, beds }: Pick<Apartment, 'rooms' | 'beds'>): Exclude<BedDetails, string>[] {
  const counts = new Map<BedKind, number>();
  for (const { kind, count } of rooms.flatMap((room) => room.beds))
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  if (counts.size === 0) return [{ '@type': 'BedDetails', numberOfBeds: beds }];
  return [...counts].map(([kind, numberOfBeds]) => ({
    '@type': 'BedDetails',
    numberOfBeds,
    ...(BEDS[kind] !== undefined && { typeOfBed: BEDS[kind] }),
  }));
}
