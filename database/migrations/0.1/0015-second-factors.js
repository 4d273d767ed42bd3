// @ts-check
/**
 * Second factors of staff. A secret is encrypted with a key outside the database; of recovery codes there are digests,
 * one row each, which goes when its code is used. Instants are milliseconds; there is no `enabled_at` before the
 * first right code.
 */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable('staff_second_factors', (table) => {
    table.integer('user_id').primary();
    table.text('secret').notNullable();
    table.bigInteger('enabled_at');
    // A code stands for a span of time; none is taken twice.
    table.bigInteger('last_step').notNullable().defaultTo(0);
    table.string('recovery_salt', 32).notNullable();
  });
  await knex.schema.createTable('staff_recovery_codes', (table) => {
    table.increments('id');
    table.integer('user_id').notNullable().index();
    table.string('digest', 64).notNullable();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable('staff_recovery_codes');
  await knex.schema.dropTable('staff_second_factors');
};
