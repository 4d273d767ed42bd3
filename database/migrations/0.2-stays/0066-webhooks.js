// @ts-check
/** Webhooks: where other systems are told what happens to bookings. */

const TABLE = 'booking_webhooks';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.increments('id');
    table.string('name', 80).notNullable();
    table.text('url').notNullable();
    // JSON: the types of events that it wants; null for all, those of later versions too.
    table.text('types');
    table.boolean('active').notNullable();
    // The secret follows from these and from the secret of links: it stands nowhere.
    table.string('salt', 40).notNullable();
    table.string('former_salt', 40);
    table.bigInteger('renewed_at');
    // Since when every attempt has failed; null while they do not.
    table.bigInteger('failing_since');
    table.bigInteger('paused_at');
    table.bigInteger('created_at').notNullable();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
