import type { Core } from '@strapi/strapi';
import { UIDS } from '../../records/documents';
import { findNaming } from '../reading/read-rules';
import type { ApartmentRecord, ById, Records } from '../reading/inventory-records';
import type { Invalidation } from './invalidation';

/**
 * Invalidates the rules that name an apartment which has come or gone: it takes its place in them along, and they
 * are not told. (A season whose only apartment is deleted holds for all from then on.)
 * @param documentIds apartments that were read again
 * @param now what was found of them and all others
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

/** Whether an apartment that is not published still exists is not known here, so whoever names one is asked. */
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
