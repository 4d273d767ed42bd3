import type { Core } from '@strapi/strapi';
import { UIDS } from '../../records/documents';
import { findNaming } from '../reading/read-rules';
import type { ApartmentRecord, ById, Records } from '../reading/inventory-records';
import type { Invalidation } from './invalidation';

/**
 * Invalidates the rules that name an apartment that was added or removed. Strapi changes their relations without
 * announcing them. (A season whose only apartment is deleted then applies to all.)
 * @param documentIds the apartments that were read again
 * @param now all apartments, as they were found
 */
export async function invalidateRenamed(
  strapi: Core.Strapi,
  before: Records,
  now: ById<ApartmentRecord>,
  documentIds: readonly string[],
  invalidated: Invalidation,
): Promise<void> {
  const appeared = documentIds.filter((id) => now.has(id) && !before.apartments.has(id));
  const absent = documentIds.filter((id) => !now.has(id));
  if (absent.length > 0) invalidateNamingAbsent(before, now, invalidated);
  if (appeared.length === 0) return;
  for (const id of await findNaming(strapi, UIDS.minimumStayOverride, appeared))
    invalidated.overrides.add(id);
  for (const id of await findNaming(strapi, UIDS.season, appeared)) invalidated.seasons.add(id);
  for (const id of await findNaming(strapi, UIDS.promotion, appeared)) invalidated.promotions.add(id);
}

/** An unpublished apartment may or may not exist any more, so every rule that names one is read again. */
function invalidateNamingAbsent(
  before: Records,
  now: ById<ApartmentRecord>,
  invalidated: Invalidation,
): void {
  const published = new Set([...now.values()].map(({ rules }) => rules.apartmentId));
  const namesAbsent = (apartments: readonly (string | null)[] | null): boolean =>
    apartments?.some((apartmentId) => apartmentId !== null && !published.has(apartmentId)) ?? false;
  for (const [id, { apartmentId }] of before.overrides)
    if (namesAbsent([apartmentId])) invalidated.overrides.add(id);
  for (const [id, { apartments }] of before.seasons) if (namesAbsent(apartments)) invalidated.seasons.add(id);
  for (const [id, { apartments }] of before.promotions)
    if (namesAbsent(apartments)) invalidated.promotions.add(id);
}
