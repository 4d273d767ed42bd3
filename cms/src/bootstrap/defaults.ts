import type { Core } from '@strapi/strapi';

/**
 * Makes the single documents that the site cannot do without, with the product's defaults, so that an editor
 * finds them filled in rather than empty.
 */
export async function createDefaults(strapi: Core.Strapi): Promise<void> {
  const singles = [
    ['api::minimum-stay.minimum-stay', { days: 1 }],
    [
      'api::site-setting.site-setting',
      {
        brand: 'Vacationer',
        fees: {
          vatPercent: 5,
          tourismDirhamStandard: 1_000,
          tourismDirhamDeluxe: 1_500,
          tourismDirhamNights: 30,
        },
        lengthOfStayDiscounts: [
          { nights: 7, percent: 10 },
          { nights: 28, percent: 20 },
        ],
        cancellationTiers: [
          { percent: 100, days: 30 },
          { percent: 50, days: 14 },
        ],
      },
    ],
  ] as const;
  for (const [uid, data] of singles) {
    if (!(await strapi.documents(uid).findFirst()))
      await strapi.documents(uid).create({ data: { ...data } as never });
  }
}
