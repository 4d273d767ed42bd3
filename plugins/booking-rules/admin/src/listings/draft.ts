import type {
  Listing,
  ListingChange,
  ListingChoices,
  ListingFields,
  ListingPhoto,
} from 'booking-rules/contracts/setup/listings';
import type { Day } from 'booking-rules/shared/domain/stay';
import { listingReadiness } from 'booking-rules/shared/listing/listing-readiness';
import type { ReadinessNote } from 'booking-rules/shared/listing/readiness';
import { messages } from '../messages/messages';

/** A listing as it is typed: the place on the map as one text, and photos with what they show. */
export interface ListingForm extends Omit<ListingFields, 'latitude' | 'longitude' | 'photos' | 'arrival'> {
  place: string;
  photos: readonly ListingPhoto[];
  arrival: ArrivalForm;
}

/** How guests get in, with the pictures of its steps. */
export interface ArrivalForm extends Omit<ListingFields['arrival'], 'steps'> {
  steps: readonly { text: string; photo: ListingPhoto | null }[];
}

/** The steps of the form, with the fields of each. */
export const STEPS = [
  {
    key: 'basics',
    fields: [
      ...['name', 'district', 'address', 'place', 'latitude', 'longitude', 'grade', 'bedrooms', 'bathrooms'],
      ...['beds', 'capacity', 'area', 'summary', 'description'],
    ],
  },
  { key: 'photos', fields: ['photos'] },
  {
    key: 'rooms',
    fields: ['rooms', 'floor', 'lift', 'view', 'wifiSpeed', 'parking', 'checkInMethod', 'nearby'],
  },
  { key: 'amenities', fields: ['amenities'] },
  {
    key: 'price',
    fields: [
      ...['nightlyRate', 'weekendRate', 'cleaningFee', 'deposit', 'minimumStay', 'permitNumber'],
      ...['permitExpiry', 'bookingMode', 'openForBooking', 'houseRules', 'stayDetails'],
      ...['childrenWelcome', 'petsWelcome'],
    ],
  },
  { key: 'arrival', fields: ['arrival'] },
  { key: 'publish', fields: [] },
] as const satisfies readonly { key: string; fields: readonly string[] }[];
export type StepKey = (typeof STEPS)[number]['key'];

/** The step whose fields are at fault; null for fields of none. */
export function stepOf(field: string): StepKey | null {
  const [name = ''] = field.split('.');
  return STEPS.find(({ fields }) => (fields as readonly string[]).includes(name))?.key ?? null;
}

/**
 * What a new listing begins with: house rules that most have, to be changed where they differ. They are kept, so they
 * are in English, as all that editors write.
 */
export function newForm({ checkInTime, checkOutTime }: ListingChoices): ListingForm {
  return {
    ...{ name: '', summary: '', description: '', district: null, address: '', place: '', grade: 'standard' },
    ...{ bedrooms: 1, bathrooms: 1, beds: 1, capacity: 2, area: null, photos: [], amenities: [] },
    houseRules: [
      { slug: 'checkIn', label: `Check-in from ${checkInTime}` },
      { slug: 'checkOut', label: `Check-out by ${checkOutTime}` },
      { slug: 'children', label: 'Children are welcome' },
      { slug: 'infants', label: 'Infants are welcome' },
      { slug: 'pets', label: 'No pets' },
      { slug: 'partiesAndEvents', label: 'No parties or events' },
      { slug: 'smokingInside', label: 'No smoking inside' },
    ],
    ...{ childrenWelcome: true, petsWelcome: false },
    ...{ rooms: [], nearby: [], floor: null, lift: null, view: null, wifiSpeed: null },
    ...{ parking: null, checkInMethod: null },
    arrival: {
      ...{ address: '', directions: '', steps: [], doorCode: '', wifiName: '', wifiPassword: '', manual: '' },
    },
    ...{ nightlyRate: null, weekendRate: null, cleaningFee: 0, deposit: 0, minimumStay: null },
    ...{ permitNumber: '', permitExpiry: null, bookingMode: 'instant', openForBooking: true },
  };
}

