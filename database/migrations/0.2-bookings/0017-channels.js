// @ts-check
/** What channels hold: their calendar feeds, the nights of these, what changed, conflicts, and what they are told. */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable('booking_feeds', (table) => {
    table.increments('id');
    table.string('apartment', 80).notNullable();
    table.string('channel', 24).notNullable();
    // Null for a channel manager that sends its nights by itself.
    table.text('address');
    table.string('address_digest', 64).notNullable();
    table.integer('interval_minutes').notNullable();
    table.integer('release_fetches').notNullable();
    table.integer('release_hours').notNullable();
    table.string('etag', 300);
    table.string('last_modified', 100);
    table.bigInteger('fetched_at');
    table.bigInteger('good_at');
    table.bigInteger('next_at').notNullable();
    table.bigInteger('locked_until').notNullable().defaultTo(0);
    table.string('locked_by', 40);
    table.integer('failures').notNullable().defaultTo(0);
    table.string('problem', 40);
    table.string('problem_detail', 200);
    table.text('quarantine');
    table.bigInteger('created_at').notNullable();
    table.unique(['apartment', 'channel', 'address_digest']);
    table.index(['next_at']);
  });
  await knex.schema.createTable('booking_feed_nights', (table) => {
    table.integer('feed').notNullable();
    table.string('night', 10).notNullable();
    table.string('apartment', 80).notNullable();
    table.string('channel', 24).notNullable();
    table.string('kind', 8).notNullable();
    table.bigInteger('first_seen').notNullable();
    table.bigInteger('shown_since').notNullable();
    table.bigInteger('missing_since');
    table.integer('missing_fetches');
    table.bigInteger('last_seen');
    table.boolean('kept').notNullable();
    table.primary(['feed', 'night']);
    table.index(['apartment', 'night']);
  });
  await knex.schema.createTable('booking_feed_changes', (table) => {
    table.increments('id');
    table.integer('feed').notNullable();
    table.bigInteger('at').notNullable();
    table.string('what', 16).notNullable();
    table.text('ranges').notNullable();
    table.string('by', 120);
    table.index(['feed', 'at']);
  });
  await knex.schema.createTable('booking_channel_conflicts', (table) => {
    table.increments('id');
    table.integer('feed').notNullable();
    table.string('apartment', 80).notNullable();
    table.string('channel', 24).notNullable();
    table.string('night', 10).notNullable();
    table.string('reference', 24).notNullable();
    table.bigInteger('found_at').notNullable();
    table.bigInteger('solved_at');
    table.string('solved_by', 120);
    table.unique(['feed', 'night', 'reference']);
    table.index(['solved_at']);
  });
  await knex.schema.createTable('booking_exports', (table) => {
    table.string('apartment', 80).notNullable();
    table.string('channel', 24).notNullable();
    table.string('token', 64).notNullable();
    table.bigInteger('created_at').notNullable();
    table.text('events').notNullable();
    table.text('served').notNullable();
    table.bigInteger('served_at');
    table.primary(['apartment', 'channel']);
    table.unique(['token']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  for (const table of [
    'booking_exports',
    'booking_channel_conflicts',
    'booking_feed_changes',
    'booking_feed_nights',
    'booking_feeds',
  ]) {
    await knex.schema.dropTable(table);
  }
};
