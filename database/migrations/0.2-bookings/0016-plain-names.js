// @ts-check
/**
 * Tables and jobs get the names that the code has for them. Rows of the history keep the words in which they were
 * written. A process of an older version cannot book once this has run.
 */

const TABLES = [
  { old: 'booking_reservation_moves', name: 'booking_reservation_history', indexes: [['reference']] },
  {
    old: 'booking_reservers',
    name: 'booking_limit_entries',
    indexes: [
      ['email', 'made_at'],
      ['phone', 'made_at'],
      ['network', 'made_at'],
    ],
  },
];

/** @type {Record<string, string>} */
const JOBS = { 'lapse-holds': 'expire-holds', 'clear-reservers': 'clear-limit-entries' };

/**
 * Indexes are made anew, because neither database renames them with their table.
 * @param {import('knex').Knex} knex
 * @param {string} from
 * @param {string} to
 * @param {string[][]} indexes
 */
async function rename(knex, from, to, indexes) {
  await knex.schema.alterTable(from, (table) => {
    for (const columns of indexes) table.dropIndex(columns);
  });
  await knex.schema.renameTable(from, to);
  await knex.schema.alterTable(to, (table) => {
    for (const columns of indexes) table.index(columns);
  });
}

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  for (const { old, name, indexes } of TABLES) await rename(knex, old, name, indexes);
  for (const [old, name] of Object.entries(JOBS)) {
    await knex('booking_jobs').where({ name: old }).update({ name });
  }
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  for (const { old, name, indexes } of TABLES) await rename(knex, name, old, indexes);
  for (const [old, name] of Object.entries(JOBS)) {
    await knex('booking_jobs').where({ name }).update({ name: old });
  }
};
