// @ts-check
/**
 * The apartments that accounts have saved: a row for each account, by the documentId of its user, with the link by which
 * it is shared.
 */

const TABLE = 'booking_wishlists';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.string('account', 80).primary();
    // JSON: public ids, the one added last first.
    table.text('apartments').notNullable();
    table.string('share_token', 64).unique();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
