import type { Core } from '@strapi/strapi';
import { engineOf, type InventoryItem } from '../engine';
import { UIDS } from '../records/documents';

/** The published apartments of somebody who is signed in to the admin panel; none when nothing is theirs. */
export async function ownerApartments(strapi: Core.Strapi, userId: number): Promise<InventoryItem[]> {
  const found: unknown = await strapi.db.query(UIDS.ownership).findMany({
    where: { owner: { id: userId } },
    populate: { apartments: { select: ['apartmentId'] } },
  });
  const ids = (found as { apartments: { apartmentId: string }[] }[]).flatMap(({ apartments }) =>
    apartments.map(({ apartmentId }) => apartmentId),
  );
  return [...new Set(ids)].flatMap((id) => engineOf(strapi).inventory.find(id) ?? []);
}
