// @ts-check
/** Deposits that guests are asked to have held on their card. */

const TABLE = 'booking_card_deposits';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.string('key', 80).primary();
    table.string('reference', 24).notNullable();
    table.integer('amount').notNullable();
    table.bigInteger('asked_at').notNullable();
    table.string('asked_by', 120).notNullable();
    // The page on which the card is given, while there is one.
    table.string('session', 120);
    table.text('session_url');
    table.bigInteger('session_ends_at');
    // The provider's name of what is held, from when, and until when it can be kept.
    table.string('hold', 120).unique();
    table.bigInteger('held_at');
    table.bigInteger('held_until');
    // What staff have decided and the provider has not answered yet: `release` or `keep`.
    table.string('closing', 10);
    table.integer('kept').notNullable().defaultTo(0);
    table.string('reason', 200);
    table.string('closed_by', 120);
    // When the provider is asked next.
    table.bigInteger('next_at');
    table.integer('attempts').notNullable().defaultTo(0);
    table.string('last_error', 500);
    table.bigInteger('done_at');
    table.index(['reference']);
    table.index(['done_at', 'next_at']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
