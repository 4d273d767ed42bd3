import type { Core } from '@strapi/strapi';
import { photoOf, type StoredPicture } from 'booking-rules/shared/photo';
import type { Amenity, District } from './site-types';

interface DistrictDocument {
  slug: string;
  name: string;
  intro: string | null;
  photo: StoredPicture | null;
}

/** All areas in the editors' order, each with the number of its published apartments. */
export async function readDistricts(strapi: Core.Strapi): Promise<District[]> {
  const [documents, apartments] = await Promise.all([
    strapi
      .documents('api::district.district')
      .findMany({ populate: { photo: true }, sort: ['order:asc', 'name:asc'] }) as Promise<unknown>,
    strapi.documents('api::apartment.apartment').findMany({
      status: 'published',
      fields: ['apartmentId'],
      populate: { district: { fields: ['slug'] } },
    }) as Promise<unknown>,
  ]);
  const counts = new Map<string | undefined, number>();
  for (const { district } of apartments as { district: { slug: string } | null }[]) {
    counts.set(district?.slug, (counts.get(district?.slug) ?? 0) + 1);
  }
  return (documents as DistrictDocument[]).map(({ slug, name, intro, photo }) => ({
    slug,
    name,
    intro: intro ?? '',
    photo: photo && photoOf(photo, name),
    apartments: counts.get(slug) ?? 0,
  }));
}

/** All amenities by name. */
export async function readAmenities(strapi: Core.Strapi): Promise<Amenity[]> {
  const documents: unknown = await strapi.documents('api::amenity.amenity').findMany({ sort: 'name:asc' });
  return (documents as Amenity[]).map(({ slug, name, group }) => ({ slug, name, group }));
}
