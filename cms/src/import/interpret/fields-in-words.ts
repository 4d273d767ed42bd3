import { FIELDS, templateColumn, type Field } from './columns';

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
  name: { label: 'Name', example: 'One-bedroom apartment with marina view' },
  summary: { label: 'Summary', example: 'A bright home two minutes from the beach.' },
  description: {
    label: 'Description',
    example: 'A calm apartment on a high floor. The tram stops in front of the building.',
  },
  space: { label: 'The space', example: null },
  access: { label: 'Guest access', example: null },
  rules: { label: 'What guests are asked', example: null },
  houseRules: { label: 'House rules', example: 'No smoking, No pets' },
  district: { label: 'Area', example: 'Dubai Marina' },
  address: { label: 'Address', example: 'Heron Tower, Dubai Marina' },
  latitude: { label: 'Latitude', example: '25.0805' },
  longitude: { label: 'Longitude', example: '55.1403' },
  coordinates: { label: 'Coordinates', example: null },
  permit: { label: 'Holiday-home permit', example: 'DUB-HER-1A2B3' },
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
  pictures: {
    label: 'Photos',
    example: 'https://www.example.com/a-101/living-room.jpg; https://www.example.com/a-101/view.jpg',
  },
};

/** The field's name on the screen. */
export const fieldLabel = (field: Field): string => FIELD_WORDS[field].label;

/** A list with the columns that the import understands at once and one listing, to be filled in. */
export function importTemplate(): { columns: string[]; example: string[] } {
  const told = FIELDS.flatMap((field) => {
    const { example } = FIELD_WORDS[field];
    return example === null ? [] : [{ column: templateColumn(field), example }];
  });
  return { columns: told.map(({ column }) => column), example: told.map(({ example }) => example) };
}
