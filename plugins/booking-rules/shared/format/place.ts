import type { Weekday } from '../domain/stay';

/** Where a business is, which decides what its clocks, amounts and calendars say. A business has one place. */
export interface Place {
  /** ISO 4217, such as `AED`. Every amount is charged in it. */
  currency: string;
  /** Decimal digits of its amounts: 0, 2 or 3. Amounts are integers of the smallest unit that these make. */
  minorDigits: number;
  /** A name of the IANA list, such as `Asia/Dubai`. Days and times at the property are this zone's. */
  timeZone: string;
  /** In two letters: local phone numbers are numbers of this country. */
  country: string;
  /** As guests call it, such as `Dubai`; empty until somebody has chosen a place. */
  city: string;
  /** With which calendars begin their weeks; Sunday 0. */
  firstDayOfWeek: Weekday;
}

/** What holds until somebody has chosen a place, but for the city, which is then none. */
export const DEFAULT_PLACE: Readonly<Place> = {
  ...{ currency: 'AED', minorDigits: 2, timeZone: 'Asia/Dubai' },
  ...{ country: 'AE', city: 'Dubai', firstDayOfWeek: 1 },
};

/**
 * Currencies without a smaller unit (ISO 4217), or with one that nobody uses any more. Ours, not the platform's list,
 * which changes from version to version: amounts that are kept may not mean something else after an upgrade.
 */
const NO_DIGITS: ReadonlySet<string> = new Set([
  ...[
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'ISK',
    'JPY',
    'KMF',
    'KRW',
    'PYG',
    'RWF',
    'UGX',
    'UYI',
    'VND',
    'VUV',
    'XAF',
  ],
  ...['XOF', 'XPF', 'COP', 'HUF', 'IDR', 'IQD', 'IRR', 'KHR', 'LAK', 'LBP', 'MGA', 'MMK', 'SYP', 'UZS'],
]);
const THREE_DIGITS: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/**
 * What a process or page has once, however often it holds this module: as the server loads it, and inside the build of
 * the site that it serves.
 */
export function sharedByAll<Kept extends object>(name: string, initial: Kept): Kept {
  const key = Symbol.for(`booking-rules.${name}`);
  const before = Reflect.get(globalThis, key) as Kept | undefined;
  if (before === undefined) Reflect.set(globalThis, key, initial);
  return before ?? initial;
}

const kept = sharedByAll('place', { place: DEFAULT_PLACE });

/** The place of the business of this process or page. */
export function placeOfBusiness(): Readonly<Place> {
  return kept.place;
}

/** Sets it for everything that is formatted from now on: whoever starts a process or a page, and whoever reads settings. */
export function setPlace(place: Place): void {
  kept.place = place;
}

/** Decimal digits of the amounts of a currency; null for what is none that the platform knows. */
export function minorDigitsOf(currency: string): number | null {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return null;
  if (NO_DIGITS.has(currency)) return 0;
  return THREE_DIGITS.has(currency) ? 3 : 2;
}

/** Whether clocks of this name exist: a name of the IANA list, no bare offset. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The days of a week in the order of the calendars there; Sunday is 0. */
export function daysOfWeek(): Weekday[] {
  const first = placeOfBusiness().firstDayOfWeek;
  return Array.from({ length: 7 }, (_, index) => ((first + index) % 7) as Weekday);
}

/** In which column of such a calendar a weekday stands, from 0. */
export function columnOf(weekday: Weekday): number {
  return (weekday - placeOfBusiness().firstDayOfWeek + 7) % 7;
}

/**
 * Whether tax numbers are those of the Emirates: a TRN of 15 digits. Elsewhere they are VAT numbers of many forms, and
 * so they are while nobody has chosen a place.
 */
export function hasTrn(): boolean {
  const { country, city } = placeOfBusiness();
  return country === 'AE' && city !== '';
}

/** What documents and managers call a tax number there. */
export const taxNumberName = (): string => (hasTrn() ? 'TRN' : 'VAT number');
