import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Extra } from '../../../../shared/domain/pricing/extra';
import { normalizeCode, type Promotion } from '../../../../shared/domain/pricing/promotion';
import { CODE_GIVEN_BACK } from '../../../../shared/domain/reservation';
import type { PropertyPolicies, Season } from '../../../../shared/domain/restrictions/rules';
import { documents, UIDS } from '../../records/documents';
import { readLanguages, readPlace } from '../../records/content/place';
import { reservationTable } from '../../records/reservations/reservations';
import { readNames } from '../../records/content/translations';
import type { ById, OverrideRecord, RuleRecords } from './inventory-records';
import { chargeRuleOf, extraOf, propertyPoliciesOf, promotionOf, ratePlanOf, seasonOf } from './rules-of';

/** Rule documents that name apartments, with the field that names them. */
const NAMING = {
  [UIDS.minimumStayOverride]: 'apartment',
  [UIDS.season]: 'apartments',
  [UIDS.promotion]: 'apartments',
} as const;
export type NamingUid = keyof typeof NAMING;

/** Everything except the apartments. */
export async function readRules(strapi: Core.Strapi): Promise<RuleRecords> {
  return {
    place: await readPlace(strapi),
    languages: await readLanguages(strapi),
    names: await readNames(strapi),
    policies: await readPropertyPolicies(strapi),
    extras: await readExtras(strapi),
    overrides: await readOverrides(strapi),
    seasons: await readSeasons(strapi),
    promotions: await readPromotions(strapi),
  };
}

export async function readPropertyPolicies(strapi: Core.Strapi): Promise<PropertyPolicies> {
  const setting = await documents(strapi, UIDS.siteSetting).findFirst({
    populate: {
      stays: true,
      holds: true,
      paymentTerms: true,
      paymentReminders: true,
      lengthOfStayDiscounts: true,
      cancellationPolicy: { populate: { tiers: true } },
    },
  });
  const minimumStay = await documents(strapi, UIDS.minimumStay).findFirst();
  const plans = await documents(strapi, UIDS.ratePlan).findMany({
    filters: { active: true },
    populate: { apartments: { fields: ['apartmentId'] }, cancellationPolicy: { populate: { tiers: true } } },
    sort: 'id:asc',
  });
  const charges = await documents(strapi, UIDS.chargeRule).findMany({
    filters: { active: true },
    populate: { apartments: { fields: ['apartmentId'] } },
    sort: 'id:asc',
  });
  return propertyPoliciesOf(
    setting,
    minimumStay?.days ?? null,
    plans.map(ratePlanOf),
    charges.map(chargeRuleOf),
  );
}

/** The extras that are on, in the order in which they are shown. */
export async function readExtras(strapi: Core.Strapi): Promise<Extra[]> {
  const extras = await documents(strapi, UIDS.extra).findMany({
    filters: { active: true },
    populate: { apartments: { fields: ['apartmentId'] } },
    sort: ['order:asc', 'id:asc'],
  });
  return extras.map(extraOf);
}

/** All of them, or those of the given documents that exist. */
export async function readOverrides(
  strapi: Core.Strapi,
  documentIds?: readonly string[],
): Promise<ById<OverrideRecord>> {
  const found = await read(strapi, UIDS.minimumStayOverride, documentIds);
  return new Map(
    found.map(({ documentId, apartment, minimumStay }) => [
      documentId,
      { apartmentId: apartment?.apartmentId ?? null, nights: minimumStay },
    ]),
  );
}

/** All of them, or those of the given documents that exist. */
export async function readSeasons(
  strapi: Core.Strapi,
  documentIds?: readonly string[],
): Promise<ById<Season>> {
  const found = await read(strapi, UIDS.season, documentIds);
  return new Map(found.map((season) => [season.documentId, seasonOf(season)]));
}

/** All of them, or those of the given documents that exist, with how often each was used. */
export async function readPromotions(
  strapi: Core.Strapi,
  documentIds?: readonly string[],
): Promise<ById<Promotion>> {
  const found = await read(strapi, UIDS.promotion, documentIds);
  const uses = await countUses(strapi);
  return new Map(
    found.map((promotion) => [
      promotion.documentId,
      promotionOf(promotion, uses.get(normalizeCode(promotion.code)) ?? 0),
    ]),
  );
}

/** Documents that name one of these apartments. */
export async function findNaming(
  strapi: Core.Strapi,
  uid: NamingUid,
  apartmentDocumentIds: readonly string[],
): Promise<string[]> {
  const filters = { [NAMING[uid]]: { documentId: { $in: apartmentDocumentIds } } };
  const found = await documents(strapi, uid).findMany({ filters, fields: ['documentId'] });
  return found.map(({ documentId }) => documentId);
}

function read<Uid extends NamingUid>(strapi: Core.Strapi, uid: Uid, documentIds?: readonly string[]) {
  return documents(strapi, uid).findMany({
    ...(documentIds && { filters: { documentId: { $in: documentIds } } }),
    populate: { [NAMING[uid]]: { fields: ['apartmentId'] } },
    sort: 'id:asc',
  });
}

/** The number of reservations that count as a use of each code, or of one code. */
export async function countUses(
  strapi: Core.Strapi,
  connection: Knex = strapi.db.connection,
  code?: string,
): Promise<Map<string, number>> {
  const rows: { code: string; uses: number | string }[] = await connection(reservationTable(strapi))
    .where(code === undefined ? connection.raw('promotion_code is not null') : { promotion_code: code })
    .whereNotIn('state', [...CODE_GIVEN_BACK])
    .groupBy('promotion_code')
    .select('promotion_code as code')
    .count({ uses: '*' });
  return new Map(rows.map(({ code, uses }) => [normalizeCode(code), Number(uses)]));
}