export function formOf({ values, photos, stepPhotos }: Listing): ListingForm {
  const { latitude, longitude, photos: _, arrival, ...fields } = values;
  const steps = arrival.steps.map(({ text, picture }) => ({
    text,
    photo: stepPhotos.find(({ id }) => id === picture) ?? null,
  }));
  return {
    ...fields,
    arrival: { ...arrival, steps },
    photos,
    place: latitude === null ? '' : `${latitude}, ${longitude ?? ''}`,
  };
}

/** Latitude and longitude in a text: both in degrees, or the address of a map; null for a text without. */
export function parsePlace(text: string): { latitude: number; longitude: number } | null {
  const found = /(-?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d+)?)/.exec(text.replace(/^.*@/, ''));
  if (!found) return null;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** What is wrong before anything is sent, by field. */
export function problemsOf({ name, place }: ListingForm): Record<string, string> {
  const t = messages().listings.problems;
  return {
    ...(name.trim().length < 3 && { name: t.name }),
    ...(place.trim() !== '' && parsePlace(place) === null && { place: t.place }),
  };
}

/** What is sent of a form: the fields in which it differs from what is kept, or all of a new one. */
export function changeOf(kept: ListingForm | null, form: ListingForm): ListingChange {
  const now = fieldsOf(form);
  if (kept === null) return now;
  const before = fieldsOf(kept);
  const changed = (Object.keys(now) as (keyof ListingFields)[]).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, now[field]]));
}

/** A form after it was saved: what the server has, but for what was changed since it was sent. */
export function mergedForm(now: ListingForm, sent: ListingForm, saved: ListingForm): Partial<ListingForm> {
  const untouched = (Object.keys(saved) as (keyof ListingForm)[]).filter(
    (field) => JSON.stringify(now[field]) === JSON.stringify(sent[field]),
  );
  return Object.fromEntries(untouched.map((field) => [field, saved[field]]));
}

/** Photos whose descriptions differ from those that are kept. */
export function describedAnew(
  kept: readonly ListingPhoto[],
  photos: readonly ListingPhoto[],
): ListingPhoto[] {
  const known = new Map(kept.map(({ id, alternativeText }) => [id, alternativeText]));
  return photos.filter(({ id, alternativeText }) => known.get(id) !== alternativeText);
}

function fieldsOf({
  place,
  photos,
  houseRules,
  rooms,
  nearby,
  arrival,
  ...fields
}: ListingForm): ListingFields {
  const kept = new Set(photos.map(({ id }) => id));
  return {
    ...fields,
    name: fields.name.trim(),
    ...(parsePlace(place) ?? { latitude: null, longitude: null }),
    photos: photos.map(({ id }) => id),
    rooms: rooms.map((room) => ({ ...room, photos: room.photos.filter((id) => kept.has(id)) })),
    nearby: nearby.filter(({ name }) => name.trim() !== ''),
    houseRules: houseRules.filter(({ label }) => label.trim() !== ''),
    arrival: {
      ...arrival,
      steps: arrival.steps
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, photo }) => ({ text, picture: photo?.id ?? null })),
    },
  };
}

/** What the form lacks before it should be published. */
export function lacksOf(form: ListingForm, today: Day): ReadinessNote[] {
  const fields = fieldsOf(form);
  return listingReadiness(
    {
      ...fields,
      photos: form.photos,
      hasArea: fields.district !== null,
      hasAmenities: fields.amenities.length > 0,
      stayDetails: fields.houseRules.map(({ slug }) => slug),
    },
    today,
  );
}

/** What a photo may show, by the name of its file: `living-room_2.jpg` is “Living room”. Empty for a camera's name. */
export function wordsOfFile(name: string): string {
  const words = name
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[\d_\-.()]+/g, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');
  const isOfCamera = words.length < 4 || /^(img|dsc|dscn|pxl|photo|image|screenshot|whatsapp)\b/i.test(words);
  return isOfCamera ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
