// @ts-check
/** Tokens of guests who signed out, as digests, until they would have run out by themselves (milliseconds). */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable('ended_tokens', (table) => {
    table.string('digest', 64).primary();
    table.bigInteger('expires_at').notNullable().index();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable('ended_tokens');
};
