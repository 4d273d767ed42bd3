import { z } from 'zod';
import { UnusableInput } from '../read/source-file';

/**
 * The fields that a row can have, and the columns in which each is looked for, first match first. Column
 * names are compared without capitals, spaces and signs; a dot goes into an object. Documented in
 * docs/import.md.
 */
const COLUMN_NAMES = {
  id: 'id listingId ref reference referenceNumber externalId objectId propertyId unitId unitRef code',
  slug: 'slug apartmentId urlSlug handle permalink',
  name: 'title name listingName listingTitle propertyName apartmentName unitName headline titleEn nameEn metaTitle',
  summary: 'summary shortDescription tagline subtitle excerpt metaDescription',
  description: 'description longDescription about details overview descriptionEn body',
  space: 'space theSpace',
  access: 'guestAccess',
  rules: 'rules otherNotes',
  houseRules: 'houseRules policies.houseRules',
  district: 'district area community neighbourhood neighborhood areaName locality location zone',
  address: 'address building buildingName tower towerName street streetAddress fullAddress project location',
  latitude:
    'latitude lat geoloc.lat geo.lat location.lat location.latitude coordinates.lat coordinates.latitude',
  longitude:
    'longitude lng lon long geoloc.lng geo.lng geo.lon location.lng location.lon location.longitude coordinates.lng coordinates.lon coordinates.longitude',
  coordinates: 'coordinates latLng latLon gps geo geolocation',
  permit:
    'permit permitNumber permitNo dtcm dtcmPermit dtcmPermitNumber dtcmNumber licence license licenceNumber licenseNumber registrationNumber tourismPermit',
  bedrooms: 'bedrooms bedroom rooms br bhk numberOfBedrooms bedroomCount',
  bathrooms: 'bathrooms baths bathroom bath numberOfBathrooms bathroomCount',
  beds: 'beds bedCount numberOfBeds',
  capacity:
    'guests capacity maxGuests maximumGuests accommodates sleeps personCapacity occupancy maxOccupancy numberOfGuests persons pax',
  size: 'areaSqm sizeSqm sqm squareMetres squareMeters area size floorArea builtUpArea areaSqft sizeSqft sqft squareFeet',
  amenities: 'amenities facilities features amenityList',
  price:
    'nightlyRate nightlyPrice pricePerNight ratePerNight dailyRate pricePerDay priceNight price rate baseRate basePrice rent amount priceAed weeklyRate pricePerWeek monthlyRent monthlyPrice monthlyRate pricePerMonth rentPerMonth yearlyRent annualRent yearlyPrice pricePerYear rentPerYear',
  priceFrequency: 'priceFrequency rentFrequency frequency pricePeriod rentPeriod period',
  currency: 'currency priceCurrency currencyCode',
  weekendRate: 'weekendRate weekendPrice weekendNightlyRate',
  cleaningFee: 'cleaningFee cleaning cleaningCharge',
  deposit: 'deposit securityDeposit damageDeposit',
  minimumStay: 'minNights minimumNights minimumStay minStay availability.minNights',
  maximumStay: 'maxNights maximumNights maximumStay maxStay availability.maxNights',
  checkIn: 'checkIn checkInTime availability.checkIn',
  checkOut: 'checkOut checkOutTime availability.checkOut',
  available: 'available isAvailable bookable openForBooking',
  furnishing: 'furnishingStatus furnished furnishing',
  purpose: 'purpose offering',
  category: 'category propertyType unitType',
  pictures: 'images photos pictures gallery imageUrls photoCount',
  childrenWelcome: 'childrenWelcome childrenAllowed allowsChildren kidsAllowed kidsWelcome familyFriendly',
  petsWelcome: 'petsWelcome petsAllowed allowsPets petFriendly',
  rooms:
    'roomsAndBeds roomList sleepingArrangements whereYouSleep bedArrangements bedConfiguration bedroomDetails rooms',
  floor: 'floor floorNumber floorNo storey',
  lift: 'lift elevator hasLift hasElevator',
  view: 'view mainView views outlook',
  wifiSpeed: 'wifiSpeed wifiMbps internetSpeed downloadSpeed mbps',
  parking: 'parking parkingType parkingKind',
  checkInMethod: 'checkInMethod checkInType checkInKind accessMethod availability.checkInMethod',
  nearby: 'nearby placesNearby pointsOfInterest nearbyPlaces',
} as const;

export type Field = keyof typeof COLUMN_NAMES;

export const FIELDS = Object.keys(COLUMN_NAMES) as Field[];

/** A column's name as it is compared: `Price per night (AED)` is `pricepernightaed`, dots stay. */
export function comparable(column: string): string {
  return column.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, '');
}

const COMPARABLE = Object.fromEntries(
  FIELDS.map((field) => [field, COLUMN_NAMES[field].split(' ').map(comparable)]),
) as Record<Field, string[]>;

/** The columns of a field in comparable form, first choice first. */
export function columnsOf(field: Field): readonly string[] {
  return COMPARABLE[field];
}

