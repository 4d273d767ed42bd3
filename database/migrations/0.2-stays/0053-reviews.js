// @ts-check
/** What guests say of their stays: one review for each booking, shown once it has been published. */

const TABLE = 'booking_reviews';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.string('reference', 24).primary();
    // As it was booked; the name is that of the reservation.
    table.string('apartment', 80).notNullable();
    table.string('first_name', 80).notNullable();
    table.integer('rating').notNullable();
    // JSON: stars by part of the stay, those that were given.
    table.text('scores').notNullable();
    table.text('text').notNullable();
    table.bigInteger('at').notNullable();
    // `waiting`, `published` or `declined`
    table.string('state', 10).notNullable();
    // Why it was declined, for staff.
    table.text('reason');
    table.text('answer');
    table.string('decided_by', 254);
    table.bigInteger('decided_at');
    // The documentId of the review that the site shows.
    table.string('shown', 80);
    table.index(['state', 'at']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
