import type { Core } from '@strapi/strapi';
import { DEFAULT_PLACE, isTimeZone, minorDigitsOf, type Place } from '../../../../shared/format/place';
import { DEFAULT_LANGUAGE, type Language } from '../../../../shared/format/language';
import type { PlaceNeed } from '../../../../shared/listing/going-live';
import { documents, UIDS, type SiteSettingDocument } from '../documents';

/** The days with which weeks may begin, by the words in which they are kept. */
export const WEEK_BEGINS = { Sunday: 0, Monday: 1, Saturday: 6 } as const;

/** The site settings that say where the business is; null until somebody has chosen. */
export type PlaceSettings = Pick<
  SiteSettingDocument,
  'currency' | 'timeZone' | 'country' | 'city' | 'firstDayOfWeek'
>;

/**
 * The place that the site settings name. What they leave out, or no longer is one, is the product's default. The city is
 * that of the clocks that were chosen; nowhere is no city.
 */
export function placeOf(setting: Partial<PlaceSettings> | null): Place {
  const { currency, timeZone, country, city, firstDayOfWeek } = setting ?? {};
  const digits = currency ? minorDigitsOf(currency) : null;
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : null;
  return {
    ...(currency && digits !== null
      ? { currency, minorDigits: digits }
      : { currency: DEFAULT_PLACE.currency, minorDigits: DEFAULT_PLACE.minorDigits }),
    timeZone: zone ?? DEFAULT_PLACE.timeZone,
    country: country ?? DEFAULT_PLACE.country,
    city: city || (zone === null ? '' : cityOfZone(zone)),
    firstDayOfWeek: firstDayOfWeek ? WEEK_BEGINS[firstDayOfWeek] : DEFAULT_PLACE.firstDayOfWeek,
  };
}

/** Of what a place cannot do without, what nobody has chosen yet: the product's defaults hold there. */
export function unchosenOf(setting: Partial<PlaceSettings> | null): PlaceNeed[] {
  return (['country', 'currency', 'timeZone'] as const).filter((field) => !setting?.[field]);
}

/** The city after which clocks are named: `Europe/Berlin`, `America/Argentina/Buenos_Aires`. */
function cityOfZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** What managers choose, as the languages of the site; its pages in the first have the plain addresses. */
const LANGUAGES_OF: Readonly<Record<string, readonly Language[]>> = {
  English: [DEFAULT_LANGUAGE],
  'English and Arabic': [DEFAULT_LANGUAGE, 'ar'],
};

/** The languages that guests are offered, English first. */
export function languagesOf(setting: Partial<Pick<SiteSettingDocument, 'languages'>> | null): Language[] {
  return [...(LANGUAGES_OF[setting?.languages ?? ''] ?? [DEFAULT_LANGUAGE])];
}

/** Those that the site settings name now. */
export async function readLanguages(strapi: Core.Strapi): Promise<readonly Language[]> {
  return languagesOf(await documents(strapi, UIDS.siteSetting).findFirst({ fields: ['languages'] }));
}

/** The place that is in the site settings now. */
export async function readPlace(strapi: Core.Strapi): Promise<Place> {
  return placeOf(await documents(strapi, UIDS.siteSetting).findFirst());
}

/** Why each of these cannot change later: integer amounts and nights would come to mean something else. */
const FIXED = {
  currency: 'The currency cannot be changed once there are reservations: their amounts are kept in it',
  timeZone: 'The time zone cannot be changed once there are reservations: their nights are days of it',
} as const;

/** What of a place may not become another, because there are reservations, and why. */
export async function fixedPlaceProblems(
  strapi: Core.Strapi,
  before: Pick<Place, keyof typeof FIXED>,
  after: Pick<Place, keyof typeof FIXED>,
): Promise<{ field: keyof typeof FIXED; message: string }[]> {
  const changed = (['currency', 'timeZone'] as const).filter((field) => before[field] !== after[field]);
  if (changed.length === 0 || (await documents(strapi, UIDS.reservation).count({})) === 0) return [];
  return changed.map((field) => ({ field, message: FIXED[field] }));
}
