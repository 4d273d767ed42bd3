import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type {
  PromotionDraft,
  RuleChange,
  SeasonDraft,
} from '../../../shared/domain/restrictions/rule-change';
import { normalizeCode } from '../../../shared/domain/pricing/promotion';
import type { Changes } from '../inventory/changes/changes';
import type { InventoryService } from '../inventory/service';
import { invalidField } from '../platform/http/parse';
import { inTransaction } from '../platform/transaction';
import { documents, UIDS } from '../records/documents';
import { readNamedApartments, type NamedApartments } from './named-apartments';
import { saveRates } from './save-rates';

type NamingUid = typeof UIDS.season | typeof UIDS.promotion;

export interface RatesDeps {
  strapi: Core.Strapi;
  changes: Changes;
  inventory: InventoryService;
}

/** Ids of what was saved, in the order of the change. */
export interface SavedRules {
  seasons: string[];
  promotions: string[];
}

/**
 * Changes rates, restrictions and promotions, all of it or nothing. When it answers, guests are told the new rules.
 * @throws ValidationError for an apartment that is not there, or a code that another promotion has
 * @throws NotFoundError for a season or a promotion that is not there any more
 */
export async function saveRules(
  { strapi, changes, inventory }: RatesDeps,
  change: RuleChange,
): Promise<SavedRules> {
  const { global, overrides = [], rates = [], seasons = {}, promotions = {} } = change;
  const { repriced, ...saved } = await inTransaction(strapi, async (trx) => {
    const named = await readNamedApartments(strapi, apartmentsOf(change));
    if (global !== undefined) await saveGlobalMinimum(strapi, global);
    await saveOverrides(strapi, overrides, named);
    const changed = await saveRates(strapi, trx, rates, named);
    const savedSeasons = await saveNaming(strapi, UIDS.season, seasons, named);
    await refuseSecondCode(strapi, promotions.save ?? [], promotions.remove ?? []);
    return {
      repriced: changed,
      seasons: savedSeasons,
      promotions: await saveNaming(strapi, UIDS.promotion, promotions, named),
    };
  });
  for (const documentId of repriced)
    changes.announce({ kind: 'content', uid: UIDS.apartment, documentId, only: 'rates' });
  await inventory.caughtUp();
  return saved;
}

function apartmentsOf({ overrides = [], rates = [], seasons, promotions }: RuleChange): string[] {
  const naming = [...(seasons?.save ?? []), ...(promotions?.save ?? [])];
  return [
    ...[...overrides, ...rates].map(({ apartmentId }) => apartmentId),
    ...naming.flatMap(({ apartments }) => apartments ?? []),
  ];
}

/** Guests may type a code in capital or small letters, so no two may differ in these alone. */
async function refuseSecondCode(
  strapi: Core.Strapi,
  save: readonly PromotionDraft[],
  remove: readonly string[],
): Promise<void> {
  if (save.length === 0) return;
  const owners = new Map<string, string>();
  const replaced = new Set([...remove, ...save.map(({ id }) => id)]);
  const known = await documents(strapi, UIDS.promotion).findMany({ fields: ['code'] });
  for (const { documentId, code } of known) {
    if (!replaced.has(documentId)) owners.set(normalizeCode(code), documentId);
  }
  for (const [index, { id, code }] of save.entries()) {
    const normal = normalizeCode(code);
    if (owners.has(normal))
      throw invalidField(`promotions.save.${index}.code`, `Another promotion has the code ${normal}`);
    owners.set(normal, id ?? '');
  }
}

/** Sets the nights for all apartments. */
async function saveGlobalMinimum(strapi: Core.Strapi, days: number): Promise<void> {
  const all = documents(strapi, UIDS.minimumStay);
  const known = await all.findFirst();
  if (known) await all.update({ documentId: known.documentId, data: { days } });
  else await all.create({ data: { days } });
}

/** Sets and takes away overrides of apartments. */
async function saveOverrides(
  strapi: Core.Strapi,
  overrides: NonNullable<RuleChange['overrides']>,
  named: NamedApartments,
): Promise<void> {
  for (const [index, { apartmentId, nights }] of overrides.entries())
    await saveOverride(strapi, named.documentOf(apartmentId, `overrides.${index}`), nights);
}

/** Sets the minimum stay of an apartment, by its documentId; null takes it away. */
export async function saveOverride(
  strapi: Core.Strapi,
  apartment: string,
  nights: number | null,
): Promise<void> {
  const all = documents(strapi, UIDS.minimumStayOverride);
  const known = await all.findMany({ filters: { apartment: { documentId: apartment } } });
  const [first, ...rest] = known;
  for (const extra of nights === null ? known : rest) await all.delete({ documentId: extra.documentId });
  if (nights === null) return;
  const data = { minimumStay: nights, apartment };
  if (first) await all.update({ documentId: first.documentId, data });
  else await all.create({ data });
}

/** Creates, changes and removes seasons or promotions; gives the ids of those that were saved, in their order. */
async function saveNaming(
  strapi: Core.Strapi,
  uid: NamingUid,
  {
    save = [],
    remove = [],
  }: { save?: readonly (SeasonDraft | PromotionDraft)[]; remove?: readonly string[] },
  named: NamedApartments,
): Promise<string[]> {
  const all = documents(strapi, uid);
  // First, so that a code may pass from one promotion to another.
  for (const documentId of remove) await all.delete({ documentId });
  const saved: string[] = [];
  const field = uid === UIDS.season ? 'seasons' : 'promotions';
  for (const [index, { id, apartments, ...fields }] of save.entries()) {
    const ids = (apartments ?? []).map((apartmentId) =>
      named.documentOf(apartmentId, `${field}.save.${index}.apartments`),
    );
    const data = { ...fields, apartments: ids };
    if (id === null) saved.push((await all.create({ data })).documentId);
    else {
      const updated = await all.update({ documentId: id, data });
      if (!updated) throw new errors.NotFoundError('Somebody has removed this. Reload the page');
      saved.push(updated.documentId);
    }
  }
  return saved;
}
