import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterpreter, type ImportPlace, type RowReading } from './interpret';
import type { Interpretation } from './listing-draft';
import { type Mapping, NO_MAPPING } from './columns';

const places = join(__dirname, '../../../../database/seed/places');
/** The place in which these tests are. */
export const DUBAI = JSON.parse(readFileSync(join(places, 'dubai/place.json'), 'utf8')) as ImportPlace;

/** A row as a holiday-home operator would write it. */
export const OPERATOR_ROW = {
  id: 11,
  title: 'Two-bedroom with a lake view',
  area: 'Dubai Marina',
  bedrooms: 2,
  bathrooms: 2,
  guests: 5,
  beds: 3,
  price: 1_400,
  images: ['/rooms/1.jpeg', '/rooms/2.jpeg'],
  location: 'Heron Tower, Dubai Marina',
  dtcm: 'DUB-HER-1A2B3',
  sleeps: '3 large beds',
  slug: 'two-bedroom-lake-view-heron-tower',
  description: 'A calm home high above the water. Ten minutes to the tram.',
  space: { kitchen: 'Oven and hob', facilities: '🏊 Pool · 🏋️ Gym.' },
  rules: ['A refundable deposit of 1,500 AED is required before arrival.', 'Bring your passport.'],
  amenities: ['Wifi', 'Pool', 'Smart lock', 'Hangers'],
  policies: { houseRules: 'No smoking, No pets, Check-in after 3:00 PM, Quiet after ten' },
  availability: { checkIn: '3:00 PM - 8:00 PM', checkOut: 'Before 11:00 AM', minNights: 3, maxNights: 60 },
};

/** A row as a portal for long lets would write it. */
export const PORTAL_ROW = {
  id: 7001,
  title: 'BRIGHT FLAT || NEAR THE TRAM',
  title_l1: 'شقة مشرقة',
  _geoloc: { lat: 25.0781, lng: 55.1391 },
  price: 12_000,
  rentFrequency: 'monthly',
  rooms: 1,
  baths: 2,
  area: 71.43,
  furnishingStatus: 'furnished',
  amenities: ['Swimming Pool', 'Balcony or Terrace'],
  location: ['UAE', 'Dubai', 'Dubai Marina', 'Heron Tower'].map((name, level) => ({ level, name })),
  permitNumber: 'DUB-HER-9Z8Y7',
  photoCount: 4,
  purpose: 'for-rent',
  category: ['Residential', 'Apartments'],
};

export function read(row: unknown, mapping: Mapping = NO_MAPPING): RowReading {
  const problem = typeof row === 'object' ? null : 'The row is not an object.';
  return createInterpreter(
    { districts: DUBAI.areas, amenities: [], place: DUBAI },
    mapping,
  )({ row: 1, value: row, problem });
}

export function listingOf(row: unknown, mapping?: Mapping): Extract<Interpretation, { kind: 'listing' }> {
  const { interpretation } = read(row, mapping);
  if (interpretation.kind === 'refused') throw new Error(interpretation.reasons.join(' '));
  return interpretation;
}

/** Why a row is refused; empty when it is not. */
export function reasonsOf(row: unknown): readonly string[] {
  const { interpretation } = read(row);
  return interpretation.kind === 'refused' ? interpretation.reasons : [];
}
