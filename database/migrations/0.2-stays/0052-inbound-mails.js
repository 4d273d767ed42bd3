// @ts-check
/** Which mails of guests have been taken, so that one that comes again is not taken twice. */

const TABLE = 'booking_inbound_mails';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    // A hash of its Message-ID.
    table.string('mail_key', 64).primary();
    table.integer('message').notNullable();
    table.bigInteger('at').notNullable().index();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
