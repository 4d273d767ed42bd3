import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { APARTMENTS_AT_ONCE, findShowing, readApartments } from './read-apartments';
import { readPropertyPolicies, readOverrides, readPromotions, readSeasons } from './read-rules';
import type { ApartmentRecord, ById, Records } from './inventory-records';
import { invalidateRenamed } from '../changes/invalidate-renamed';
import type { Invalidation } from '../changes/invalidation';

/** What was read again, and whose entries have to be made anew. */
export interface Reread {
  records: Records;
  /** Public ids; null when it is all of them. */
  changed: ReadonlySet<string> | null;
}

/** Reads what was invalidated, and what that may have changed without saying so. */
export async function readInvalidated(
  strapi: Core.Strapi,
  before: Records,
  invalidated: Invalidation,
): Promise<Reread> {
  const ids = await apartmentsOf(strapi, before, invalidated);
  const apartments = replaced(before.apartments, ids, await readInSteps(strapi, ids));
  await invalidateRenamed(strapi, before, apartments, ids, invalidated);
  await invalidateRivals(strapi, before, invalidated);
  const { overrides, seasons, promotions } = invalidated;
  const records: Records = {
    apartments,
    overrides: await reread(before.overrides, overrides, (some) => readOverrides(strapi, some)),
    seasons: await reread(before.seasons, seasons, (some) => readSeasons(strapi, some)),
    promotions: await reread(before.promotions, promotions, (some) => readPromotions(strapi, some)),
    policies: invalidated.policies ? await readPropertyPolicies(strapi) : before.policies,
  };
  return { records, changed: changedBetween([before, records], ids, invalidated) };
}

/** Those invalidated themselves, and those that show something that was: before, and as it is now. */
async function apartmentsOf(
  strapi: Core.Strapi,
  before: Records,
  invalidated: Invalidation,
): Promise<string[]> {
  const shown = [...invalidated.shown];
  if (shown.length === 0) return [...invalidated.apartments];
  const showed = [...before.apartments.values()].filter(({ shows }) => shown.some((id) => shows.has(id)));
  const showing = await findShowing(strapi, shown);
  return [...new Set([...invalidated.apartments, ...showed.map(({ documentId }) => documentId), ...showing])];
}

async function readInSteps(strapi: Core.Strapi, ids: readonly string[]): Promise<ById<ApartmentRecord>> {
  const found = new Map<string, ApartmentRecord>();
  for (let start = 0; start < ids.length; start += APARTMENTS_AT_ONCE) {
    const step = await readApartments(strapi, ids.slice(start, start + APARTMENTS_AT_ONCE));
    for (const apartment of step) found.set(apartment.documentId, apartment);
    await nextTurn();
  }
  return found;
}

/** An apartment has one override: a new one takes it from the old one, which is not told. */
async function invalidateRivals(
  strapi: Core.Strapi,
  before: Records,
  { overrides }: Invalidation,
): Promise<void> {
  if (overrides.size === 0) return;
  const found = await readOverrides(strapi, [...overrides]);
  const named = new Set([...found.values()].map(({ apartmentId }) => apartmentId));
  for (const [documentId, { apartmentId }] of before.overrides) {
    if (apartmentId !== null && named.has(apartmentId)) overrides.add(documentId);
  }
}

async function reread<T>(
  before: ById<T>,
  ids: ReadonlySet<string>,
  read: (documentIds: string[]) => Promise<ById<T>>,
): Promise<ById<T>> {
  return ids.size === 0 ? before : replaced(before, [...ids], await read([...ids]));
}

/** The records with these documents as they were found; those not found are gone. */
function replaced<T>(before: ById<T>, documentIds: readonly string[], found: ById<T>): ById<T> {
  const after = new Map(before);
  for (const documentId of documentIds) {
    const record = found.get(documentId);
    if (record === undefined) after.delete(documentId);
    else after.set(documentId, record);
  }
  return after;
}

/** Public ids of the apartments that any of the changes concerns, as they were or as they are. */
function changedBetween(
  versions: readonly Records[],
  ids: readonly string[],
  { policies, overrides, seasons }: Invalidation,
): ReadonlySet<string> | null {
  if (policies) return null;
  const changed = new Set<string>();
  for (const records of versions) {
    for (const id of ids) addTo(changed, records.apartments.get(id)?.rules.apartmentId);
    for (const id of overrides) addTo(changed, records.overrides.get(id)?.apartmentId);
    for (const id of seasons) {
      const season = records.seasons.get(id);
      if (season?.apartments === null) return null;
      for (const apartmentId of season?.apartments ?? []) changed.add(apartmentId);
    }
  }
  return changed;
}

function addTo(changed: Set<string>, apartmentId: string | null | undefined): void {
  if (apartmentId != null) changed.add(apartmentId);
}
