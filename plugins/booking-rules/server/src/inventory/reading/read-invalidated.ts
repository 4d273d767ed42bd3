import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { APARTMENTS_AT_ONCE, findShowing, RATES_AT_ONCE, readApartments, readRates } from './read-apartments';
import { readExtras, readPropertyPolicies, readOverrides, readPromotions, readSeasons } from './read-rules';
import { readLanguages, readPlace } from '../../records/content/place';
import { readNames } from '../../records/content/translations';
import type { ApartmentRecord, ById, Records } from './inventory-records';
import { invalidateRenamed } from '../changes/invalidate-renamed';
import type { Invalidation } from '../changes/invalidation';

/** What was read again, and which entries have to be rebuilt. */
export interface Reread {
  records: Records;
  /** documentIds of the apartments that were read again. */
  reread: readonly string[];
  /** Public ids; null for all apartments. */
  changed: ReadonlySet<string> | null;
}

/** Reads what was invalidated, and what it may have changed without an announcement. */
export async function readInvalidated(
  strapi: Core.Strapi,
  before: Records,
  invalidated: Invalidation,
): Promise<Reread> {
  const ids = await apartmentsOf(strapi, before, invalidated);
  const found = await readInSteps(ids, APARTMENTS_AT_ONCE, (some) => readApartments(strapi, some));
  const others = [...invalidated.rates].filter((id) => !found.has(id));
  const repriced = others.flatMap((id) => before.apartments.get(id) ?? []);
  const withRates = await readInSteps(repriced, RATES_AT_ONCE, (some) => readRates(strapi, some));
  const changed = [...ids, ...repriced.map(({ documentId }) => documentId)];
  const apartments = replaced(before.apartments, changed, new Map([...found, ...withRates]));
  await invalidateRenamed(strapi, before, apartments, ids, invalidated);
  await invalidateRivals(strapi, before, invalidated);
  const { overrides, seasons, promotions } = invalidated;
  const records: Records = {
    apartments,
    overrides: await reread(before.overrides, overrides, (some) => readOverrides(strapi, some)),
    seasons: await reread(before.seasons, seasons, (some) => readSeasons(strapi, some)),
    promotions: await reread(before.promotions, promotions, (some) => readPromotions(strapi, some)),
    place: invalidated.policies ? await readPlace(strapi) : before.place,
    languages: invalidated.policies ? await readLanguages(strapi) : before.languages,
    names: invalidated.names ? await readNames(strapi) : before.names,
    policies: invalidated.policies ? await readPropertyPolicies(strapi) : before.policies,
    extras: invalidated.policies ? await readExtras(strapi) : before.extras,
  };
  return { records, reread: ids, changed: changedBetween([before, records], changed, invalidated) };
}

/** The invalidated apartments, and those that show or showed an invalidated document. */
async function apartmentsOf(
  strapi: Core.Strapi,
  before: Records,
  invalidated: Invalidation,
): Promise<string[]> {
  const shown = [...invalidated.shown];
  if (shown.length === 0) return [...invalidated.apartments];
  const showed = [...before.apartments.values()].filter(({ shows }) =>
    shows.some((id) => invalidated.shown.has(id)),
  );
  const showing = await findShowing(strapi, shown);
  return [...new Set([...invalidated.apartments, ...showed.map(({ documentId }) => documentId), ...showing])];
}

async function readInSteps<Asked>(
  all: readonly Asked[],
  atOnce: number,
  read: (some: readonly Asked[]) => Promise<ApartmentRecord[]>,
): Promise<ById<ApartmentRecord>> {
  const found = new Map<string, ApartmentRecord>();
  for (let start = 0; start < all.length; start += atOnce) {
    for (const apartment of await read(all.slice(start, start + atOnce)))
      found.set(apartment.documentId, apartment);
    await nextTurn();
  }
  return found;
}

/** An apartment has one override. A new one takes it from the old one, whose change is not announced. */
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

/** The records with these documents as found; documents that were not found are removed. */
function replaced<T>(before: ById<T>, documentIds: readonly string[], found: ById<T>): ById<T> {
  const after = new Map(before);
  for (const documentId of documentIds) {
    const record = found.get(documentId);
    if (record === undefined) after.delete(documentId);
    else after.set(documentId, record);
  }
  return after;
}

/** Public ids of the apartments that a change concerns, in their old or new state. */
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
