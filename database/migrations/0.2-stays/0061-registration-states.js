// @ts-check
/** Of each stay: when its guests were asked to register, and when and by whom the authority was told. */

const TABLE = 'booking_registration_states';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.string('reference', 20).primary();
    table.bigInteger('asked_at');
    table.bigInteger('reported_at');
    table.string('reported_by', 120);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
