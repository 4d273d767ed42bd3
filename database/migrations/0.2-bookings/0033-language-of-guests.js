// @ts-check
/**
 * In which language guests are written to is kept with their reservations and enquiries. Those of before were all made
 * in English.
 */

const TABLES = ['booking_reservations', 'booking_enquiries'];

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  for (const table of TABLES) await knex(table).whereNull('language').update({ language: 'en' });
};

// The columns are Strapi's own, and go with the fields.
exports.down = async () => {};
