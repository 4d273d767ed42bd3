// @ts-check
/**
 * Who cleans and checks apartments. They have no account: a signed link opens their own list, and another version of
 * it closes the link of before.
 */

const TABLE = 'booking_housekeepers';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.increments('id');
    table.string('name', 80).notNullable();
    table.string('phone', 25);
    table.string('email', 254);
    // In which their list is: `en`, `ar`.
    table.string('language', 5).notNullable();
    // JSON: public ids of the apartments that they look after; null for all.
    table.text('apartments');
    table.boolean('active').notNullable();
    table.integer('link_version').notNullable();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
