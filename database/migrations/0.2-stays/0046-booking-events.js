// @ts-check
/**
 * What happened to bookings, for other systems: a row for each event, written in the transaction of what it tells of.
 * Deliveries read them in the order of their numbers.
 */

const TABLE = 'booking_events';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.increments('id');
    // `reservation.created`, `message.received`, …
    table.string('type', 40).notNullable();
    // Of the reservation; an enquiry has none.
    table.string('reference', 20).index();
    // JSON: what belongs to this type of event.
    table.text('details').notNullable();
    table.bigInteger('at').notNullable();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
