import type { Core } from '@strapi/strapi';

const APARTMENT = 'api::apartment.apartment';

/**
 * Writes no place of an apartment among those of its area and amenities, which nobody reads. Strapi's database layer
 * looks for the last place in all links of each amenity when an apartment is written, and numbers all of them anew
 * when one is taken away: a write would cost more with every apartment. Only that layer forgets that the relations have
 * two sides, and only of the apartment's; both can be read and written as before. Call it when the tables are there.
 */
export function forgetInverseOrder(strapi: Core.Strapi): void {
  for (const attribute of Object.values(strapi.db.metadata.get(APARTMENT).attributes)) {
    if ('inversedBy' in attribute) delete attribute.inversedBy;
  }
}
