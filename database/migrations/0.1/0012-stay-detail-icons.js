// @ts-check
/** The icon of a stay detail, which its slug decided alone, became a field of its own beside slug and label. */

const TABLE = 'components_stay_details';

/** @type {Record<string, string>} */
const ICONS = {
  checkIn: 'log-in',
  checkOut: 'log-out',
  children: 'smile',
  infants: 'baby',
  pets: 'paw-print',
  partiesAndEvents: 'party-popper',
  smokingInside: 'cigarette-off',
};

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  for (const [slug, icon] of Object.entries(ICONS)) {
    await knex(TABLE).where({ slug }).whereNull('icon').update({ icon });
  }
};

// The column is Strapi's own, and goes with the field.
exports.down = async () => {};
