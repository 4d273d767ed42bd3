import { FIELDS, templateColumn, type Field } from './columns';
import type { ImportPlace } from './interpret';

interface FieldWords {
  /** As managers see it. */
  label: string;
  /** What the template's example says; null for fields that the template leaves out. */
  example: string | null;
}

/** Every field in words, with its value in the template. */
const FIELD_WORDS: Readonly<Record<Field, FieldWords>> = {
  id: { label: 'Id in your list', example: 'A-101' },
  slug: { label: 'Public id', example: null },
  name: { label: 'Name', example: 'One-bedroom apartment with a long view' },
  summary: { label: 'Summary', example: 'A bright home two minutes from the beach.' },
  description: {
    label: 'Description',
    example: 'A calm apartment on a high floor. The tram stops in front of the building.',
  },
  space: { label: 'The space', example: null },
  access: { label: 'Guest access', example: null },
  rules: { label: 'What guests are asked', example: null },
  houseRules: { label: 'House rules', example: 'No smoking, No pets' },
  district: { label: 'Area', example: 'Old Town' },
  address: { label: 'Address', example: 'Heron House, Old Town' },
  latitude: { label: 'Latitude', example: '' },
  longitude: { label: 'Longitude', example: '' },
  coordinates: { label: 'Coordinates', example: null },
  permit: { label: 'Holiday-home permit', example: 'HH-12345' },
  bedrooms: { label: 'Bedrooms', example: '1' },
  bathrooms: { label: 'Bathrooms', example: '1' },
  beds: { label: 'Beds', example: '2' },
  capacity: { label: 'Guests', example: '4' },
  size: { label: 'Size', example: '72' },
  amenities: { label: 'Amenities', example: 'Wi-Fi; Pool; Gym' },
  price: { label: 'Price', example: '450' },
  priceFrequency: { label: 'What the price is for', example: null },
  currency: { label: 'Currency', example: null },
  weekendRate: { label: 'Weekend rate', example: '520' },
  cleaningFee: { label: 'Cleaning fee', example: '250' },
  deposit: { label: 'Deposit', example: '1000' },
  minimumStay: { label: 'Minimum stay', example: '3' },
  maximumStay: { label: 'Maximum stay', example: '90' },
  checkIn: { label: 'Check-in', example: '3:00 PM - 8:00 PM' },
  checkOut: { label: 'Check-out', example: 'Before 11:00 AM' },
  available: { label: 'Open for booking', example: 'yes' },
  furnishing: { label: 'Furnishing', example: null },
  purpose: { label: 'Purpose', example: null },
  category: { label: 'Kind of property', example: null },
  childrenWelcome: { label: 'Children welcome', example: 'yes' },
  petsWelcome: { label: 'Pets welcome', example: 'no' },
  rooms: {
    label: 'Rooms and beds',
    example: 'Bedroom: king bed; Living room: sofa bed; Bathroom; Balcony',
  },
  floor: { label: 'Floor', example: '12' },
  lift: { label: 'Lift', example: 'yes' },
  view: { label: 'View', example: 'skyline' },
  wifiSpeed: { label: 'Wi-Fi speed', example: '250' },
  parking: { label: 'Parking', example: 'parking-included' },
  checkInMethod: { label: 'How guests get in', example: 'door-code' },
  nearby: {
    label: 'Places nearby',
    example: 'Supermarket: 2 min walk; Metro station: 6 min walk; Airport: 25 min by metro',
  },
  pictures: {
    label: 'Photos',
    example: 'https://www.example.com/a-101/living-room.jpg; https://www.example.com/a-101/view.jpg',
  },
};

/** Fields of an apartment as reports name them, where their own names read otherwise. */
const LISTING_WORDS: Readonly<Record<string, string>> = {
  ...{ name: 'Name', summary: 'Summary', description: 'Description', district: 'Area', address: 'Address' },
  ...{ latitude: 'Latitude', longitude: 'Longitude', coordinates: 'Coordinates' },
  ...{ permitNumber: 'Holiday-home permit', bedrooms: 'Bedrooms', bathrooms: 'Bathrooms', beds: 'Beds' },
  ...{ capacity: 'Guests', area: 'Size', amenities: 'Amenities', stayDetails: 'House rules' },
  ...{ nightlyRate: 'Nightly rate', weekendRate: 'Weekend rate', cleaningFee: 'Cleaning fee' },
  ...{
    deposit: 'Deposit',
    minimumStay: 'Minimum stay',
    maximumStay: 'Maximum stay',
    gapFilling: 'Fill gaps',
  },
  ...{ openForBooking: 'Open for booking', photos: 'Photos', publication: 'Publication', import: 'Import' },
  ...{ childrenWelcome: 'Children welcome', petsWelcome: 'Pets welcome', rooms: 'Rooms and beds' },
  ...{ floor: 'Floor', lift: 'Lift', view: 'View', wifiSpeed: 'Wi-Fi speed', parking: 'Parking' },
  ...{ checkInMethod: 'How guests get in', nearby: 'Places nearby', key: 'Id in your list' },
};

/** A field of an apartment as a report names it. */
export const listingFieldLabel = (field: string): string => LISTING_WORDS[field] ?? field;

/** The field's name on the screen. */
export const fieldLabel = (field: Field): string => FIELD_WORDS[field].label;

/**
 * A list with the columns that the import understands at once and one listing, to be filled in.
 * @param place where that one lies; null where nothing is known of the place
 */
export function importTemplate(place: ImportPlace | null): { columns: string[]; example: string[] } {
  const there: Partial<Record<Field, string>> = place === null ? {} : examplesIn(place);
  const told = FIELDS.flatMap((field) => {
    const example = there[field] ?? FIELD_WORDS[field].example;
    return example === null ? [] : [{ column: templateColumn(field), example }];
  });
  return { columns: told.map(({ column }) => column), example: told.map(({ example }) => example) };
}

/** What depends on the place: its first area, and a permit as it is written there. */
function examplesIn({ areas, permit }: ImportPlace): Partial<Record<Field, string>> {
  const [area] = areas;
  if (area === undefined) return { permit: permit.example };
  const { name, latitude, longitude } = area;
  return {
    ...{ district: name, address: `Heron House, ${name}`, permit: permit.example },
    ...{ latitude: String(latitude), longitude: String(longitude) },
  };
}