/** The name under which a template has a field: the first choice, as it is written. */
export const templateColumn = (field: Field): string => COLUMN_NAMES[field].split(' ')[0] ?? field;

/** A value of a row and the column it stands in. */
export interface ColumnValue {
  column: string;
  value: unknown;
}

/** The columns of a row, looked up by field. Empty values, `null` and their spellings count as absent. */
export interface Columns {
  /** Every value of a field, the first choice first; only those that `fits` accepts. */
  all(field: Field, fits?: (value: unknown) => boolean): ColumnValue[];
  first(field: Field, fits?: (value: unknown) => boolean): ColumnValue | null;
  /** The first value that is a text or a number, as trimmed text. */
  text(field: Field, fits?: (value: unknown) => boolean): string | null;
  /** Columns that nobody has asked for. */
  unused(): string[];
}

const ABSENT = /^(|null|none|nil|n\/?a|-+|undefined|tbc|tba|unknown)$/i;
const DEEPEST = 3;

/** Reads the columns of a row. */
export function readColumns(row: object, mapping: Mapping): Columns {
  const columns = cellsOf(row);
  const asked = new Set<string>();

  function all(field: Field, fits: (value: unknown) => boolean = () => true): ColumnValue[] {
    const found: ColumnValue[] = [];
    for (const key of mapping.columns[field] ?? columnsOf(field)) {
      asked.add(key);
      const cell = columns.get(key);
      if (cell && !isAbsent(cell.value) && fits(cell.value)) found.push(cell);
    }
    const value = mapping.defaults[field];
    if (found.length === 0 && value !== undefined) found.push({ column: `mapping.${field}`, value });
    return found;
  }

  /** A column is asked for by its own name, or with the object that it is in. */
  function isAsked(key: string): boolean {
    for (let end = key.length; end > 0; end = key.lastIndexOf('.', end - 1)) {
      if (asked.has(key.slice(0, end))) return true;
    }
    return false;
  }

  const first: Columns['first'] = (field, fits) => all(field, fits)[0] ?? null;
  return {
    all,
    first,
    text: (field, fits) =>
      textOf(first(field, (value) => textOf(value) !== null && (fits?.(value) ?? true))?.value),
    unused: () =>
      [...columns]
        .filter(([key]) => !isAsked(key))
        .filter(([, { value }]) => !isPlainObject(value))
        .map(([, { column }]) => column),
  };
}

/** A text or a number as trimmed text; null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** A yes or no as people and spreadsheets write it; null for anything else. */
export function yesOrNo(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = textOf(value)?.toLowerCase() ?? '';
  if (['yes', 'y', 'true', '1', 'allowed', 'welcome'].includes(text)) return true;
  return ['no', 'n', 'false', '0', 'not allowed', 'not welcome'].includes(text) ? false : null;
}

/** Every cell of a row by the comparable name of its column, those within objects too. */
export function cellsOf(row: object): Map<string, ColumnValue> {
  const columns = new Map<string, ColumnValue>();
  collect(row, '', 1, columns);
  return columns;
}

function collect(row: object, prefix: string, depth: number, columns: Map<string, ColumnValue>): void {
  for (const [name, value] of Object.entries(row) as [string, unknown][]) {
    const column = prefix + name;
    const key = comparable(column);
    if (!columns.has(key)) columns.set(key, { column, value });
    if (depth < DEEPEST && isPlainObject(value)) collect(value, `${column}.`, depth + 1, columns);
  }
}

function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'string' && ABSENT.test(value.trim());
}

export function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const names = z.enum(FIELDS as [Field, ...Field[]]);
const file = z.strictObject({
  columns: z
    .partialRecord(names, z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]))
    .default({}),
  defaults: z.partialRecord(names, z.union([z.string(), z.number(), z.boolean()])).default({}),
});

/** Columns named by the operator in place of the usual ones, and values for what rows leave out. */
export interface Mapping {
  /** In comparable form. */
  columns: Partial<Record<Field, string[]>>;
  defaults: Partial<Record<Field, string | number | boolean>>;
}

export const NO_MAPPING: Mapping = { columns: {}, defaults: {} };

/**
 * Reads a mapping file: `{ "columns": { field: column or columns }, "defaults": { field: value } }`.
 * @throws UnusableInput naming what is wrong in it
 */
export function readMapping(text: string): Mapping {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnusableInput(`The mapping is not valid JSON: ${String(error)}.`, { cause: error });
  }
  const parsed = file.safeParse(json);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
    throw new UnusableInput(`The mapping: ${problems.join('; ')}. Fields are ${FIELDS.join(', ')}.`);
  }
  const columns = Object.entries(parsed.data.columns).map(([field, column]) => [
    field,
    [column].flat().map(comparable),
  ]);
  return {
    columns: Object.fromEntries(columns) as Mapping['columns'],
    defaults: parsed.data.defaults,
  };
}
