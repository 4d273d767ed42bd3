// @ts-check
/**
 * Where a business is, somebody has to choose. Earlier versions took it to be in Dubai unless somebody had said otherwise,
 * and a house of theirs keeps that. A new database has no settings yet, and stays nowhere.
 */

const SETTINGS = 'site_setting';
const PLACE = { country: 'AE', currency: 'AED', time_zone: 'Asia/Dubai' };

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  for (const [column, value] of Object.entries(PLACE))
    await knex(SETTINGS)
      .whereNull(column)
      .update({ [column]: value });
};

// The columns are Strapi's own; what they say stays true.
exports.down = async () => {};
