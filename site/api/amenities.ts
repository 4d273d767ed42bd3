import { currentLanguage, DEFAULT_LANGUAGE, type Language } from 'booking-rules/shared/format/language';
import { call } from './http';
import type { Amenity } from './site-api';

/** More than an apartment is likely to be told apart by; the server answers with no more at once. */
const MOST = 100;

let asked: Promise<Amenity[] | null> | null = null;

/** All amenities by name, in the language of the page, asked for once; null where they do not come. */
export function allAmenities(): Promise<Amenity[] | null> {
  asked ??= readAmenities().catch(() => {
    asked = null;
    return null;
  });
  return asked;
}

/** What is not translated keeps its name. */
async function readAmenities(): Promise<Amenity[]> {
  const language = currentLanguage();
  const [all, translated] = await Promise.all([
    amenitiesIn(DEFAULT_LANGUAGE),
    language === DEFAULT_LANGUAGE ? [] : amenitiesIn(language),
  ]);
  const names = new Map(translated.map(({ slug, name }) => [slug, name]));
  return all.map((amenity) => ({ ...amenity, name: names.get(amenity.slug) ?? amenity.name }));
}

async function amenitiesIn(locale: Language): Promise<Amenity[]> {
  const query = {
    fields: ['slug', 'name', 'group'],
    sort: 'name:asc',
    pagination: { pageSize: MOST },
    locale,
  };
  const { data } = await call('GET /api/amenities', { query });
  return data as Amenity[];
}
