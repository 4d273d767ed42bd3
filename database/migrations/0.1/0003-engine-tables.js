// @ts-check
/** What the engine still has to do (mails, refunds, jobs), kept so that it survives a crash. */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable('booking_outbox', (table) => {
    table.increments('id');
    table.string('kind', 40).notNullable();
    table.string('recipient', 254).notNullable();
    table.string('reference', 24);
    table.text('payload').notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.bigInteger('next_at').notNullable();
    table.bigInteger('sent_at');
    table.string('last_error', 500);
    table.bigInteger('created_at').notNullable();
    table.index(['sent_at', 'next_at']);
    table.index(['reference']);
  });
  await knex.schema.createTable('booking_refunds', (table) => {
    table.string('key', 80).primary();
    table.string('reference', 24).notNullable();
    table.integer('amount').notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.bigInteger('next_at').notNullable();
    table.bigInteger('done_at');
    table.string('last_error', 500);
    table.bigInteger('created_at').notNullable();
    table.index(['done_at', 'next_at']);
    table.index(['reference']);
  });
  await knex.schema.createTable('booking_payment_events', (table) => {
    table.string('id', 120).primary();
    table.string('kind', 80).notNullable();
    table.bigInteger('received_at').notNullable();
  });
  await knex.schema.createTable('booking_jobs', (table) => {
    table.string('name', 60).primary();
    table.bigInteger('locked_until').notNullable();
    table.string('locked_by', 60);
    table.bigInteger('last_run_at');
    table.string('last_error', 500);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  for (const table of ['booking_jobs', 'booking_payment_events', 'booking_refunds', 'booking_outbox']) {
    await knex.schema.dropTable(table);
  }
};
