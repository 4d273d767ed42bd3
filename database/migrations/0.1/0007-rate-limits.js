// @ts-check
// There is no migration 0006: the number was skipped, and stays free.
/** Who has asked how often, counted together by every process; in the shape that rate-limiter-flexible wants. */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable('rate_limits', (table) => {
    table.string('key', 255).primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire');
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable('rate_limits');
};
