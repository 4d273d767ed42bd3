import type { Core } from '@strapi/strapi';

const RESERVATIONS = 'booking_reservations';
const FORMER_SUMS = 'booking_former_sums';
/** Where a migration finds the settings that are written down here. */
const KEY = { type: 'plugin', name: 'booking-rules', key: 'earlier_settings' } as const;
/** Parts of the site settings that are records by now, with a column that only the earlier ones have. */
const PARTS = {
  fees: { table: 'components_booking_feess', column: 'vat_percent' },
  discountBanner: { table: 'components_site_discount_banners', column: 'code' },
} as const;
const PARTS_OF_SETTINGS = 'site_setting_cmps';

/**
 * Keeps what an earlier version has in columns that this one lacks. Strapi drops them as it starts, before migrations
 * run: those find here what they compare, or make records of.
 */
export function keepEarlierColumns(strapi: Core.Strapi): void {
  const beforeTablesChange = strapi.hook('strapi::content-types.beforeSync') as {
    register(handler: () => Promise<void>): unknown;
  };
  beforeTablesChange.register(() => keepFormerSums(strapi));
  beforeTablesChange.register(() => keepEarlierSettings(strapi));
}

/** The amounts that reservations had beside their folio. */
async function keepFormerSums(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  // `hasColumn` says no of a table that is not there yet.
  if (!(await connection.schema.hasColumn(RESERVATIONS, 'paid_amount'))) return;
  await connection.transaction(async (trx) => {
    await trx.schema.dropTableIfExists(FORMER_SUMS);
    await trx.raw('create table ?? as select reference, total, paid_amount, refunded_amount from ??', [
      FORMER_SUMS,
      RESERVATIONS,
    ]);
  });
}

/** Settings that are records now. */
async function keepEarlierSettings(strapi: Core.Strapi): Promise<void> {
  const fees = await partOf(strapi, 'fees');
  const banner = await partOf(strapi, 'discountBanner');
  if (fees || banner) await strapi.store(KEY).set({ value: { fees, banner } });
}

/** A part of the settings as its table has it; null where there is none any more, or never was. */
async function partOf(strapi: Core.Strapi, field: keyof typeof PARTS): Promise<object | null> {
  const { table, column } = PARTS[field];
  const { connection } = strapi.db;
  const schema = strapi.db.getSchemaConnection();
  if (!(await schema.hasTable(table)) || !(await schema.hasColumn(table, column))) return null;
  const row: unknown = await connection(table)
    .join(PARTS_OF_SETTINGS, `${PARTS_OF_SETTINGS}.cmp_id`, `${table}.id`)
    .where({ [`${PARTS_OF_SETTINGS}.field`]: field })
    .orderBy(`${table}.id`, 'desc')
    .first(`${table}.*`);
  return typeof row === 'object' ? row : null;
}
