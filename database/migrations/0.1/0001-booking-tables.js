// @ts-check
/** The tables that Strapi does not manage: what is taken, what was quoted, what was asked twice, what moved. */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable('booking_nights', (table) => {
    table.string('apartment', 80).notNullable();
    table.string('night', 10).notNullable();
    table.string('source', 16).notNullable();
    table.string('reservation', 24);
    // The judge of every booking: one apartment, one night, one row.
    table.primary(['apartment', 'night']);
    table.index(['reservation']);
  });
  await knex.schema.createTable('booking_quotes', (table) => {
    table.string('number', 24).primary();
    table.string('apartment', 80).notNullable();
    table.bigInteger('expires_at').notNullable();
    table.text('body').notNullable();
    table.index(['expires_at']);
  });
  await knex.schema.createTable('booking_idempotency_keys', (table) => {
    table.string('key', 200).primary();
    table.string('request', 64).notNullable();
    table.string('reference', 24).notNullable();
    table.bigInteger('created_at').notNullable();
  });
  await knex.schema.createTable('booking_reservation_moves', (table) => {
    table.increments('id');
    table.string('reference', 24).notNullable();
    table.string('from_state', 16);
    table.string('to_state', 16).notNullable();
    table.string('by', 120).notNullable();
    table.string('why', 300);
    table.bigInteger('at').notNullable();
    table.index(['reference']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  for (const table of [
    'booking_reservation_moves',
    'booking_idempotency_keys',
    'booking_quotes',
    'booking_nights',
  ]) {
    await knex.schema.dropTable(table);
  }
};
