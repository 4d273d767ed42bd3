import type { Core } from '@strapi/strapi';
import type { InventoryItem } from 'booking-rules/engine';
import { photoOf, type StoredPicture } from 'booking-rules/shared/listing/photo';
import type { Amenity, District } from '../site-types';

interface DistrictDocument {
  slug: string;
  name: string;
  intro: string | null;
  photo: StoredPicture | null;
  updatedAt: string;
}

/** An area as it was read: its apartments are counted in the inventory. */
export interface DistrictContent extends Omit<District, 'apartments'> {
  updatedAt: string;
}

/** All areas in the editors' order. */
export async function readDistricts(strapi: Core.Strapi): Promise<DistrictContent[]> {
  const documents: unknown = await strapi
    .documents('api::district.district')
    .findMany({ populate: { photo: true }, sort: ['order:asc', 'name:asc'] });
  return (documents as DistrictDocument[]).map(({ slug, name, intro, photo, updatedAt }) => ({
    slug,
    name,
    intro: intro ?? '',
    photo: photo && photoOf(photo, name),
    updatedAt,
  }));
}

/** The areas, each with the number of its published apartments. */
export function withCounts(
  districts: readonly DistrictContent[],
  entries: Iterable<InventoryItem>,
): District[] {
  const counts = new Map<string, number>();
  for (const { card } of entries) counts.set(card.district.slug, (counts.get(card.district.slug) ?? 0) + 1);
  return districts.map(({ slug, name, intro, photo }) => ({
    slug,
    name,
    intro,
    photo,
    apartments: counts.get(slug) ?? 0,
  }));
}

/** All amenities by name. */
export async function readAmenities(strapi: Core.Strapi): Promise<Amenity[]> {
  const documents: unknown = await strapi.documents('api::amenity.amenity').findMany({ sort: 'name:asc' });
  return (documents as Amenity[]).map(({ slug, name, group }) => ({ slug, name, group }));
}
