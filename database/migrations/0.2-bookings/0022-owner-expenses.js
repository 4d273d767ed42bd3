// @ts-check
/** What the house has spent on an owner's apartment, and takes off the owner's payout. */

const TABLE = 'booking_owner_expenses';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.increments('id');
    table.string('apartment', 80).notNullable();
    table.string('day', 10).notNullable();
    table.integer('amount').notNullable();
    table.string('note', 200).notNullable();
    table.string('by', 120).notNullable();
    table.bigInteger('at').notNullable();
    table.index(['apartment', 'day']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
