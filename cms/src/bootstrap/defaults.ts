import type { Core } from '@strapi/strapi';
import { DEFAULT_UNPAID_LIMITS } from 'booking-rules/shared/domain/booking-policies';
import { DEFAULT_PROPERTY_POLICIES } from 'booking-rules/shared/domain/restrictions/rules';
import { createUsualPolicy } from './usual-policy';

const { maximumStay, weekendNights, booking: holds } = DEFAULT_PROPERTY_POLICIES;
const SITE_SETTING = 'api::site-setting.site-setting';

/** Parts of the site settings that older installations lack: they go on with these. */
const PARTS = { stays: { maximumStay, weekendNights }, holds, limits: DEFAULT_UNPAID_LIMITS };

/**
 * Makes the single documents that the site cannot do without, with the product's defaults, so that an editor
 * finds them filled in rather than empty. In an older installation only what is new is filled in. Where the business
 * is, somebody has to choose.
 */
export async function createDefaults(strapi: Core.Strapi): Promise<void> {
  const singles = [
    ['api::minimum-stay.minimum-stay', { days: 1 }],
    [
      SITE_SETTING,
      {
        brand: 'Vacationer',
        ...PARTS,
        lengthOfStayDiscounts: [
          { nights: 7, percent: 10 },
          { nights: 28, percent: 20 },
        ],
      },
    ],
  ] as const;
  for (const [uid, data] of singles) {
    if (!(await strapi.documents(uid).findFirst()))
      await strapi.documents(uid).create({ data: { ...data } as never });
  }
  await fillInParts(strapi);
  await createUsualPolicy(strapi);
}

async function fillInParts(strapi: Core.Strapi): Promise<void> {
  const found: unknown = await strapi
    .documents(SITE_SETTING)
    .findFirst({ populate: Object.keys(PARTS) as never });
  const setting = found as { documentId: string } & Record<keyof typeof PARTS, object | null>;
  const missing = Object.entries(PARTS).filter(([name]) => setting[name as keyof typeof PARTS] === null);
  if (missing.length === 0) return;
  const data: object = Object.fromEntries(missing);
  await strapi.documents(SITE_SETTING).update({ documentId: setting.documentId, data });
}
