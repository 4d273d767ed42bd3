// @ts-check
/**
 * Pictures of guests' documents, sealed as what they have typed is. They are in no library of uploads and have no
 * address. One that belongs to no registration yet is deleted after a day.
 */

const TABLE = 'booking_registration_pictures';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.string('id', 36).primary();
    table.string('reference', 20).notNullable().index();
    table.string('registration', 36).index();
    table.string('key_id', 16).notNullable();
    table.binary('salt').notNullable();
    table.binary('sealed').notNullable();
    table.bigInteger('at').notNullable();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
