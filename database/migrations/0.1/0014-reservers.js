// @ts-check
/**
 * Who has reserved what, as far as limits on unpaid bookings ask. Reservations that were made before addresses had to
 * be confirmed go on as they were.
 */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable('booking_reservers', (table) => {
    table.string('reference', 24).primary();
    table.string('email', 254).notNullable();
    table.string('phone', 32).notNullable();
    table.string('network', 64);
    table.integer('nights').notNullable();
    table.bigInteger('made_at').notNullable();
    for (const key of ['email', 'phone', 'network']) table.index([key, 'made_at']);
  });
  // On an empty database Strapi's own tables may not be there yet.
  if (!(await knex.schema.hasColumn('booking_reservations', 'address_proof'))) return;
  await knex('booking_reservations').whereNull('address_proof').update({ address_proof: 'earlier' });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable('booking_reservers');
};
