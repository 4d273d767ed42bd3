// @ts-check
/** The company that a stay is billed to, where its guest or a manager has named one. */

const TABLE = 'booking_billing';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.string('reference', 24).primary();
    table.string('company', 120).notNullable();
    // Its lines.
    table.string('address', 300).notNullable();
    // TRN; empty without one.
    table.string('tax_number', 15).notNullable();
    table.string('by', 120).notNullable();
    table.bigInteger('at').notNullable();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
