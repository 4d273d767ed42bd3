// @ts-check
/**
 * Links by which guests sign in, as digests, until they are used or run out (milliseconds): one for each account. The
 * seal says what the account was like when the link was made; a new address or password ends it.
 */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable('sign_in_links', (table) => {
    table.string('digest', 64).primary();
    table.integer('account').notNullable().unique();
    table.string('seal', 22).notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable('sign_in_links');
};
