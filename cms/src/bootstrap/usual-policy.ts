import type { Core } from '@strapi/strapi';
import { DEFAULT_PROPERTY_POLICIES } from 'booking-rules/shared/domain/restrictions/rules';

const SITE_SETTING = 'api::site-setting.site-setting';
const POLICY = 'plugin::booking-rules.cancellation-policy';
const TIER = 'booking.cancellation-tier';

interface Tier {
  percent: number;
  days: number;
}

/**
 * Gives the business its cancellation policy, where there is none: of the tiers that its settings had before policies
 * were records, or else of the product's.
 */
export async function createUsualPolicy(strapi: Core.Strapi): Promise<void> {
  if (await strapi.documents(POLICY).findFirst()) return;
  const setting = await strapi.documents(SITE_SETTING).findFirst();
  if (!setting) return;
  const { name, tiers: usual } = DEFAULT_PROPERTY_POLICIES.cancellation;
  const found = await tiersOfSettings(strapi, Number(setting.id));
  const tiers = (found.length > 0 ? found : usual).map(({ percent, days }) => ({ percent, days }));
  await strapi.db.transaction(async () => {
    const policy = await strapi.documents(POLICY).create({ data: { name, tiers } });
    const data: object = { cancellationPolicy: policy.documentId };
    await strapi.documents(SITE_SETTING).update({ documentId: setting.documentId, data });
  });
}

/** The tiers that an older version kept in the settings: Strapi leaves the rows of a field that is gone. */
async function tiersOfSettings(strapi: Core.Strapi, settingId: number): Promise<Tier[]> {
  const { connection, metadata } = strapi.db;
  const parts = `${metadata.get(SITE_SETTING).tableName}_cmps`;
  const tiers = metadata.get(TIER).tableName;
  return connection(parts)
    .join(tiers, `${tiers}.id`, `${parts}.cmp_id`)
    .where({ [`${parts}.entity_id`]: settingId, [`${parts}.field`]: 'cancellationTiers' })
    .orderBy(`${parts}.order`)
    .select<Tier[]>(`${tiers}.percent`, `${tiers}.days`);
}
