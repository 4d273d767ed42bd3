import type { Core } from '@strapi/strapi';
import { areasOf, type PlacePack } from 'booking-rules/engine';
import { type AmenityName, KNOWN_AMENITIES } from '../interpret/amenities';
import type { DistrictName } from '../interpret/find-district';

const DISTRICT = 'api::district.district';
const AMENITY = 'api::amenity.amenity';

/** An area or an amenity: its row, and its document. */
export interface ContentId {
  id: number;
  documentId: string;
}

/** By slug. */
export type ContentIds = ReadonlyMap<string, ContentId>;

/** The areas and amenities of the database. */
export async function readContent(strapi: Core.Strapi): Promise<{
  districts: (DistrictName & ContentId)[];
  amenities: (AmenityName & ContentId)[];
}> {
  const districts = await strapi.documents(DISTRICT).findMany({ fields: ['slug', 'name'] });
  const amenities = await strapi.documents(AMENITY).findMany({ fields: ['slug', 'name'] });
  return { districts, amenities } as Awaited<ReturnType<typeof readContent>>;
}

/** Makes the areas of a place in a database that has none at all; an editor's choice of areas is kept. */
export async function createDistricts(strapi: Core.Strapi, place: Pick<PlacePack, 'areas'>): Promise<void> {
  for (const data of areasOf(place)) await strapi.documents(DISTRICT).create({ data });
}

/** Makes those of the known amenities that are asked for and missing. */
export async function createAmenities(strapi: Core.Strapi, wanted: Iterable<string>): Promise<string[]> {
  const { amenities } = await readContent(strapi);
  const present = new Set(amenities.map(({ slug }) => slug));
  const missing = [...new Set(wanted)].filter((slug) => !present.has(slug));
  const created: string[] = [];
  for (const slug of missing) {
    const known = KNOWN_AMENITIES.find((amenity) => amenity.slug === slug);
    if (!known) continue;
    const { name, group } = known;
    await strapi.documents(AMENITY).create({ data: { slug, name, group } });
    created.push(name);
  }
  return created;
}
