// @ts-check
/** What managers have answered to enquiries, with the mail that carried each answer. */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable('booking_enquiry_replies', (table) => {
    table.increments('id');
    table.string('reference', 24).notNullable();
    table.string('by', 120).notNullable();
    table.text('message').notNullable();
    // The quote that was sent along, whole: its row in booking_quotes is cleared a week after it lapsed.
    table.text('quote');
    // Its row in booking_outbox.
    table.integer('mail').notNullable();
    table.bigInteger('at').notNullable();
    table.index(['reference']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable('booking_enquiry_replies');
};
