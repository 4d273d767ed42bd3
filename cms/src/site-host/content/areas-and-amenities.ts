import type { Core } from '@strapi/strapi';
import type { InventoryItem } from 'booking-rules/engine';
import { photoOf, type StoredPicture } from 'booking-rules/shared/listing/photo';
import type { Amenity, District } from '../site-types';
import { madeOnce } from 'booking-rules/shared/made-once';
import type { Told } from './translations';

interface DistrictDocument {
  documentId: string;
  slug: string;
  name: string;
  intro: string | null;
  photo: StoredPicture | null;
  updatedAt: string;
}

/** An area as it was read: its apartments are counted in the inventory. */
export interface DistrictContent extends Omit<District, 'apartments' | 'languages'> {
  documentId: string;
  updatedAt: string;
}

/** All areas in the editors' order. */
export async function readDistricts(strapi: Core.Strapi): Promise<DistrictContent[]> {
  const documents: unknown = await strapi
    .documents('api::district.district')
    .findMany({ populate: { photo: true }, sort: ['order:asc', 'name:asc'] });
  return (documents as DistrictDocument[]).map(({ documentId, slug, name, intro, photo, updatedAt }) => ({
    documentId,
    slug,
    name,
    intro: intro ?? '',
    photo: photo && photoOf(photo, name),
    updatedAt,
  }));
}

type Entries = ReadonlyMap<string, InventoryItem>;

/** The areas, each with the number of its published apartments. */
export const withCounts = madeOnce(
  (districts: readonly Told<DistrictContent>[], entries: Entries): District[] => {
    const counts = countsOf(entries);
    return districts.map(({ slug, name, intro, photo, languages }) => ({
      slug,
      name,
      intro,
      photo,
      languages,
      apartments: counts.get(slug) ?? 0,
    }));
  },
);

/** How many published apartments each area has, by slug. */
const countsOf = madeOnce((entries: Entries): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { card } of entries.values())
    counts.set(card.district.slug, (counts.get(card.district.slug) ?? 0) + 1);
  return counts;
});

/** An amenity as it was read. */
export interface AmenityContent extends Amenity {
  documentId: string;
}

/** All amenities by name. */
export async function readAmenities(strapi: Core.Strapi): Promise<AmenityContent[]> {
  const documents: unknown = await strapi.documents('api::amenity.amenity').findMany({ sort: 'name:asc' });
  return (documents as AmenityContent[]).map(({ documentId, slug, name, group }) => ({
    ...{ documentId, slug, name, group },
  }));
}
