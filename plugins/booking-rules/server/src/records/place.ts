import type { Core } from '@strapi/strapi';
import { DEFAULT_PLACE, isTimeZone, minorDigitsOf, type Place } from '../../../shared/format/place';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/format/language';
import type { Weekday } from '../../../shared/domain/stay';
import { documents, UIDS, type SiteSettingDocument } from './documents';

const WEEK_BEGINS: Readonly<Record<string, Weekday>> = { Sunday: 0, Monday: 1, Saturday: 6 };

/** The site settings that say where the business is; null where they were written before there were such settings. */
export type PlaceSettings = Pick<
  SiteSettingDocument,
  'currency' | 'timeZone' | 'country' | 'city' | 'firstDayOfWeek'
>;

/** The place that the site settings name. What they leave out, or no longer is one, is the product's default. */
export function placeOf(setting: Partial<PlaceSettings> | null): Place {
  const { currency, timeZone, country, city, firstDayOfWeek } = setting ?? {};
  const digits = currency ? minorDigitsOf(currency) : null;
  return {
    ...(currency && digits !== null
      ? { currency, minorDigits: digits }
      : { currency: DEFAULT_PLACE.currency, minorDigits: DEFAULT_PLACE.minorDigits }),
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : DEFAULT_PLACE.timeZone,
    country: country ?? DEFAULT_PLACE.country,
    city: city || DEFAULT_PLACE.city,
    firstDayOfWeek: WEEK_BEGINS[firstDayOfWeek ?? ''] ?? DEFAULT_PLACE.firstDayOfWeek,
  };
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
