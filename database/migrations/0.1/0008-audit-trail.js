// @ts-check
/** Who changed what, and when: one row for every change that matters, never changed and never deleted. */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable('booking_audit', (table) => {
    table.increments('id');
    table.bigInteger('at').notNullable();
    table.string('by', 120).notNullable();
    table.string('action', 40).notNullable();
    table.string('subject', 80).notNullable();
    table.string('subject_id', 80).notNullable();
    table.string('label', 200).notNullable();
    table.text('details').notNullable();
    table.index(['at']);
    table.index(['subject', 'subject_id']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable('booking_audit');
};
