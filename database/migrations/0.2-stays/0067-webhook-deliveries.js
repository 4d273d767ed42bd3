// @ts-check
/** What was sent to webhooks and what is still to be sent. What an event says stands in `booking_events`. */

const TABLE = 'booking_webhook_deliveries';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.increments('id');
    table.integer('webhook').notNullable();
    // Null for a test.
    table.bigInteger('event');
    table.string('type', 40).notNullable();
    table.string('reference', 20);
    // What is delivered in order: all about one reservation.
    table.string('lane', 40).notNullable();
    // waiting, delivered, failed
    table.string('state', 12).notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('first_at');
    table.bigInteger('last_at');
    table.bigInteger('next_at').notNullable();
    // Of the last attempt: what was answered, in how many milliseconds, or what went wrong.
    table.integer('status');
    table.integer('duration');
    table.string('problem', 40);
    table.index(['state', 'next_at']);
    table.index(['webhook', 'lane', 'state', 'id']);
    table.index(['webhook', 'id']);
    table.index(['event']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
