// @ts-check
/** Texts that staff answer with, whose variables are filled in by the booking. */

const TABLE = 'booking_message_templates';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.increments('id');
    table.string('name', 80).notNullable().unique();
    table.text('text_en').notNullable();
    // Null until somebody has written it in Arabic.
    table.text('text_ar');
    table.string('changed_by', 254).notNullable();
    table.bigInteger('changed_at').notNullable();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
