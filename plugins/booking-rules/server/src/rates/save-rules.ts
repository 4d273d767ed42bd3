import type { Core } from '@strapi/strapi';
import type { PromotionDraft, RuleChange } from '../../../shared/contracts/rule-book';
import { normalizeCode } from '../../../shared/domain/pricing/promotion';
import { engineOf } from '../engine';
import { UIDS } from '../records/documents';
import { invalidField } from '../platform/http/parse';
import { inTransaction } from '../platform/transaction';
import { readNamedApartments } from './named-apartments';
import { saveGlobalMinimum, saveOverrides } from './save-minimum-stays';
import { saveNaming } from './save-naming';
import { saveRates } from './save-rates';

/** Ids of what was saved, in the order of the change. */
export interface SavedRules {
  seasons: string[];
  promotions: string[];
}

/**
 * Makes a change of the rule book, all of it or nothing. When it answers, guests are told the new rules.
 * @throws ValidationError for an apartment that is not there, or a code that another promotion has
 * @throws NotFoundError for a season or a promotion that is not there any more
 */
export async function saveRules(strapi: Core.Strapi, change: RuleChange): Promise<SavedRules> {
  const { global, overrides = [], rates = [], seasons = {}, promotions = {} } = change;
  const saved = await inTransaction(strapi, async () => {
    const named = await readNamedApartments(strapi, apartmentsOf(change));
    if (global !== undefined) await saveGlobalMinimum(strapi, global);
    await saveOverrides(strapi, overrides, named);
    await saveRates(strapi, rates, named);
    const savedSeasons = await saveNaming(strapi, UIDS.season, seasons, named);
    await refuseSecondCode(strapi, promotions.save ?? [], promotions.remove ?? []);
    return {
      seasons: savedSeasons,
      promotions: await saveNaming(strapi, UIDS.promotion, promotions, named),
    };
  });
  await engineOf(strapi).inventory.refresh();
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
  const known: unknown = await strapi.documents(UIDS.promotion).findMany({ fields: ['code'] });
  for (const { documentId, code } of known as { documentId: string; code: string }[]) {
    if (!replaced.has(documentId)) owners.set(normalizeCode(code), documentId);
  }
  for (const [index, { id, code }] of save.entries()) {
    const normal = normalizeCode(code);
    if (owners.has(normal))
      throw invalidField(`promotions.save.${index}.code`, `Another promotion has the code ${normal}`);
    owners.set(normal, id ?? '');
  }
}
