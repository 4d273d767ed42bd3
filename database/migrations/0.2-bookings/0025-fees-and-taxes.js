// @ts-check
/**
 * VAT and the Tourism Dirham, which were settings of the site, become two of any number of fees and taxes: with the
 * numbers of the settings where there were any, else with those of the Emirates. A new database has no settings yet, and
 * gets no taxes before somebody has chosen a place. The words of the banner go to the promotion that it named. Strapi
 * drops the fields of settings that are gone before this runs, so the plugin writes down what they said
 * (`platform/earlier-columns.ts`).
 */

const EARLIER = 'plugin_booking-rules_earlier_settings';
const STORE = 'strapi_core_store_settings';
const SETTINGS = 'site_setting';
const RULES = 'booking_charge_rules';
const PROMOTIONS = 'booking_promotions';

const USUAL = {
  vat_percent: 5,
  tourism_dirham_standard: 1_000,
  tourism_dirham_deluxe: 1_500,
  tourism_dirham_nights: 30,
};

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  const row = await knex(STORE).where({ key: EARLIER }).first('value');
  const { fees, banner } = row ? JSON.parse(row.value) : { fees: null, banner: null };
  const isNew = !(await knex(SETTINGS).first('id'));
  if (!isNew && !(await knex(RULES).first('id')))
    await knex(RULES).insert(rulesOf({ ...USUAL, ...fees }, now(knex)));
  if (banner) await moveBanner(knex, banner);
  await knex(STORE).where({ key: EARLIER }).delete();
};

/**
 * Now, as Strapi keeps instants: SQLite has milliseconds.
 * @param {import('knex').Knex} knex
 */
function now(knex) {
  const at = new Date();
  return /^(pg|postgres)/.test(String(knex.client.config.client)) ? at.toISOString() : at.getTime();
}

/**
 * @param {typeof USUAL} fees as the database had them: PostgreSQL hands decimals out as text
 * @param {string | number} at
 */
function rulesOf(fees, at) {
  const [standard, deluxe] = [Number(fees.tourism_dirham_standard), Number(fees.tourism_dirham_deluxe)];
  const [nights, percent] = [Number(fees.tourism_dirham_nights), Number(fees.vat_percent)];
  const rule = (/** @type {object} */ more) => ({
    ...{ document_id: crypto.randomUUID().replaceAll('-', '').slice(0, 24), locale: 'en' },
    ...{ kind: 'Tax', taxable: false },
    ...{ created_at: at, updated_at: at, published_at: at, ...more },
  });
  return [
    rule({
      ...{ code: 'tourism-dirham', name: 'Tourism Dirham', basis: 'Each bedroom and night', percent: null },
      ...{ amount: standard, deluxe_amount: deluxe, nights: Math.max(1, nights) },
      active: nights > 0 && standard + deluxe > 0,
    }),
    rule({
      ...{ code: 'vat', name: 'VAT', basis: 'Percent of all that is taxable', percent },
      ...{ amount: null, deluxe_amount: null, nights: null, active: percent > 0 },
    }),
  ];
}

/**
 * @param {import('knex').Knex} knex
 * @param {{ enabled: boolean | number, code: string, text: string }} banner
 */
async function moveBanner(knex, { enabled, code, text }) {
  const known = await knex(PROMOTIONS).select('id', 'code');
  const named = known.filter((one) => one.code.trim().toUpperCase() === code.trim().toUpperCase());
  await knex(PROMOTIONS)
    .whereIn(
      'id',
      named.map(({ id }) => id),
    )
    .update({ banner_text: text, on_banner: Boolean(enabled) });
}

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex(RULES).delete();
};
