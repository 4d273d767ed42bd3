// @ts-check
/** Which reminders of permits that end have been written: each once for each permit and each of its days. */

const TABLE = 'booking_permit_reminders';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.string('apartment', 80).notNullable();
    // The last day of the permit: a renewed one is reminded of anew.
    table.string('expiry', 10).notNullable();
    // How many days before it: 60, 30 or 7.
    table.integer('days').notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['apartment', 'expiry', 'days']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
